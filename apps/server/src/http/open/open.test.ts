// Tests the headers for programmes: pages of other sites can read open answers and nothing else, and callers learn how many calls they have left.
import { describe, expect, test } from 'vitest'
import { endpoints } from '@register/contract/all'
import { checkNumbers } from '@register/contract/business/publicReport/batchCheck/numbers'
import { frontAnswer, frontCount } from '@register/contract/business/publicReport/publicReport'
import { getCategoryTree } from '@register/contract/business/category/category'
import { logCheckpoint, logTile } from '@register/contract/business/integrity/tree'
import { login } from '@register/contract/system/account'
import { testApp } from '../../../test/app.ts'
import { sequenced } from '../../../test/log/sequenced.ts'

const app = await testApp({ rateLimit: true })
const { http } = app.app
const elsewhere = { origin: 'https://elsewhere.example' }
const paramsOf = (path: string) => path.replaceAll(/\{\+?\w+\}/g, '1')

describe('pages of other sites', () => {
  const before = (url: string, method: string) =>
    http.inject({
      method: 'OPTIONS',
      url,
      headers: {
        ...elsewhere,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type',
      },
    })

  test.each(endpoints.map((one) => [`${one.method} ${one.path}`, one] as const))(
    '%s',
    async (_, { open, method, path }) => {
      const asked = await before(paramsOf(path), method)
      const allowed = asked.headers['access-control-allow-origin']
      const isShared = endpoints.some((other) => other.open && other.path === path)
      expect(allowed).toBe(isShared ? '*' : undefined)
      if (!isShared) return
      expect(asked.statusCode).toBe(204)
      expect(asked.headers['access-control-allow-methods']).toBe(open ? method : expect.any(String))
      // Neither a token nor a cookie goes along.
      expect(asked.headers['access-control-allow-headers']).toBe('content-type, accept-language, last-event-id')
      expect(asked.headers).not.toHaveProperty('access-control-allow-credentials')
    },
  )

  test('are let in where anyone reads, without proving who they are', () => {
    const opened = endpoints.filter(({ open }) => open)
    expect(opened.length).toBeGreaterThan(20)
    for (const { access, effect, proof, path } of opened)
      expect({ path, access, effect, proof }).toEqual({ path, access: 'anyone', effect: 'read', proof: undefined })
  })

  test('read an answer, a file of the log, and a refusal; nothing of a sign-in', async () => {
    const readers = { headers: elsewhere }
    const answer = await app.stranger.raw(getCategoryTree, {}, readers)
    const noTile = await app.stranger.raw(logTile, { params: { tile: 'nothing' } }, readers)
    const refused = await app.stranger.raw(frontAnswer, { body: {} }, readers)
    for (const reply of [answer, noTile, refused]) {
      expect(reply.headers['access-control-allow-origin']).toBe('*')
      expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin')
      expect(reply.headers['access-control-expose-headers']).toMatch(/ratelimit, retry-after/)
    }
    expect([answer, noTile, refused].map(({ statusCode }) => statusCode)).toEqual([200, 404, 400])
    const signIn = await app.stranger.raw(login, { body: {} }, readers)
    expect(signIn.headers).not.toHaveProperty('access-control-allow-origin')
    expect(signIn.headers['cross-origin-resource-policy']).toBe('same-origin')
  })
})

describe('the calls that are left', () => {
  const said = ({ headers }: { headers: Record<string, unknown> }) => [
    headers['ratelimit-policy'],
    headers['ratelimit'],
  ]
  const left = (kind: string, calls: number): unknown =>
    expect.stringMatching(new RegExp(`^"${kind}";r=${calls};t=([1-9]|[1-5]\\d|60)$`))

  test('are told with every answer, to strangers and to people who are signed in', async () => {
    const from = { from: '192.0.2.10' }
    expect(said(await app.stranger.raw(frontCount, {}, from))).toEqual(['"list";q=120;w=60', left('list', 119)])
    expect(said(await app.stranger.raw(frontCount, {}, from))).toEqual(['"list";q=120;w=60', left('list', 118)])
    const staff = await app.as('body-staff')
    expect(said(await staff.raw(frontCount, {}))[0]).toBe('"list";q=600;w=60')
  })

  test('are told neither of attempts to sign in, nor with what a cache keeps, nor with a refusal by another limit', async () => {
    const from = { from: '192.0.2.12' }
    expect(said(await app.stranger.raw(login, { body: {} }, from))).toEqual([undefined, undefined])
    await sequenced(app)
    const checkpoint = await app.stranger.raw(logCheckpoint, {}, from)
    expect(checkpoint.headers['cache-control']).toBe('public, max-age=1')
    expect(said(checkpoint)).toEqual([undefined, undefined])
    const numbers = { body: { numbers: ['TSX311099920269001'], stranger: 1 } }
    for (let n = 0; n < 300; n++) await app.stranger.raw(checkNumbers, numbers, from)
    const refused = await app.stranger.raw(frontCount, {}, from)
    expect(refused.statusCode).toBe(200)
    const body = await app.stranger.raw(checkNumbers, numbers, from)
    expect(body.statusCode).toBe(429)
    expect(said(body)).toEqual([undefined, undefined])
    // Refused before anything else, and a page of another site may read why.
    expect(body.headers['access-control-allow-origin']).toBe('*')
  })

  test('a call of many counts each, one that asks for more than are left uses up one, and none are left with a refusal', async () => {
    const from = { from: '192.0.2.11' }
    const numbers = (count: number) => ({
      body: { numbers: Array.from({ length: count }, (_, n) => `TSX311099920269${String(n).padStart(3, '0')}`) },
    })
    const policy = '"answer";q=600;w=60'
    for (const more of [500, 400, 300, 200, 100])
      expect(said(await app.stranger.raw(checkNumbers, numbers(100), from))).toEqual([policy, left('answer', more)])
    expect(said(await app.stranger.raw(checkNumbers, numbers(90), from))).toEqual([policy, left('answer', 10)])
    const tooMany = await app.stranger.raw(checkNumbers, numbers(50), from)
    expect(tooMany.statusCode).toBe(429)
    expect(said(tooMany)).toEqual([policy, left('answer', 9)])
    await app.stranger.raw(checkNumbers, numbers(9), from)
    // The second of them is refused without being counted (line/early.ts).
    for (const last of [1, 2]) {
      const refused = await app.stranger.raw(checkNumbers, numbers(last), from)
      expect(refused.statusCode).toBe(429)
      expect(said(refused)).toEqual([policy, `"answer";r=0;t=${String(refused.headers['retry-after'])}`])
    }
  })
})
