// Tests every endpoint of the contract in one loop: who may call it, which message bad input gets, and that none is mounted twice or forgotten.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { endpoints } from '@register/contract/all'
import { listMachines } from '@register/contract/business/part/machines'
import { bodyLimitOf, usualBodyLimit } from '@register/contract/input/bodyLimit'
import type { EndpointSpec } from '@register/contract/endpoint'
import { mostProblems } from '@register/contract/errors'
import { permissions } from '@register/contract/permissions'
import { logout } from '@register/contract/system/account'

import { roles } from '../seed/roles.ts'
import { sequenced } from './log/sequenced.ts'
import { testApp } from './app.ts'
import type { Given } from './caller.ts'
import { answerDiffers } from './document/schemas.ts'

const app = await testApp()
// Without a checkpoint the files of the public log are answered with 503.
await sequenced(app)
const callers = await Promise.all(
  roles.filter((role) => role.key !== 'admin').map(async (role) => ({ role, caller: await app.as(role.key) })),
)
const root = new URL('../../../', import.meta.url)

/** Programs that are not ours add marks of their own to these addresses, which say nothing: readers of feeds. */
const forgiving: ReadonlySet<string> = new Set(['/api/business/changeNotice/feed'])

/** Strangers may call exactly these; a new one is added to this list on purpose (docs/decisions/0011-the-integrity-log.md). */
const anonymous = [
  'GET /api/business/body/list',
  'GET /api/business/body/{id}',
  'GET /api/business/changeNotice/feed',
  'GET /api/business/equDict/getTree',
  'GET /api/business/integrity/entries',
  'GET /api/business/integrity/head',
  'GET /api/business/integrity/key',
  'GET /api/business/integrity/proof',
  'GET /api/business/quality/publicFigures',
  'GET /api/code',
  'GET /api/code/spoken',
  'GET /api/demo/message/list',
  'GET /api/file/{id}',
  'GET /api/open/changes',
  'GET /api/system/getSalt',
  'GET /api/system/site',
  'GET /log/checkpoint',
  'GET /log/tile/{+tile}',
  'POST /api/auth/register',
  'POST /api/business/changeNotice/publicList',
  'POST /api/business/equRepInfo/checkCoverage',
  'POST /api/business/equRepInfo/checkNumbers',
  'POST /api/business/equRepInfo/exportNumbers',
  'POST /api/business/equRepInfo/frontAnswer',
  'POST /api/business/equRepInfo/frontCount',
  'POST /api/business/equRepInfo/frontList',
  'POST /api/business/equRepInfo/frontVersion',
  'POST /api/business/equRepInfo/maker',
  'POST /api/business/equRepInfo/near',
  'POST /api/business/errorReport/follow',
  'POST /api/business/errorReport/submit',
  'POST /api/business/integrity/records',
  'POST /api/business/notice/homeList',
  'POST /api/business/notice/publishQueryList',
  'POST /api/business/notice/selectById',
  'POST /api/system/login',
  'POST /api/system/login-factor',
  'POST /api/system/login-qr',
  'POST /api/system/login-sms',
  'POST /api/system/openid/finish',
  'POST /api/system/openid/start',
  'POST /api/system/qr/simulate',
  'POST /api/system/qr/start',
  'POST /api/system/qr/state',
  'POST /api/system/refresh',
  'POST /api/system/sms/send-sms',
  'POST /api/system/token',
  'POST /api/system/user/register',
  'POST /api/system/user/reset-pwd-app-sms',
]

const name = (endpoint: EndpointSpec) => `${endpoint.method} ${endpoint.path}`

test('exactly these endpoints are anonymous', () => {
  expect(
    endpoints
      .filter((one) => one.access === 'anyone')
      .map(name)
      .toSorted(),
  ).toEqual(anonymous)
})

describe('the given pairs of method and path', async () => {
  const specified = (await readFile(new URL('docs/api-paths.txt', root), 'utf8'))
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const declared = new Set(endpoints.map(name))

  test('are there once each', () => {
    expect(specified).toHaveLength(123)
    expect(new Set(specified).size).toBe(specified.length)
  })

  test('are all declared', () => {
    expect(specified.filter((pair) => !declared.has(pair))).toEqual([])
  })
})

/** A file for endpoints that accept one: without it they check nothing else. */
const given = ({ upload }: EndpointSpec): Given =>
  upload ? { file: { name: 'any.pdf', bytes: Buffer.from('%PDF-1.4') } } : {}

const unknown = { noSuchField: 1 }
const namesIt = { field: 'noSuchField', msg: '"noSuchField" is not a known field' }

