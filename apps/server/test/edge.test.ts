// Tests the outer layer: headers on every answer, whose calls are accepted, what proxies and Host may claim, who may read the metrics.
import { describe, expect, test, vi } from 'vitest'
import { frontList } from '@register/contract/business/publicReport/publicReport'
import { readReport } from '@register/contract/business/report/report'
import { fileExport } from '@register/contract/demo/sample'
import { uploadPublicFile } from '@register/contract/system/file'
import { getPermissionInfo, getSalt, login, refresh } from '@register/contract/system/account'
import { siteConfig } from '@register/contract/system/site'
import { testApp, type TestApp } from './app.ts'
import { testPassword } from './global.ts'
import { certificateFile, publishedReport } from './make.ts'
import { seal } from './seal.ts'
import { exchange, listening } from './sockets.ts'

const app = await testApp()
const admin = await app.as('admin')
const port = await listening(app.app.http)

type Headers = Record<string, string>
const get = (on: TestApp, url: string, headers: Headers = {}, remoteAddress = '127.0.0.1') =>
  on.app.http.inject({ method: 'GET', url, headers, remoteAddress })

describe('every answer has headers for browsers', async () => {
  const bearer = { authorization: `Bearer ${admin.token}` }
  const picture = await admin(uploadPublicFile, { body: {} }, { file: certificateFile })
  const answers = [
    ['an answer', 200, siteConfig.path, {}],
    ['a refusal', 401, getPermissionInfo.path, {}],
    ['an unknown path', 404, '/api/nothing', {}],
    ['a mistyped page', 302, '/nothing', { accept: 'text/html' }],
    ['a mistyped file', 404, '/nothing.png', {}],
    ['the sign of life', 200, '/live', {}],
    ['the sign of readiness', 200, '/ready', {}],
    ['the sign for balancers', 200, '/serving', {}],
    ['the figures nobody may see', 404, '/metrics', {}],
    ['a file', 200, picture.url, {}],
    ['an export', 200, fileExport.path, bearer],
    ['an address that is none', 400, '/%', {}],
  ] as const

  test.each(answers)('%s', async (_, status, url, headers) => {
    const reply = await get(app, url, headers)
    expect(reply.statusCode).toBe(status)
    const policy = String(reply.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('frame-ancestors')
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    })
    expect(reply.headers['x-powered-by']).toBeUndefined()
  })

  test.each([
    'GARBAGE\r\n\r\n',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
    'GET / HTTP/9.9\r\n\r\n',
  ])('even the answer to what is no request: %#', async (text) => {
    const answer = await exchange(port, text)
    expect(answer).toMatch(/^HTTP\/1\.1 4(00|31) /)
    expect(answer).toContain("default-src 'none'; frame-ancestors 'none'")
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code: expect.any(Number) as number })
  })

  test('and demands https for good when the public address has it, even behind a proxy that does not say so', async () => {
    expect((await get(app, '/live')).headers['strict-transport-security']).toContain('max-age=31536000')
    const plain = await testApp({ publicUrl: 'http://10.0.0.7' })
    expect((await get(plain, '/live')).headers['strict-transport-security']).toBeUndefined()
  })
})

describe('the refresh cookie', () => {
  const call = (headers: Headers, on = app) =>
    on.app.http.inject({ method: 'POST', url: refresh.path, headers: { host: 'register.example', ...headers } })

  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'https://register.example.evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'nonsense' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('is not read for other sites: %o', async (headers) => {
    const reply = await call(headers)
    expect(reply.statusCode).toBe(403)
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  test.each([
    [{ origin: 'https://register.example' }],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{}],
  ])('is read for its own site and for programs: %o', async (headers: Headers) => {
    // 401, because there was no cookie.
    expect((await call(headers)).statusCode).toBe(401)
  })

  test('is Secure exactly when the public address has https', async () => {
    const [cookie] = (await call({})).cookies as { name: string; secure?: boolean }[]
    expect(cookie).toMatchObject({ name: '__Secure-RT', secure: true })
    const plain = await testApp({ publicUrl: 'http://10.0.0.7' })
    const [other] = (await call({}, plain)).cookies as { name: string; secure?: boolean }[]
    expect(other).toMatchObject({ name: 'RT' })
    expect(other?.secure).toBeUndefined()
  })
})

