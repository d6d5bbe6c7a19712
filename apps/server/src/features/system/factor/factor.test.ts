// The second factor from the side of its owner, a thief of the password, and administrators.
import { Secret, TOTP } from 'otpauth'
import { afterEach, describe, expect, test } from 'vitest'
import { endpoints } from '@register/contract/all'
import {
  changePassword,
  confirmPassword,
  getPermissionInfo,
  getSalt,
  login,
  logout,
} from '@register/contract/system/account'
import { listMessages } from '@register/contract/system/message/message'
import { nameAdministrators } from '@register/contract/system/setup/setup'
import { listUsers } from '@register/contract/system/user/user'
import { resetPassword } from '@register/contract/system/user/acts'
import * as factor from '@register/contract/system/signIn/factor'
import type { Entered } from '@register/contract/system/signIn/entered'
import { clearExpired } from '../../../access/housekeeping.ts'
import { testApp } from '../../../../test/app.ts'
import { testPassword } from '../../../../test/global.ts'
import { seal } from '../../../../test/seal.ts'

const app = await testApp()
const { stranger } = app

// An account may have three sessions, so those of each test are deleted.
afterEach(() => app.owner.query("DELETE FROM session WHERE user_agent <> 'test'"))

/** The code this many half minutes from now. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 })

const idOf = async (username: string) =>
  (await app.owner.query<{ id: string }>('SELECT id FROM app_user WHERE username = $1', [username])).rows[0]?.id ?? ''

/** Sets up a second factor, as if the half minute of its first code had passed. */
async function enrol(username: string) {
  const caller = await app.as(username)
  const { secret } = await caller(factor.startFactor, {})
  const { codes } = await caller(factor.confirmFactor, { body: { code: codeOf(secret) } })
  await forgetSteps()
  return { caller, secret, codes }
}
const forgetSteps = () => app.owner.query('UPDATE second_factor SET last_step = 0')

const credentials = async (password: string) => seal(await stranger(getSalt, {}), { password })
const firstStep = async (username: string, from = '127.0.0.1', remember = false, password = testPassword) =>
  stranger(login, { body: { username, credentials: await credentials(password), remember } }, { from })
const ticketFor = async (username: string, from?: string) => {
  const answer = await firstStep(username, from)
  if (answer.step !== 'secondFactor') throw new Error('No second factor was asked for')
  return answer.ticket
}
const second = (ticket: string, code: string, from = '127.0.0.1') =>
  stranger.raw(factor.loginFactor, { body: { ticket, code } }, { from })
const fieldOf = (reply: { json: <T>() => T }) => reply.json<{ errors?: { field: string }[] }>().errors?.[0]?.field
const works = async (token: string) =>
  (await stranger.raw(getPermissionInfo, {}, { headers: { authorization: `Bearer ${token}` } })).statusCode

