// Signing in, a new password and registration by a code, from the side of owners, guessers and curious people.
import { beforeAll, describe, expect, test } from 'vitest'
import { listDemoMessages } from '@register/contract/demo/message'
import { getPermissionInfo, getSalt, login } from '@register/contract/system/account'
import { siteConfig } from '@register/contract/system/site'
import { agreementVersion, registerUser, registerUserToo } from '@register/contract/system/signIn/register'
import { loginSms, resetBySms, sendSms } from '@register/contract/system/signIn/sms'
import { demoPhone } from '../../../../seed/demo/people.ts'
import { testApp, type Caller, type TestApp } from '../../../../test/app.ts'
import { testPassword } from '../../../../test/global.ts'
import { seal } from '../../../../test/seal.ts'
import type { Sms } from '../../../integrations/sms/port.ts'

const sent: Sms[] = []
const sms = { name: 'sink' as const, send: (one: Sms) => Promise.resolve(void sent.push(one)) }
const app = await testApp({ sms })
const closed = await testApp({ sms, captcha: true })
const { stranger } = app

let serial = 0
/** Limits count by address, so each call comes from another one. */
const from = (): { from: string } => ({ from: `10.2.${serial >> 8}.${serial++ & 255}` })
const freshPhone = (): string => `139${String(20_000_000 + ++serial)}`
const manager = demoPhone('0012')
const newPassword = 'Quiet-Kettle-42-Orbit'

type Purpose = 'login' | 'reset' | 'register'
const ask = (purpose: Purpose, phone: string) => stranger.raw(sendSms, { body: { purpose, phone } }, from())
async function codeFor(purpose: Purpose, phone: string): Promise<string> {
  await app.owner.query('DELETE FROM code_request')
  sent.length = 0
  expect((await ask(purpose, phone)).statusCode).toBe(200)
  await expect.poll(() => sent).toHaveLength(1)
  const [one] = sent
  return one?.template === 'code' ? one.values.code : ''
}
const other = (code: string): string => (code === '000000' ? '000001' : '000000')
const sealed = async (password: string, on: Caller = stranger) => seal(await on(getSalt, {}), { password })
const signIn = (phone: string, code: string) => stranger.raw(loginSms, { body: { phone, code } }, from())
const byPassword = async (username: string, password: string) =>
  stranger.raw(login, { body: { username, credentials: await sealed(password) } }, from())
const reset = async (phone: string, code: string, password = newPassword) =>
  stranger.raw(resetBySms, { body: { phone, code, credentials: await sealed(password) } }, from())

interface Wish {
  username: string
  phone: string
  code: string
  password?: string
  agreed?: string
}
const register = async (
  { password = newPassword, agreed = agreementVersion, ...wish }: Wish,
  endpoint: typeof registerUser | typeof registerUserToo = registerUser,
) => stranger.raw(endpoint, { body: { ...wish, agreed, credentials: await sealed(password) } }, from())
const setRegistration = (on: TestApp, open: boolean) =>
  on.owner.query(`UPDATE config SET value = $1 WHERE key = 'registration'`, [JSON.stringify(open)])
const dataOf = (reply: { json: <T>() => T }) => reply.json<{ data: { token: string; step: string } }>().data
const infoOf = async (token: string) =>
  (await stranger.raw(getPermissionInfo, {}, { headers: { authorization: `Bearer ${token}` } })).json<{
    data: { user: { username: string; nickname: string }; roles: string[]; mustChangePassword: boolean }
  }>().data

beforeAll(() => setRegistration(app, true))