describe('the caller’s address behind proxies', () => {
  const from = async (trustProxy: false | number | string[], chain: string, peer: string) => {
    const on = await testApp({ trustProxy, rateLimit: true })
    const used = async (forwarded: string) =>
      (await get(on, siteConfig.path, { 'x-forwarded-for': forwarded }, peer)).statusCode
    // Uses up the limit of lists, from the address under test.
    for (let call = 0; call < 120; call++) await used(chain)
    return used
  }

  test('with one proxy the right-most address counts, whatever is left of it', async () => {
    const used = await from(1, '6.6.6.6, 9.9.9.9', '127.0.0.1')
    expect(await used('7.7.7.7, 9.9.9.9')).toBe(429)
    expect(await used('6.6.6.6, 8.8.8.8')).toBe(200)
  })

  test('with two proxies the second from the right', async () => {
    const used = await from(2, '6.6.6.6, 9.9.9.9, 10.0.0.1', '127.0.0.1')
    expect(await used('7.7.7.7, 9.9.9.9, 10.0.0.2')).toBe(429)
    expect(await used('9.9.9.9, 8.8.8.8, 10.0.0.1')).toBe(200)
  })

  test('with named proxies the right-most address that is none of them counts', async () => {
    const used = await from(['loopback', '10.0.0.0/8'], '6.6.6.6, 9.9.9.9, 10.0.0.1', '127.0.0.1')
    expect(await used('7.7.7.7, 9.9.9.9, 10.3.3.3')).toBe(429)
    expect(await used('9.9.9.9, 8.8.8.8')).toBe(200)
  })

  test('without proxies no header is trusted', async () => {
    const used = await from(false, '6.6.6.6', '5.5.5.5')
    expect(await used('7.7.7.7')).toBe(429)
  })
})

describe('people behind one address', () => {
  const attempt = async (on: TestApp) =>
    (await on.stranger.raw(login, { body: {} }, { from: '203.0.113.8' })).statusCode
  const used = async (on: TestApp, most: number) => {
    for (let call = 0; call < most; call++) expect(await attempt(on)).toBe(400)
    return attempt(on)
  }

  test('begin to sign in and keep their sessions where a stranger has used up the attempts', async () => {
    const on = await testApp({ rateLimit: true })
    expect(await used(on, 60)).toBe(429)
    const from = { from: '203.0.113.8' }
    expect((await on.stranger.raw(getSalt, {}, from)).statusCode).toBe(200)
    // 401, because there was no cookie.
    expect((await on.stranger.raw(refresh, {}, from)).statusCode).toBe(401)
  })

  test('have more attempts where many have signed in lately', async () => {
    const on = await testApp({ rateLimit: true })
    await on.owner.query(
      `INSERT INTO sign_in_address (user_id, address, succeeded_at) SELECT id, '203.0.113.8', now() FROM app_user LIMIT 5`,
    )
    expect(await used(on, 240)).toBe(429)
  })
})

