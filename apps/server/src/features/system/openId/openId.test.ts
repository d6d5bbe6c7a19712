// Signing in through a real OpenID Connect provider, which runs in the test; and attacks on its answers.
import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getPermissionInfo } from '@register/contract/system/account'
import { changeSecurity, listConfig } from '@register/contract/system/config/config'
import { siteConfig } from '@register/contract/system/site'
import * as openId from '@register/contract/system/signIn/openId'
import { clearExpired } from '../../../access/housekeeping.ts'
import { testApp } from '../../../../test/app.ts'

const server = createServer()
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const client = { client_id: 'register', client_secret: 'a secret between the two of them' }
const there = new Provider(issuer, {
  clients: [{ ...client, redirect_uris: ['https://register.example/'] }],
  pkce: { required: () => true },
  cookies: { keys: ['for tests only'] },
})
const callback = there.callback()
/** The keys that the provider publishes; an attacker's keys may replace them. */
let keys: string | undefined
/** Claims in place of the provider's own, signed with a key of the test. */
let forged: Record<string, unknown> | undefined
const forger = generateKeyPairSync('rsa', { modulusLength: 2048 })
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The provider's answer with the forged claims in its ID token. */
function withForged(answer: string): string {
  const tokens = JSON.parse(answer) as { id_token: string }
  const [, claims = ''] = tokens.id_token.split('.')
  const real = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  const text = `${part({ alg: 'RS256', kid: 'forger' })}.${part({ ...real, ...forged })}`
  const signature = sign('sha256', Buffer.from(text), forger.privateKey).toString('base64url')
  return JSON.stringify({ ...tokens, id_token: `${text}.${signature}` })
}

server.on('request', (request, reply) => {
  if (forged !== undefined && request.url === '/token') {
    const end = reply.end.bind(reply)
    reply.end = ((answer: string) => {
      const changed = withForged(answer)
      reply.setHeader('content-length', Buffer.byteLength(changed))
      return end(changed)
    }) as typeof reply.end
  }
  if (keys !== undefined && request.url === '/jwks') reply.setHeader('content-type', 'application/json').end(keys)
  else void callback(request, reply)
})
afterAll(() => new Promise((closed) => server.close(closed)))

const given = { issuer, clientId: client.client_id, clientSecret: client.client_secret }
const app = await testApp({
  openId: [
    { key: 'office', ...given, name: ['政务账号', 'Government account'] },
    { key: 'wrong', ...given, clientSecret: 'not the secret', name: ['错误', 'Wrong'] },
    { key: 'forged', ...given, name: ['伪造', 'Forged'] },
    { key: 'away', ...given, issuer: 'http://127.0.0.1:9', name: ['离线', 'Away'] },
  ],
})
const { stranger } = app
const [expert, staff] = await Promise.all([app.as('expert'), app.as('body-staff')])
beforeEach(() => app.owner.query("DELETE FROM session WHERE user_agent <> 'test'"))

/** Acts as a browser at the other system: signs in as `login`, agrees, and returns the query of the address it is sent back to. */
async function visit(url: string, login: string, agrees = true): Promise<string> {
  const cookies = new Map<string, string>()
  let next: { url: string; form?: Record<string, string> } = { url }
  for (let step = 0; step < 12; step++) {
    const reply = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form && { method: 'POST', body: new URLSearchParams(next.form) }),
    })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = reply.headers.get('location')
    if (location?.startsWith('https://register.example/')) return new URL(location).search.slice(1)
    if (location) next = { url: new URL(location, issuer).href }
    else {
      const page = await reply.text()
      const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? []
      const [, abort = ''] = /href="([^"]*abort[^"]*)"/.exec(page) ?? []
      if (prompt === '') throw new Error(`${reply.status} ${page.slice(0, 300)}`)
      if (prompt === 'consent' && !agrees) next = { url: new URL(abort, issuer).href }
      else next = { url: next.url, form: { prompt, ...(prompt === 'login' && { login, password: 'any' }) } }
    }
  }
  throw new Error('It goes round in circles')
}

const start = (provider = 'office') => stranger(openId.startOpenId, { body: { provider } })
const finish = (ticket: string, query: string) => stranger.raw(openId.finishOpenId, { body: { ticket, query } })
/** Signs in from beginning to end. */
async function signIn(login: string) {
  const { url, ticket } = await start()
  return stranger(openId.finishOpenId, { body: { ticket, query: await visit(url, login) } })
}
const linkTicket = async (login: string): Promise<string> => {
  const answer = await signIn(login)
  if (answer.step !== 'link') throw new Error(`Linked already: ${answer.step}`)
  return answer.ticket
}