describe('signing in by SMS', () => {
  test('takes the code that was sent, once, and is on record with its way', async () => {
    const code = await codeFor('login', manager)
    const reply = await signIn(`+86 ${manager}`, code)
    expect(dataOf(reply)).toMatchObject({ step: 'done' })
    expect((await infoOf(dataOf(reply).token)).user.username).toBe('body-manager')
    expect((await signIn(manager, code)).statusCode).toBe(400)
    const { rows } = await app.owner.query(
      `SELECT username, success, reason, way FROM login_record WHERE username = 'body-manager' ORDER BY id`,
    )
    expect(rows).toEqual([
      { username: 'body-manager', success: true, reason: '', way: 'sms' },
      { username: 'body-manager', success: false, reason: 'code', way: 'sms' },
    ])
  })

  test('of many at once lets one in', async () => {
    const code = await codeFor('login', manager)
    const replies = await Promise.all([1, 2, 3, 4].map(() => signIn(manager, code)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400])
  })

  test('ends with the fifth wrong code, tried one after another or at once', async () => {
    const code = await codeFor('login', manager)
    const wrong = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => signIn(manager, other(code))))
    expect(new Set(wrong.map(({ statusCode }) => statusCode))).toEqual(new Set([400]))
    expect((await signIn(manager, code)).statusCode).toBe(400)
  })

  test('opens where wrong passwords have locked: the code is another secret, with tries of its own', async () => {
    for (let n = 0; n < 5; n++)
      await stranger.raw(
        login,
        { body: { username: 'body-manager', credentials: await sealed('wrong-Password-1') } },
        { from: '10.3.3.3' },
      )
    const code = await codeFor('login', manager)
    const reply = await stranger.raw(loginSms, { body: { phone: manager, code } }, { from: '10.3.3.3' })
    expect(reply.statusCode).toBe(200)
  })

  test.each([
    ['is disabled', `status = 'disabled'`, `status = 'active'`],
    ['never confirmed the number', 'phone_confirmed_at = null', 'phone_confirmed_at = now()'],
  ])('sends nothing to an account that %s, and lets nobody in with a code from before', async (_, away, back) => {
    const enterprise = demoPhone('0021')
    const code = await codeFor('login', enterprise)
    await app.owner.query(`UPDATE app_user SET ${away} WHERE username = 'enterprise'`)
    expect((await signIn(enterprise, code)).statusCode).toBe(400)
    await app.owner.query('DELETE FROM code_request')
    sent.length = 0
    expect((await ask('login', enterprise)).statusCode).toBe(200)
    await new Promise((later) => setImmediate(() => setImmediate(later)))
    expect(sent).toEqual([])
    await app.owner.query(`UPDATE app_user SET ${back} WHERE username = 'enterprise'`)
  })
})

describe('whether a number has an account', () => {
  const enterprise = demoPhone('0021')
  test.each(['login', 'reset', 'register'] as const)(
    'is told by no answer to a request for a code, for %s',
    async (purpose) => {
      await app.owner.query('DELETE FROM code_request')
      const [known, unknown] = [await ask(purpose, enterprise), await ask(purpose, freshPhone())]
      expect(known.statusCode).toBe(200)
      expect(unknown.body).toBe(known.body)
      const lengths = (reply: typeof known) => reply.headers['content-length']
      expect(lengths(unknown)).toBe(lengths(known))
    },
  )

  test('is not revealed by the refusal of a second request, a code or a new password', async () => {
    await app.owner.query('DELETE FROM code_request')
    const nobody = freshPhone()
    const answers = async (phone: string) => {
      await ask('login', phone)
      const replies = [await ask('login', phone), await signIn(phone, '000000'), await reset(phone, '000000')]
      return replies.map(({ statusCode, body }) => [statusCode, body.replaceAll(/\d+ s/g, 'n s')])
    }
    const known = await answers(enterprise)
    expect(known.map(([status]) => status)).toEqual([429, 400, 400])
    expect(await answers(nobody)).toEqual(known)
  })

  test('is revealed by registration only to the person who has the code', async () => {
    const [asStranger, asOwner] = [
      await register({ username: 'curious', phone: enterprise, code: '000000' }),
      await register({ username: 'curious', phone: enterprise, code: await codeFor('register', enterprise) }),
    ]
    expect(asStranger.json()).toMatchObject({ code: 400, errors: [{ field: 'code' }] })
    expect(asOwner.json()).toMatchObject({ code: 409, errors: [{ field: 'phone' }] })
  })

  test('is written down nowhere by asking: no number in audit, log of sign-ins or messages', async () => {
    const number = freshPhone()
    await ask('login', number)
    await signIn(number, '000000')
    const { rows } = await app.owner.query<{ all: string }>(
      `SELECT (SELECT string_agg(a::text, ' ') FROM audit a) || ' ' || (SELECT string_agg(l::text, ' ') FROM login_record l) AS all`,
    )
    expect(rows[0]?.all).toContain('code.send')
    expect(rows[0]?.all).not.toContain(number)
  })
})

