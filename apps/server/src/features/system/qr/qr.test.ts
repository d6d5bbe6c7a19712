// Signing in by QR code from the side of two screens, a third person and a guesser.
import { beforeEach, describe, expect, test } from 'vitest'
import { getPermissionInfo } from '@register/contract/system/account'
import { resetPassword } from '@register/contract/system/user/acts'
import * as qr from '@register/contract/system/signIn/qr'
import { clearExpired } from '../../../access/housekeeping.ts'
import { testApp, type Caller } from '../../../../test/app.ts'

const app = await testApp()
const real = await testApp({ demo: false })
const production = await testApp({ production: true })
const { stranger } = real
const [expert, staff] = await Promise.all([real.as('expert'), real.as('body-staff')])

const desk = { from: '203.0.113.5', headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/147.0.0.0' } }
const begin = async (on: Caller = stranger) => {
  const { secret, url, ...rest } = await on(qr.startQr, {}, desk)
  return { secret, url, code: url.split('/').at(-1) ?? '', ...rest }
}
const stateOf = async (secret: string, on: Caller = stranger) => (await on(qr.readQr, { body: { secret } })).state
const signIn = (secret: string, on: Caller = stranger) => on.raw(qr.loginQr, { body: { secret } }, desk)
const asWhom = async (reply: { json: <T>() => T }, on: Caller = stranger) => {
  const { token } = reply.json<{ data: { token: string } }>().data
  return (await on(getPermissionInfo, {}, { headers: { authorization: `Bearer ${token}` } })).user.username
}
beforeEach(() => real.owner.query("DELETE FROM session WHERE user_agent <> 'test'"))

describe('with a telephone', () => {
  test('waiting, scanned, authorised, signed in; the telephone shows who asks', async () => {
    const { secret, code, url, ...rest } = await begin()
    expect(url).toBe(`https://register.example/#/qr_sign_in/${code}`)
    expect(rest).toEqual({ expiresIn: 120, simulated: false })
    expect(await stateOf(secret)).toBe('waiting')
    expect(await expert(qr.scanQr, { body: { code } })).toEqual({
      ip: '203.0.113.5',
      near: false,
      agent: 'Chrome 147 · Windows',
      at: expect.any(String) as string,
      expiresIn: expect.any(Number) as number,
    })
    expect(await stateOf(secret)).toBe('scanned')
    expect((await signIn(secret)).statusCode).toBe(400)
    await expert(qr.authoriseQr, { body: { code } })
    expect(await stateOf(secret)).toBe('authorised')
    const reply = await signIn(secret)
    expect(await asWhom(reply)).toBe('expert')
    expect(reply.cookies[0]).toMatchObject({ name: '__Secure-RT', httpOnly: true })
    const { rows } = await real.owner.query(`SELECT way, ip FROM login_record WHERE success ORDER BY id DESC LIMIT 1`)
    expect(rows).toEqual([{ way: 'qr', ip: '203.0.113.5' }])
    const audit = await real.owner.query<{ action: string; actor_name: string; detail: object }>(
      `SELECT action, actor_name, detail FROM audit WHERE action LIKE 'session.%Qr' ORDER BY id`,
    )
    expect(audit.rows.slice(-3)).toMatchObject([
      { action: 'session.scanQr', actor_name: 'expert', detail: { ip: '203.0.113.5' } },
      { action: 'session.authoriseQr', actor_name: 'expert' },
      { action: 'session.loginQr' },
    ])
  })

  test('what asks for a fresh password asks the new session too', async () => {
    const security = await real.as('security-admin')
    const { secret, code } = await begin()
    await security(qr.scanQr, { body: { code } })
    await security(qr.authoriseQr, { body: { code } })
    const { token } = (await signIn(secret)).json<{ data: { token: string } }>().data
    const headers = { authorization: `Bearer ${token}` }
    const refusal = await stranger.refused(resetPassword, { body: { id: 1 } }, { headers })
    expect(refusal).toMatchObject({ status: 403, data: { needs: 'confirmation' } })
  })

  test('a telephone at the same address is recognised', async () => {
    const { code } = await begin()
    expect(await expert(qr.scanQr, { body: { code } }, { from: '203.0.113.5' })).toMatchObject({ near: true })
  })

  test('refused ends it', async () => {
    const { secret, code } = await begin()
    await expert(qr.scanQr, { body: { code } })
    await expert(qr.refuseQr, { body: { code } })
    expect(await stateOf(secret)).toBe('refused')
    expect((await expert.refused(qr.authoriseQr, { body: { code } })).status).toBe(404)
    expect((await signIn(secret)).statusCode).toBe(400)
  })

  test('only the person who has scanned it decides, and no one before scanning', async () => {
    const { secret, code } = await begin()
    expect((await staff.refused(qr.authoriseQr, { body: { code } })).status).toBe(404)
    const scans = await Promise.all([expert, staff].map((one) => one.raw(qr.scanQr, { body: { code } })))
    expect(scans.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404])
    const [mine, other] = scans[0]?.statusCode === 200 ? [expert, staff] : [staff, expert]
    for (const endpoint of [qr.scanQr, qr.authoriseQr, qr.refuseQr])
      expect((await other.refused(endpoint, { body: { code } })).status).toBe(404)
    // Scanning twice changes nothing.
    await mine(qr.scanQr, { body: { code } })
    await mine(qr.authoriseQr, { body: { code } })
    expect((await mine.refused(qr.scanQr, { body: { code } })).status).toBe(404)
    expect(await asWhom(await signIn(secret))).toBe(mine === expert ? 'expert' : 'body-staff')
  })

  test('it is good for one session, also at once', async () => {
    const { secret, code } = await begin()
    await expert(qr.scanQr, { body: { code } })
    await expert(qr.authoriseQr, { body: { code } })
    const replies = await Promise.all([signIn(secret), signIn(secret), signIn(secret)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400])
    expect(await stateOf(secret)).toBe('expired')
  })

  test('the halves do not stand for each other', async () => {
    const { secret, code } = await begin()
    expect(await stateOf(code)).toBe('expired')
    expect((await expert.refused(qr.scanQr, { body: { code: secret } })).status).toBe(404)
    await expert(qr.scanQr, { body: { code } })
    await expert(qr.authoriseQr, { body: { code } })
    expect((await signIn(code)).statusCode).toBe(400)
  })

  test.each(['waiting', 'scanned', 'authorised'] as const)('two minutes end one that is %s', async (last) => {
    const { secret, code } = await begin()
    if (last !== 'waiting') await expert(qr.scanQr, { body: { code } })
    if (last === 'authorised') await expert(qr.authoriseQr, { body: { code } })
    await real.owner.query("UPDATE qr_ticket SET ends_at = now() - interval '1 second'")
    expect(await stateOf(secret)).toBe('expired')
    for (const endpoint of [qr.scanQr, qr.authoriseQr, qr.refuseQr])
      expect((await expert.refused(endpoint, { body: { code } })).status).toBe(404)
    expect((await signIn(secret)).statusCode).toBe(400)
    await clearExpired(real.db)
    expect((await real.owner.query('SELECT 1 FROM qr_ticket WHERE ends_at < now()')).rowCount).toBe(0)
  })

  test('an account disabled meanwhile does not come in', async () => {
    const { secret, code } = await begin()
    await staff(qr.scanQr, { body: { code } })
    await staff(qr.authoriseQr, { body: { code } })
    await real.owner.query("UPDATE app_user SET status = 'disabled' WHERE username = 'body-staff'")
    expect((await signIn(secret)).statusCode).toBe(409)
    await real.owner.query("UPDATE app_user SET status = 'active' WHERE username = 'body-staff'")
  })

  test('what its owner does against a thief meanwhile ends it: signing out the one who authorised, or another password', async () => {
    const decided = async () => {
      const { secret, code } = await begin()
      await staff(qr.scanQr, { body: { code } })
      await staff(qr.authoriseQr, { body: { code } })
      return secret
    }
    const first = await decided()
    await real.owner.query(
      "UPDATE session SET revoked_at = now() WHERE id = (SELECT session_id FROM qr_ticket WHERE state = 'authorised' ORDER BY made_at DESC LIMIT 1)",
    )
    expect((await signIn(first)).statusCode).toBe(400)
    await real.owner.query('UPDATE session SET revoked_at = NULL')
    real.app.actors.forget()
    const second = await decided()
    await real.owner.query("UPDATE app_user SET password_changed_at = now() WHERE username = 'body-staff'")
    expect((await signIn(second)).statusCode).toBe(400)
    expect((await signIn(await decided())).statusCode).toBe(200)
  })

  test('halves lie hashed', async () => {
    const { secret, code } = await begin()
    const { rows } = await real.owner.query<{ all: string }>(
      `SELECT string_agg(t::text, ' ') AS all FROM (SELECT q::text FROM qr_ticket q UNION ALL SELECT a.detail::text FROM audit a) t`,
    )
    for (const half of [secret, code]) {
      expect(rows[0]?.all).not.toContain(half)
      expect(rows[0]?.all).not.toContain(Buffer.from(half).toString('hex'))
    }
  })
})