describe('signing in', () => {
  test('waits for a code; the ticket before it opens nothing', async () => {
    const { secret } = await enrol('expert')
    const answer = await firstStep('expert')
    expect(answer).toEqual({ step: 'secondFactor', ticket: expect.any(String) as string, expiresIn: 300 })
    const { ticket } = answer as Extract<Entered, { step: 'secondFactor' }>
    expect(await works(ticket)).toBe(401)
    const reply = await second(ticket, codeOf(secret))
    expect(reply.json()).toMatchObject({ data: { step: 'done', mustChangePassword: false } })
    expect(reply.cookies[0]).toMatchObject({ name: '__Secure-RT', httpOnly: true })
    expect(await works(reply.json<{ data: { token: string } }>().data.token)).toBe(200)
    const { rows } = await app.owner.query(
      `SELECT action, object, detail FROM audit WHERE object = $1 AND action LIKE 'session.%' ORDER BY id`,
      [`user:${await idOf('expert')}`],
    )
    expect(rows).toMatchObject([
      { action: 'session.login', detail: { waits: 'secondFactor' } },
      { action: 'session.loginFactor' },
    ])
  })

  test('a ticket is good for one session, also at once', async () => {
    const { secret, codes } = await enrol('expert')
    const ticket = await ticketFor('expert')
    const replies = await Promise.all([
      second(ticket, codeOf(secret)),
      second(ticket, codes[0] ?? ''),
      second(ticket, codes[1] ?? ''),
    ])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400])
    // The refused tries have not used a recovery code up.
    const left = await app.owner.query('SELECT 1 FROM recovery_code WHERE used_at IS NOT NULL')
    expect(left.rowCount).toBeLessThanOrEqual(1)
  })

  test('a code is good once, for all tickets together, and none before it', async () => {
    const { secret } = await enrol('expert')
    const tickets = [await ticketFor('expert'), await ticketFor('expert'), await ticketFor('expert')]
    const code = codeOf(secret)
    const replies = await Promise.all(tickets.slice(0, 2).map((ticket) => second(ticket, code)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    expect((await second(tickets[2] ?? '', codeOf(secret, -1))).statusCode).toBe(400)
    expect((await second(tickets[2] ?? '', codeOf(secret, 1))).statusCode).toBe(200)
  })

  test('each recovery code is good once, however it is typed', async () => {
    const { caller, codes } = await enrol('expert')
    expect(new Set(codes).size).toBe(10)
    const [first = '', next = ''] = codes
    const tickets = [await ticketFor('expert'), await ticketFor('expert')]
    const replies = await Promise.all(tickets.map((ticket) => second(ticket, first.toUpperCase().replaceAll('-', ' '))))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    expect((await second(await ticketFor('expert'), next)).statusCode).toBe(200)
    expect(await caller(factor.readFactor, {})).toMatchObject({ codesLeft: 8, required: false })
    const stored = await app.owner.query<{ mark: Buffer }>('SELECT mark FROM recovery_code')
    expect(stored.rows.some(({ mark }) => mark.toString('utf8').includes(next.slice(0, 4)))).toBe(false)
  })

  test('another person’s code is wrong', async () => {
    await enrol('expert')
    const other = await enrol('head-office')
    const reply = await second(await ticketFor('expert'), other.codes[0] ?? '')
    expect([reply.statusCode, fieldOf(reply)]).toEqual([400, 'code'])
  })

  test('five wrong codes end the ticket and lock as wrong passwords do, other tickets too', async () => {
    const { secret } = await enrol('auditor')
    const from = '203.0.113.5'
    const [ticket, other] = [await ticketFor('auditor', from), await ticketFor('auditor', from)]
    const fields = []
    for (let n = 0; n < 5; n++) fields.push(fieldOf(await second(ticket, '000000', from)))
    expect(fields).toEqual(['code', 'code', 'code', 'code', 'ticket'])
    expect(fieldOf(await second(ticket, codeOf(secret), from))).toBe('ticket')
    expect((await second(other, codeOf(secret), from)).statusCode).toBe(400)
    await expect(firstStep('auditor', from)).rejects.toThrow('locked')
    // The owner is not locked out at their own address.
    expect((await second(await ticketFor('auditor', '198.51.100.7'), codeOf(secret), '198.51.100.7')).statusCode).toBe(
      200,
    )
    const { rows } = await app.owner.query<{ reason: string; way: string }>(
      `SELECT DISTINCT reason, way FROM login_record WHERE username = 'auditor' AND NOT success ORDER BY 1`,
    )
    expect(rows).toEqual([
      { reason: 'factor', way: 'password' },
      { reason: 'locked', way: 'password' },
    ])
  })

  test.each([
    ['five minutes', `UPDATE sign_in_ticket SET ends_at = now()`],
    ['another password', `UPDATE app_user SET password_changed_at = now() + interval '1 second' WHERE username = $1`],
    ['disabling the account', `UPDATE app_user SET status = 'disabled' WHERE username = $1`],
  ])('%s end a ticket', async (_, statement) => {
    const { secret } = await enrol('system-admin')
    const ticket = await ticketFor('system-admin')
    await app.owner.query(statement, statement.includes('$1') ? ['system-admin'] : [])
    const reply = await second(ticket, codeOf(secret))
    expect([reply.statusCode, fieldOf(reply)]).toEqual([400, 'ticket'])
    await app.owner.query(
      `UPDATE app_user SET status = 'active', password_changed_at = now() WHERE username = 'system-admin'`,
    )
  })

  test('a made-up ticket is refused, and old ones are cleared away', async () => {
    await enrol('expert')
    await ticketFor('expert')
    expect(fieldOf(await second('made-up', '123456'))).toBe('ticket')
    await app.owner.query('UPDATE sign_in_ticket SET ends_at = now()')
    await clearExpired(app.db)
    expect((await app.owner.query('SELECT 1 FROM sign_in_ticket')).rowCount).toBe(0)
  })

  test('"remember me" holds over the second step', async () => {
    const { secret } = await enrol('expert')
    const answer = await firstStep('expert', '127.0.0.1', true)
    const reply = await second(answer.step === 'secondFactor' ? answer.ticket : '', codeOf(secret))
    expect(reply.cookies[0]?.maxAge).toBeGreaterThan(80_000)
  })
})