describe('a forgotten password', () => {
  const staff = demoPhone('0011')

  test('is replaced by a new one with the code: sessions end, locks are forgotten', async () => {
    const open = dataOf(await signIn(staff, await codeFor('login', staff))).token
    await app.owner.query(`UPDATE app_user SET locked_until = now() + interval '1 hour' WHERE username = 'body-staff'`)
    const code = await codeFor('reset', staff)
    expect((await reset(staff, code)).statusCode).toBe(200)
    const headers = { authorization: `Bearer ${open}` }
    expect((await stranger.raw(getPermissionInfo, {}, { headers })).statusCode).toBe(401)
    const reply = await byPassword('body-staff', newPassword)
    expect(reply.statusCode).toBe(200)
    expect((await infoOf(dataOf(reply).token)).mustChangePassword).toBe(false)
    expect((await byPassword('body-staff', testPassword)).statusCode).toBe(400)
    expect((await reset(staff, code, 'Paper-Boats-77-Lantern')).statusCode).toBe(400)
  })

  test('is refused where the policy or the last five refuse it, and the code stays good', async () => {
    const code = await codeFor('reset', staff)
    for (const [password, text] of [
      ['short', '12 to 128'],
      ['Body-Staff-2026-x', 'user name'],
      [newPassword, 'last 5'],
      [testPassword, 'last 5'],
    ] as const)
      expect((await reset(staff, code, password)).json(), password).toMatchObject({
        code: 400,
        msg: expect.stringContaining(text) as string,
        errors: [{ field: 'credentials' }],
      })
    expect((await reset(staff, code, 'Paper-Boats-77-Lantern')).statusCode).toBe(200)
  })

  test('is not replaced by a code that was sent for signing in', async () => {
    const code = await codeFor('login', staff)
    expect((await reset(staff, code)).statusCode).toBe(400)
  })
})

describe('registration', () => {
  test('makes a visitor’s account with what was agreed to, and signs it in', async () => {
    const phone = freshPhone()
    const reply = await register({ username: 'Wang.Fang', phone, code: await codeFor('register', phone) })
    expect(dataOf(reply).step).toBe('done')
    expect(await infoOf(dataOf(reply).token)).toMatchObject({
      user: { username: 'Wang.Fang', nickname: 'Wang.Fang' },
      roles: ['registered'],
      mustChangePassword: false,
    })
    const { rows } = await app.owner.query<Record<string, unknown>>(
      `SELECT agreed_version, agreed_at > now() - interval '1 minute' AS just, phone_confirmed_at IS NOT NULL AS confirmed,
        phone_sealed, dept_id, credit_code FROM app_user WHERE username = 'Wang.Fang'`,
    )
    expect(rows[0]).toMatchObject({
      agreed_version: agreementVersion,
      just: true,
      confirmed: true,
      dept_id: null,
      credit_code: null,
    })
    expect(String(rows[0]?.['phone_sealed'])).not.toContain(phone)
    expect((await byPassword('wang.fang', newPassword)).statusCode).toBe(200)
    expect((await signIn(phone, await codeFor('login', phone))).statusCode).toBe(200)
  })

  test('answers by its second path too', async () => {
    const phone = freshPhone()
    const code = await codeFor('register', phone)
    expect((await register({ username: 'second.path', phone, code }, registerUserToo)).statusCode).toBe(200)
  })

  test('says that a name is taken only once the code was right, and the code stays good for another name', async () => {
    const phone = freshPhone()
    const code = await codeFor('register', phone)
    const [duplicate, free] = [
      await register({ username: 'Expert', phone, code: other(code) }),
      await register({ username: 'nobody.yet', phone, code: other(code) }),
    ]
    expect(duplicate.statusCode).toBe(400)
    expect(duplicate.body).toBe(free.body)
    expect((await register({ username: 'Expert', phone, code })).json()).toMatchObject({
      code: 409,
      errors: [{ field: 'username' }],
    })
    expect((await register({ username: 'expert.too', phone, code })).statusCode).toBe(200)
  })

  test('of one number at once makes one account', async () => {
    const phone = freshPhone()
    const code = await codeFor('register', phone)
    const replies = await Promise.all(
      ['one', 'two', 'three', 'four'].map((name) => register({ username: `at.once.${name}`, phone, code })),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400])
    const { rowCount } = await app.owner.query(`SELECT 1 FROM app_user WHERE username LIKE 'at.once.%'`)
    expect(rowCount).toBe(1)
  })

  test.each([
    [{ agreed: '2020-01' }, 'agreed'],
    [{ password: 'wang-Fang-2026' }, 'credentials'],
    [{ username: '1x' }, 'username'],
    [{ phone: '138****8000' }, 'phone'],
    [{ phone: 'tel 110' }, 'phone'],
  ])('refuses %o at its field, before the code counts as tried', async (wrong, field) => {
    const wish = { username: 'wang.fang.2', phone: freshPhone(), code: '000000', ...wrong }
    expect((await register(wish)).json()).toMatchObject({ code: 400, errors: [{ field }] })
  })

  test('sends no code and makes no account where it is closed', async () => {
    await setRegistration(app, false)
    const phone = freshPhone()
    // The configuration is cached for a second.
    await expect.poll(async () => (await ask('register', phone)).statusCode).toBe(404)
    expect((await register({ username: 'too.late', phone, code: '000000' })).statusCode).toBe(404)
    await setRegistration(app, true)
    await expect.poll(async () => (await stranger(siteConfig, {})).registration).toBe(true)
  })
})