describe('in a demonstration', () => {
  const ripen = () => app.owner.query("UPDATE qr_ticket SET made_at = made_at - interval '3 seconds'")

  test('the scan is simulated after three seconds, and one button signs in as the least account', async () => {
    const { secret, simulated } = await begin(app.stranger)
    expect(simulated).toBe(true)
    const ask = () => app.stranger(qr.readQr, { body: { secret } })
    expect(await ask()).toEqual({ state: 'waiting', simulated: false })
    await ripen()
    expect(await ask()).toEqual({ state: 'scanned', simulated: true })
    await app.stranger(qr.simulateQr, { body: { secret } })
    expect(await ask()).toEqual({ state: 'authorised', simulated: false })
    expect(await asWhom(await signIn(secret, app.stranger), app.stranger)).toBe('registered')
  })

  test('what a telephone has scanned is not simulated', async () => {
    const { secret, code } = await begin(app.stranger)
    const someone = await app.as('expert')
    await someone(qr.scanQr, { body: { code } })
    await ripen()
    expect(await app.stranger(qr.readQr, { body: { secret } })).toEqual({ state: 'scanned', simulated: false })
    expect((await app.stranger.refused(qr.simulateQr, { body: { secret } })).status).toBe(404)
  })

  test('never as an account that administers, whatever roles it has', async () => {
    await app.owner.query(
      `INSERT INTO user_role (user_id, role_id) SELECT u.id, r.id FROM app_user u, role r
        WHERE u.username = 'registered' AND r.key = 'auditor'`,
    )
    const { secret } = await begin(app.stranger)
    expect((await app.stranger.refused(qr.simulateQr, { body: { secret } })).status).toBe(404)
    expect(await stateOf(secret, app.stranger)).toBe('waiting')
  })

  test.each([
    ['outside it', real],
    ['in production', production],
  ])('%s there is no such button', async (_, where) => {
    const { secret, simulated } = await begin(where.stranger)
    expect(simulated).toBe(false)
    await where.owner.query("UPDATE qr_ticket SET made_at = made_at - interval '3 seconds'")
    expect(await where.stranger(qr.readQr, { body: { secret } })).toEqual({ state: 'waiting', simulated: false })
    expect((await where.stranger.refused(qr.simulateQr, { body: { secret } })).status).toBe(404)
    expect(await stateOf(secret, where.stranger)).toBe('waiting')
  })
})