describe('linking and signing in', () => {
  test('an unknown person links once, and signs in by it from then on', async () => {
    const ticket = await linkTicket('zhang')
    await expert(openId.linkIdentity, { body: { ticket } })
    const answer = await signIn('zhang')
    expect(answer).toMatchObject({ step: 'done', mustChangePassword: false })
    const headers = { authorization: `Bearer ${answer.step === 'done' ? answer.token : ''}` }
    expect((await stranger(getPermissionInfo, {}, { headers })).user.username).toBe('expert')
    expect(await expert(openId.listOwnIdentities, {})).toEqual([
      {
        id: expect.any(Number) as number,
        provider: 'office',
        name: 'Government account',
        linkedAt: expect.any(String) as string,
        lastUsedAt: expect.any(String) as string,
      },
    ])
    const { rows } = await app.owner.query('SELECT way FROM login_record WHERE success ORDER BY id DESC LIMIT 1')
    expect(rows).toEqual([{ way: 'openId' }])
    // The other system has not asked for the password of this register.
    const refusal = await stranger.refused(openId.linkIdentity, { body: { ticket: 'x' } }, { headers })
    expect(refusal).toMatchObject({ status: 403, data: { needs: 'confirmation' } })
  })

  test('a ticket links once, for one account, also at once', async () => {
    const ticket = await linkTicket('wang')
    const replies = await Promise.all(
      [expert, staff].map((caller) => caller.raw(openId.linkIdentity, { body: { ticket } })),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })

  test('an identity that is linked already is not linked with another account', async () => {
    const [first, second, again] = [await linkTicket('li'), await linkTicket('li'), await linkTicket('li')]
    await expert(openId.linkIdentity, { body: { ticket: first } })
    expect((await staff.refused(openId.linkIdentity, { body: { ticket: second } })).status).toBe(409)
    await expert(openId.linkIdentity, { body: { ticket: again } })
    expect((await expert(openId.listOwnIdentities, {})).filter(({ provider }) => provider === 'office')).not.toEqual([])
  })

  test('unlinked by its owner alone, it does not sign in', async () => {
    const before = (await staff(openId.listOwnIdentities, {})).length
    await staff(openId.linkIdentity, { body: { ticket: await linkTicket('zhao') } })
    const id = (await staff(openId.listOwnIdentities, {}))[before]?.id ?? 0
    expect((await expert.refused(openId.unlinkIdentity, { params: { id } })).status).toBe(404)
    await staff(openId.unlinkIdentity, { params: { id } })
    expect((await signIn('zhao')).step).toBe('link')
  })

  test('a disabled account does not come in by it', async () => {
    await staff(openId.linkIdentity, { body: { ticket: await linkTicket('qian') } })
    const { url, ticket } = await start()
    const query = await visit(url, 'qian')
    await app.owner.query("UPDATE app_user SET status = 'disabled' WHERE username = 'body-staff'")
    expect((await finish(ticket, query)).statusCode).toBe(409)
    await app.owner.query("UPDATE app_user SET status = 'active' WHERE username = 'body-staff'")
  })
})

describe('what comes back', () => {
  test('is good once', async () => {
    const { url, ticket } = await start()
    const query = await visit(url, 'sun')
    const replies = await Promise.all([finish(ticket, query), finish(ticket, query)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })

  test('is good in the browser that asked alone', async () => {
    const [mine, other] = [await start(), await start()]
    expect((await finish(other.ticket, await visit(mine.url, 'sun'))).statusCode).toBe(400)
  })

  test.each([
    ['another state', (query: string) => query.replace(/state=[^&]+/, 'state=another')],
    ['no state', (query: string) => query.replace(/state=[^&]+&?/, '')],
    ['another code', (query: string) => query.replace(/code=[^&]+/, 'code=another')],
    ['another issuer', (query: string) => query.replace(/iss=[^&]+/, 'iss=http%3A%2F%2Felsewhere')],
    ['nothing', () => ''],
  ])('with %s is refused', async (_, tamper) => {
    const { url, ticket } = await start()
    expect((await finish(ticket, tamper(await visit(url, 'sun')))).statusCode).toBe(400)
  })

  test('of a person who did not agree is reported as cancelled', async () => {
    const { url, ticket } = await start()
    const reply = await finish(ticket, await visit(url, 'sun', false))
    expect([reply.statusCode, reply.json<{ msg: string }>().msg]).toEqual([
      400,
      'Signing in by "Government account" was cancelled',
    ])
  })

  test('late or for a made-up ticket is refused', async () => {
    const { url, ticket } = await start()
    const query = await visit(url, 'sun')
    await app.owner.query('UPDATE open_id_ticket SET ends_at = now()')
    expect((await finish(ticket, query)).statusCode).toBe(400)
    expect((await finish('made-up', query)).statusCode).toBe(400)
    await clearExpired(app.db)
    expect((await app.owner.query('SELECT 1 FROM open_id_ticket WHERE ends_at < now()')).rowCount).toBe(0)
  })

  test('a ticket to link is none to come back with, and the other way round', async () => {
    const { ticket } = await start()
    expect((await expert.refused(openId.linkIdentity, { body: { ticket } })).status).toBe(400)
    expect((await finish(await linkTicket('zhou'), 'code=x')).statusCode).toBe(400)
  })

  test('state, nonce and verifier lie sealed', async () => {
    const { url } = await start()
    const { rows } = await app.owner.query<{ all: string }>(
      `SELECT string_agg(t::text, ' ') AS all FROM open_id_ticket t`,
    )
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(rows[0]?.all).not.toContain(new URL(url).searchParams.get(name))
  })
})

describe('another system that fails', () => {
  test('is said to be away, and asked again the next time', async () => {
    const refusal = await stranger.refused(openId.startOpenId, { body: { provider: 'away' } })
    expect([refusal.status, refusal.msg]).toEqual([503, expect.stringContaining('"Away" cannot be reached')])
  })

  test('a signature of another key is refused', async () => {
    const real = (await (await fetch(`${issuer}/jwks`)).json()) as { keys: { kty: string }[] }
    const { n } = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' })
    keys = JSON.stringify({ keys: real.keys.map((key) => (key.kty === 'RSA' ? { ...key, n } : key)) })
    const { url, ticket } = await start('forged')
    expect((await finish(ticket, await visit(url, 'sun'))).statusCode).toBe(400)
    keys = undefined
  })

  test.each([
    ['no sub', { sub: '' }],
    ['a sub of a blank', { sub: ' ' }],
    ['a sub of 100 kB', { sub: 'x'.repeat(100_000) }],
    ['a sub that is no text', { sub: 7 }],
    ['an iat in the future', { iat: Math.floor(Date.now() / 1_000) + 3_600 }],
  ])('%s is refused, with one clear message', async (_, claims) => {
    const { url, ticket } = await start('forged')
    forged = claims
    keys = JSON.stringify({
      keys: [{ ...forger.publicKey.export({ format: 'jwk' }), kid: 'forger', alg: 'RS256', use: 'sig' }],
    })
    const reply = await finish(ticket, await visit(url, 'sun'))
    forged = undefined
    keys = undefined
    expect(reply.statusCode).toBe(400)
    expect(reply.json<{ msg: string }>().msg).toMatch(/^"Forged" (sent identity data|did not confirm)/)
  })

  test('a wrong secret is refused', async () => {
    const { url, ticket } = await start('wrong')
    expect((await finish(ticket, await visit(url, 'sun'))).statusCode).toBe(400)
  })
})

test('the configuration switches it off: no start, no way back, nothing offered', async () => {
  const offered = async () => (await stranger(siteConfig, {})).ways.openId.map(({ key }) => key)
  expect(await offered()).toEqual(['office', 'wrong', 'forged', 'away'])
  const { url, ticket } = await start()
  const query = await visit(url, 'sun')
  const security = await app.as('security-admin')
  const row = (await security(listConfig, { query: { pageSize: 200 } })).list.find(
    ({ key }) => key === 'thirdPartySignIn',
  )
  if (!row) throw new Error('There is no such key')
  await security(changeSecurity, { body: { id: row.id, rev: row.rev, value: false } })
  expect((await stranger.refused(openId.startOpenId, { body: { provider: 'office' } })).status).toBe(404)
  expect((await finish(ticket, query)).statusCode).toBe(404)
  expect(await offered()).toEqual([])
})