test('no code is sent without the captcha where one is asked for', async () => {
  const body = { purpose: 'login' as const, phone: manager }
  const without = await closed.stranger.refused(sendSms, { body }, from())
  expect(without).toMatchObject({ status: 400, errors: [{ field: 'captcha' }] })
  const wrong = await closed.stranger.refused(
    sendSms,
    { body: { ...body, uuid: 'captcha:x', captcha: 'abcd' } },
    from(),
  )
  expect(wrong).toMatchObject({ status: 400, errors: [{ field: 'captcha' }] })
  const { rows } = await closed.owner.query('SELECT 1 FROM code_request')
  expect(rows).toEqual([])
})

describe('where messages are', () => {
  test('kept, a demonstration shows them, masked, and the site knows its ways', async () => {
    const demo = await testApp()
    const body = { purpose: 'login' as const, phone: manager }
    await demo.stranger(sendSms, { body })
    await expect.poll(() => demo.stranger(listDemoMessages, {})).toHaveLength(1)
    const [message] = await demo.stranger(listDemoMessages, {})
    expect(message).toMatchObject({ channel: 'sms', recipient: '154****0012' })
    const [, code = ''] = /Your code is (\d{6})/.exec(message?.text ?? '') ?? []
    expect(dataOf(await demo.stranger.raw(loginSms, { body: { phone: manager, code } }))).toMatchObject({
      step: 'done',
    })
    expect((await demo.stranger(siteConfig, {})).ways).toMatchObject({ sms: true, mail: true })
  })

  test.each([
    [
      'sent, there is nothing to show',
      { sms: { name: 'aliyun' as const, send: () => Promise.resolve() }, mail: undefined },
    ],
    ['kept without a demonstration, nobody reads them', { demo: false }],
    ['kept in production by mistake, nobody reads them', { production: true }],
  ])('%s', async (_, wishes) => {
    const real = await testApp(wishes)
    expect((await real.stranger.refused(listDemoMessages, {})).status).toBe(404)
  })

  test('off, no code is sent and the site says so', async () => {
    const off = await testApp({ sms: undefined })
    const body = { purpose: 'login' as const, phone: manager }
    expect((await off.stranger.refused(sendSms, { body })).status).toBe(404)
    expect((await off.stranger(siteConfig, {})).ways.sms).toBe(false)
  })
})