describe.each(endpoints.map((endpoint) => [name(endpoint), endpoint] as const))('%s', (_, endpoint) => {
  const example = endpoint.example ?? {}
  const input = { body: {}, ...example }

  test('refuses a stranger and a dead token, unless it is for anyone', async () => {
    const reply = await app.stranger.raw(endpoint, input)
    // A number gets one code a minute: after this the second call is a first one too.
    await app.owner.query('DELETE FROM code_request')
    const dead = await app.stranger.raw(endpoint, input, { headers: { authorization: `Bearer ${'x'.repeat(43)}` } })
    if (endpoint.access === 'anyone') expect(dead.statusCode).toBe(reply.statusCode)
    else expect([reply.statusCode, dead.statusCode]).toEqual([401, 401])
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect([reply, dead].map((one) => answerDiffers(endpoint, one))).toEqual([undefined, undefined])
  })

  const may = typeof endpoint.access === 'object' ? endpoint.access.may : ''

  test.skipIf(!may)('refuses every role without its permission and no role with it', async () => {
    expect(Object.keys(permissions)).toContain(may)
    for (const { role, caller } of callers) {
      const reply = await caller.raw(endpoint, input)
      const held = (role.permissions as readonly string[]).includes(may)
      if (held) expect(reply.statusCode, role.key).not.toBe(403)
      else expect(reply.statusCode, role.key).toBe(403)
      expect(answerDiffers(endpoint, reply), role.key).toBeUndefined()
    }
  })

  // RFC 6749 demands that unknown words are ignored.
  const ignores = endpoint.reply === 'bare'
  test.skipIf(!endpoint.body || ignores)('names an unknown field of its body', async () => {
    const admin = await app.as('admin')
    const body = { ...(input.body as object), ...unknown }
    const refusal = await admin.refused(endpoint, { ...input, body }, given(endpoint))
    expect(refusal.status).toBe(400)
    expect(refusal.errors).toContainEqual(namesIt)
  })

  test.skipIf(!endpoint.body || endpoint.upload)(
    'accepts a body as large as its declaration, and none larger',
    async () => {
      const limit = bodyLimitOf(endpoint)
      const text = JSON.stringify(input.body)
      const send = (bytes: number) =>
        app.app.http.inject({
          method: endpoint.method,
          url: endpoint.path.replace(/\{\+?\w+\}/g, '1'),
          headers: { 'content-type': 'application/json', 'accept-language': 'en' },
          // Pads the body with spaces, which JSON allows.
          payload: text + ' '.repeat(bytes - Buffer.byteLength(text)),
        })
      expect((await send(limit)).statusCode).not.toBe(413)
      const refused = await send(limit + 1)
      expect(refused.json()).toMatchObject({
        code: 413,
        msg: expect.stringMatching(/^Too large. The limit is \d+ KB$/) as string,
      })
      // A larger limit is set in the declaration, with the reason.
      if (endpoint.bodyLimit === undefined) expect(limit).toBeLessThanOrEqual(usualBodyLimit)
    },
  )

  test.skipIf(!endpoint.body || endpoint.upload || ignores)(
    'lists twenty problems at most, however many there are',
    async () => {
      const admin = await app.as('admin')
      const unknownKeys = Object.fromEntries(Array.from({ length: 150 }, (__, at) => [`${'k'.repeat(15)}${at}`, 1]))
      const refusal = await admin.refused(endpoint, { ...input, body: { ...(input.body as object), ...unknownKeys } })
      expect(refusal.status).toBe(400)
      expect(refusal.errors).toHaveLength(mostProblems)
      expect(refusal.msg).toMatch(/and \d+ more/)
    },
  )

  test.skipIf(!endpoint.query)('names an unknown parameter of its address', async () => {
    const admin = await app.as('admin')
    const query = { ...(example.query as object), ...unknown }
    if (forgiving.has(endpoint.path)) {
      expect((await admin.raw(endpoint, { ...input, query }, given(endpoint))).statusCode).toBe(200)
      return
    }
    const refusal = await admin.refused(endpoint, { ...input, query }, given(endpoint))
    expect(refusal.status).toBe(400)
    expect(refusal.errors).toContainEqual(namesIt)
  })

  const listed = ([endpoint.query, endpoint.body] as const).findIndex(
    (schema) => schema instanceof z.ZodObject && 'pageNum' in schema.shape,
  )
  test.skipIf(listed < 0)('ignores empty parameters, null and those against caches', async () => {
    const admin = await app.as('admin')
    const plain = await admin.raw(endpoint, input, given(endpoint))
    const nothing =
      listed === 0 ? { prop: '', order: '', stranger: '', _: '1' } : { prop: null, order: '', stranger: '', _: 1 }
    const asked =
      listed === 0
        ? { ...input, query: { ...(example.query as object), ...nothing } }
        : { ...input, body: { ...(input.body as object), ...nothing } }
    // There are no machines of a report in the tests: 404 shows that the request was read.
    const answered = endpoint === listMachines ? 404 : 200
    expect(plain.statusCode).toBe(answered)
    expect((await admin.raw(endpoint, asked, given(endpoint))).statusCode).toBe(answered)
  })

  // Skipped, because signing out would end the session of the following calls.
  test.skipIf(endpoint === logout)('never answers 500 to nonsense', async () => {
    const admin = await app.as('admin')
    const nonsense = [
      { body: [] },
      { body: { id: 'x', rev: -1, pageNum: 'NaN', keyword: "' or 1=1 --" } },
      { body: { id: 9e15, rev: 1 } },
      { body: { keyword: '\u0000\u0000' } },
    ]
    for (const one of nonsense)
      for (const sent of endpoint.upload ? [{}, given(endpoint)] : [{}]) {
        const reply = await admin.raw(endpoint, { ...input, ...one }, sent)
        expect(reply.statusCode, reply.body).toBeLessThan(500)
        expect(answerDiffers(endpoint, reply)).toBeUndefined()
      }
  })
})