describe('all addresses of one caller', () => {
  test('use up one limit: those of one household, and an IPv4 address in each of its forms', async () => {
    const on = await testApp({ rateLimit: true })
    const from = async (peer: string) => (await get(on, siteConfig.path, {}, peer)).statusCode
    for (let call = 0; call < 120; call++) expect(await from(`2001:db8:1:2::${call.toString(16)}`)).toBe(200)
    expect(await from('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(429)
    expect(await from('2001:db8:1:3::1')).toBe(200)
    for (let call = 0; call < 120; call++) await from(call % 2 ? '203.0.113.5' : '::ffff:203.0.113.5')
    expect([await from('203.0.113.5'), await from('::FFFF:cb00:7105')]).toEqual([429, 429])
  })

  test('are one in the audit and in the record of sign-ins', async () => {
    const credentials = seal(await app.stranger(getSalt, {}), { password: testPassword })
    await app.stranger(login, { body: { username: 'expert', credentials } }, { from: '2001:db8:1:2::9' })
    for (const table of ['audit', 'login_record', 'session']) {
      const { rows } = await app.owner.query<{ ip: string }>(`SELECT ip FROM ${table} ORDER BY id DESC LIMIT 1`)
      expect(rows, table).toEqual([{ ip: '2001:db8:1:2::' }])
    }
  })
})

describe('the link in the QR code', () => {
  test('leads to the public address, and without one to the server’s own, never to the Host header’s', async () => {
    const own = await testApp({ publicUrl: undefined })
    const ownPort = await listening(own.app.http)
    const report = await publishedReport(own)
    const staff = await own.as('body-staff')
    const body = JSON.stringify({ id: report.id })
    const answer = await exchange(
      ownPort,
      `POST ${readReport.path} HTTP/1.1\r\nhost: evil.example\r\nx-forwarded-host: evil.example\r\nconnection: close\r\nauthorization: Bearer ${staff.token}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    )
    expect(answer).toContain(`"verifyUrl":"http://127.0.0.1:${ownPort}/#/v/${report.publicId}"`)
    expect(answer).not.toContain('evil.example')
  })
})

describe('the metrics', () => {
  const token = 'a-token-for-collectors'
  test('are for callers with the token, from any address', async () => {
    const on = await testApp({ metricsToken: token })
    const headers = { authorization: `Bearer ${token}` }
    const reply = await get(on, '/metrics', headers, '5.5.5.5')
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('http_request_seconds')
    for (const wrong of ['', 'Bearer ', `Bearer ${token}x`, token])
      expect((await get(on, '/metrics', { authorization: wrong })).statusCode).toBe(404)
  })

  test('are for no one when there is no token, not even on the same machine', async () => {
    for (const authorization of ['', 'Bearer ', 'Bearer undefined'])
      expect((await get(app, '/metrics', { authorization })).statusCode).toBe(404)
  })
})

describe('made-up tokens', () => {
  const made = (at: number) => String(at).padStart(43, 'x')

  test('are looked up for a while, and then not: the address waits, known valid tokens do not', async () => {
    const on = await testApp({ rateLimit: true })
    const known = await on.as('admin')
    const call = (token: string) => get(on, getPermissionInfo.path, { authorization: `Bearer ${token}` })
    expect((await known.raw(getPermissionInfo, {})).statusCode).toBe(200)
    for (let at = 0; at < 300; at++) expect((await call(made(at))).statusCode).toBe(401)
    expect((await call(made(300))).statusCode).toBe(429)
    // A token that was just looked up causes no query and is not counted.
    expect((await call(made(299))).statusCode).toBe(401)
    // Anonymous endpoints treat such a caller as any stranger.
    expect((await get(on, siteConfig.path, { authorization: `Bearer ${made(301)}` })).statusCode).toBe(200)
    expect(
      (
        await on.app.http.inject({
          method: 'POST',
          url: frontList.path,
          payload: {},
          headers: { authorization: `Bearer ${made(302)}` },
        })
      ).statusCode,
    ).toBe(200)
  })

  test.each(['short', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}.`, '../'.repeat(14)])(
    'that do not look like tokens are not looked up: %s',
    async (token) => {
      const asking = vi.spyOn(app.app.actors, 'of')
      expect((await get(app, getPermissionInfo.path, { authorization: `Bearer ${token}` })).statusCode).toBe(401)
      expect(asking).not.toHaveBeenCalled()
      asking.mockRestore()
    },
  )
})