describe('setting it up', () => {
  test('nothing is asked for before a first code has come back, nor with a wrong one', async () => {
    const caller = await app.as('body-manager')
    const { secret, uri } = await caller(factor.startFactor, {})
    expect(uri).toContain(secret)
    expect((await firstStep('body-manager')).step).toBe('done')
    const wrong = await caller.refused(factor.confirmFactor, { body: { code: '000000' } })
    expect(wrong).toMatchObject({ status: 400, errors: [{ field: 'code' }] })
    expect((await firstStep('body-manager')).step).toBe('done')
    await caller(factor.confirmFactor, { body: { code: codeOf(secret) } })
    expect((await firstStep('body-manager')).step).toBe('secondFactor')
    // Setting it up has used the first code up.
    expect((await second(await ticketFor('body-manager'), codeOf(secret))).statusCode).toBe(400)
  })

  test('another telephone takes over when its first code has come back', async () => {
    const { caller, secret, codes } = await enrol('body-staff')
    const { secret: fresh } = await caller(factor.startFactor, {})
    expect((await second(await ticketFor('body-staff'), codeOf(secret))).statusCode).toBe(200)
    await caller(factor.confirmFactor, { body: { code: codeOf(fresh) } })
    await forgetSteps()
    for (const old of [codeOf(secret), codes[3] ?? ''])
      expect((await second(await ticketFor('body-staff'), old)).statusCode).toBe(400)
    expect((await second(await ticketFor('body-staff'), codeOf(fresh))).statusCode).toBe(200)
  })

  test('it takes ten minutes at most, and cannot be confirmed without a beginning', async () => {
    const caller = await app.as('enterprise')
    expect((await caller.refused(factor.confirmFactor, { body: { code: '123456' } })).status).toBe(409)
    const { secret } = await caller(factor.startFactor, {})
    await app.owner.query('UPDATE second_factor SET pending_until = now() WHERE pending_sealed IS NOT NULL')
    expect((await caller.refused(factor.confirmFactor, { body: { code: codeOf(secret) } })).status).toBe(409)
    expect((await caller.refused(factor.renewCodes, {})).status).toBe(409)
    expect((await caller.refused(factor.removeFactor, {})).status).toBe(409)
  })

  test('a window is told that another one has begun again, instead of its right codes being called wrong', async () => {
    const caller = await app.as('enterprise')
    const { secret } = await caller(factor.startFactor, {})
    const { secret: later } = await caller(factor.startFactor, {})
    const overtaken = await caller.refused(factor.confirmFactor, { body: { code: codeOf(secret), secret } })
    expect(overtaken.status).toBe(409)
    expect(overtaken.msg).toContain('begun again in another window')
    const wrong = await caller.refused(factor.confirmFactor, { body: { code: '000000', secret: later } })
    expect(wrong).toMatchObject({ status: 400, errors: [{ field: 'code' }] })
  })

  test('new recovery codes end the old ones; turning it off ends all of it', async () => {
    const { caller, codes } = await enrol('body-manager-902')
    const { codes: fresh } = await caller(factor.renewCodes, {})
    expect((await second(await ticketFor('body-manager-902'), codes[0] ?? '')).statusCode).toBe(400)
    const ticket = await ticketFor('body-manager-902')
    expect((await second(ticket, fresh[0] ?? '')).statusCode).toBe(200)
    const waiting = await ticketFor('body-manager-902')
    await caller(factor.removeFactor, {})
    expect((await second(waiting, fresh[1] ?? '')).statusCode).toBe(400)
    expect((await firstStep('body-manager-902')).step).toBe('done')
    expect(await caller(factor.readFactor, {})).toEqual({ since: null, codesLeft: 0, required: false })
  })

  test('secret and codes are nowhere in the clear', async () => {
    const { secret, codes } = await enrol('expert')
    const { rows } = await app.owner.query<{ all: string }>(
      `SELECT string_agg(t::text, ' ') AS all FROM (SELECT s::text FROM second_factor s
        UNION ALL SELECT r::text FROM recovery_code r UNION ALL SELECT a.detail::text FROM audit a) AS t`,
    )
    for (const secretText of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(rows[0]?.all).not.toContain(secretText)
  })
})

describe('taking it away from another', () => {
  test('is for people who may reset that person’s password; the person signs in again and is notified', async () => {
    const { caller } = await enrol('expert')
    const security = await app.as('security-admin')
    const id = Number(await idOf('expert'))
    await security(factor.removeFactorOf, { params: { id } })
    expect((await caller.refused(getPermissionInfo, {})).status).toBe(401)
    const answer = await firstStep('expert')
    const headers = { authorization: `Bearer ${answer.step === 'done' ? answer.token : ''}` }
    expect((await stranger(listMessages, { query: {} }, { headers })).list[0]?.title).toContain(
      'turned off your second factor',
    )
    expect((await security.refused(factor.removeFactorOf, { params: { id } })).status).toBe(409)
  })

  test('not of oneself, of admin, of an unknown account, nor of a person with more permissions', async () => {
    await enrol('admin')
    const { caller: security } = await enrol('security-admin')
    const of = async (username: string) =>
      (await security.refused(factor.removeFactorOf, { params: { id: Number(await idOf(username)) } })).status
    expect([await of('security-admin'), await of('admin')]).toEqual([409, 409])
    expect((await security.refused(factor.removeFactorOf, { params: { id: 987_654 } })).status).toBe(404)
    await app.owner.query(
      `INSERT INTO user_role (user_id, role_id) SELECT u.id, r.id FROM app_user u, role r
        WHERE u.username = 'head-office' AND r.key = 'admin'`,
    )
    await enrol('head-office')
    expect(await of('head-office')).toBe(403)
    expect((await security.refused(resetPassword, { body: { id: Number(await idOf('head-office')) } })).status).toBe(
      403,
    )
  })
})

describe('in production', async () => {
  const production = await testApp({ production: true, demo: false })
  const free = [
    changePassword,
    logout,
    getPermissionInfo,
    confirmPassword,
    factor.readFactor,
    factor.startFactor,
    factor.confirmFactor,
    nameAdministrators,
  ]

  test('who administers gets nothing but setting it up', async () => {
    const admin = await production.as('system-admin')
    for (const endpoint of endpoints.filter(({ access }) => access !== 'anyone')) {
      if (free.includes(endpoint as never)) continue
      const reply = await admin.raw(endpoint, { body: {}, ...endpoint.example })
      expect([reply.statusCode, reply.json<{ data: unknown }>().data], endpoint.path).toEqual([
        403,
        { needs: 'secondFactor' },
      ])
    }
    expect(await admin(getPermissionInfo, {})).toMatchObject({ factorDue: true, mustChangePassword: false })
    expect(await admin(factor.readFactor, {})).toMatchObject({ required: true, since: null })
    const { secret } = await admin(factor.startFactor, {})
    await admin(factor.confirmFactor, { body: { code: codeOf(secret) } })
    expect(await admin(getPermissionInfo, {})).toMatchObject({ factorDue: false })
    await admin(listUsers, { query: {} })
    await admin(factor.removeFactor, {})
    expect((await admin.refused(listUsers, { query: {} })).data).toEqual({ needs: 'secondFactor' })
  })

  test('who does not administer is only offered one', async () => {
    const staff = await production.as('body-staff')
    expect(await staff(getPermissionInfo, {})).toMatchObject({ factorDue: false })
    expect(await staff(factor.readFactor, {})).toMatchObject({ required: false })
  })

  test('outside it administrators are only offered one', async () => {
    const admin = await app.as('system-admin')
    expect(await admin(getPermissionInfo, {})).toMatchObject({ factorDue: false })
  })
})
