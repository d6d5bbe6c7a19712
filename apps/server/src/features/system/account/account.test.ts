// Sign-in, refresh and sign-out as an attacker and as two tabs would use them.
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, inject, test, vi } from 'vitest'
import { speak } from './captcha/spoken.ts'
import { answersOf } from './captcha/testAnswers.ts'
import * as account from '@register/contract/system/account'
import { publishReport, queryList, updateReport } from '@register/contract/business/report/report'
import { passwordProblem } from '@register/contract/input/password/policy'
import { hashPassword, makePassword } from '../../../access/passwords.ts'
import { clearExpired } from '../../../access/housekeeping.ts'
import { openSession } from '../../../access/sessions.ts'
import { grantsOf, scopeOf } from '../../../access/scope.ts'
import { setPassword } from './store.ts'
import { testApp } from '../../../../test/app.ts'
import { testPassword } from '../../../../test/global.ts'
import { seal } from '../../../../test/seal.ts'

const app = await testApp()
const guarded = await testApp({ captcha: true, rateLimit: true })
const { stranger } = app

const credentials = async (password: string) => seal(await stranger(account.getSalt, {}), { password })
const attempt = async (username: string, password: string) =>
  stranger.raw(account.login, { body: { username, credentials: await credentials(password) } })
const cookieOf = (reply: { cookies: { name: string; value: string }[] }) =>
  reply.cookies.find((cookie) => cookie.name === '__Secure-RT')?.value ?? ''
const refreshWith = (secret: string, headers: Record<string, string> = {}) =>
  stranger.raw(account.refresh, {}, { headers: { cookie: `__Secure-RT=${secret}`, ...headers } })
type Reply = Awaited<ReturnType<typeof refreshWith>>
const graceOver = () => app.owner.query("UPDATE session SET rotated_at = now() - interval '11 seconds'")
const tokenOf = (reply: { json: <T>() => T }) => reply.json<{ data: { token: string } }>().data.token
const works = async (token: string) =>
  (await stranger.raw(account.getPermissionInfo, {}, { headers: { authorization: `Bearer ${token}` } })).statusCode

/** The beginnings of all statements that the application sends from now on, until the returned function is called. */
function spied(): () => string[] {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  return () => {
    const texts = query.mock.calls.map(([first]: unknown[]) =>
      typeof first === 'string' ? first : (first as { text: string }).text,
    )
    query.mockRestore()
    return texts.map((text) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ').slice(0, 20))
  }
}

describe('sign-in', () => {
  test('gives a token, a cookie for the refresh path alone, and what the user may see', async () => {
    const reply = await attempt('Body-Staff', testPassword)
    expect(reply.statusCode).toBe(200)
    const cookie = reply.cookies[0]
    expect(cookie).toMatchObject({
      name: '__Secure-RT',
      path: '/api/system/refresh',
      httpOnly: true,
      sameSite: 'Strict',
      secure: true,
    })
    const headers = { authorization: `Bearer ${tokenOf(reply)}` }
    const info = (await stranger.raw(account.getPermissionInfo, {}, { headers })).json<{
      data: account.PermissionInfo
    }>().data
    expect(info).toMatchObject({ user: { username: 'body-staff', bodyCode: '901' }, roles: ['body-staff'] })
    const menus = (await stranger.raw(account.getRouters, {}, { headers })).json<{ data: account.RouteNode[] }>().data
    expect(menus.map((menu) => menu.name)).toEqual([
      'home',
      'codeApply',
      'report',
      'information',
      'errorReportList',
      'quality',
      'changeNotice',
    ])
    expect(menus[1]?.children.map((menu) => menu.name)).toEqual(['codeApplyList'])
  })

  test('answers alike for a wrong password and an unknown name', async () => {
    const [wrong, unknown] = [
      await attempt('body-staff', 'wrong-Password-1'),
      await attempt('nobody-here', 'wrong-Password-1'),
    ]
    expect(wrong.statusCode).toBe(400)
    expect(unknown.body).toBe(wrong.body)
  })

  test('works alike for a wrong password, an unknown name and a locked account: the same statements, as many commits', async () => {
    await app.owner.query(
      `INSERT INTO sign_in_address (user_id, address, forgotten_at, locked_until)
        SELECT id, '127.0.0.1', now(), now() + interval '5 minutes' FROM app_user WHERE username_key = 'system-admin'`,
    )
    const workOf = async (username: string, password: string): Promise<string[]> => {
      const sealed = await credentials(password)
      const seen = spied()
      await stranger.raw(account.login, { body: { username, credentials: sealed } })
      // The server reads its configuration at most once a second, so that statement belongs to no particular sign-in.
      return seen().filter((text) => !text.startsWith('select "key", "value'))
    }
    const [wrong, unknown, locked] = [
      await workOf('body-staff', 'wrong-Password-1'),
      await workOf('nobody-here', 'wrong-Password-1'),
      await workOf('system-admin', testPassword),
    ]
    expect(wrong).toContain('commit')
    expect(wrong).toContain('insert into sign_in_')
    expect(unknown).toEqual(wrong)
    expect(locked).toEqual(wrong)
    await app.owner.query('DELETE FROM sign_in_address')
  })

  test('a sealed password works once and only for the key and salt it was sealed for', async () => {
    const sealed = await credentials(testPassword)
    const again = () => stranger.raw(account.login, { body: { username: 'expert', credentials: sealed } })
    expect((await again()).statusCode).toBe(200)
    expect((await again()).json()).toMatchObject({ code: 400, errors: [{ field: 'credentials' }] })
    const other = await credentials(testPassword)
    const swapped = { ...other, salt: (await stranger(account.getSalt, {})).salt }
    expect((await stranger.raw(account.login, { body: { username: 'expert', credentials: swapped } })).statusCode).toBe(
      400,
    )
  })

  test('five wrong passwords lock their address, also for the right password, and the answer does not reveal it', async () => {
    for (let n = 0; n < 5; n++) expect((await attempt('registered', 'wrong-Password-1')).statusCode).toBe(400)
    const locked = await attempt('registered', testPassword)
    expect(locked.body).toBe((await attempt('nobody-here', testPassword)).body)
    expect(locked.json()).toMatchObject({ code: 400, msg: expect.stringContaining('locked') as string })
    const { rows } = await app.owner.query(
      "SELECT success, reason FROM login_record WHERE username = 'registered' ORDER BY id",
    )
    expect(rows.map((row: { reason: string }) => row.reason)).toEqual([
      'password',
      'password',
      'password',
      'password',
      'password',
      'locked',
    ])
  })

  test('the captcha is needed, single use, and a picture', async () => {
    const captcha = await guarded.stranger(account.getCaptcha, {})
    expect(captcha.img).toMatch(/^data:image\/png;base64,/)
    const sealed = async () => seal(await guarded.stranger(account.getSalt, {}), { password: testPassword })
    const login = async (more: object) =>
      guarded.stranger.raw(account.login, { body: { username: 'expert', credentials: await sealed(), ...more } })
    expect((await login({})).json()).toMatchObject({ code: 400, errors: [{ field: 'captcha' }] })
    const [answer = ''] = await answersOf(guarded, [captcha.uuid])
    expect((await login({ uuid: captcha.uuid, captcha: answer.toUpperCase() })).statusCode).toBe(200)
    expect((await login({ uuid: captcha.uuid, captcha: answer })).json()).toMatchObject({
      code: 400,
      errors: [{ field: 'captcha' }],
    })
  })

  test('the spoken captcha opens as the picture does, once, in both languages, and never sounds alike', async () => {
    const spoken = (lang: string) =>
      guarded.stranger(account.getSpokenCaptcha, {}, { headers: { 'accept-language': lang } })
    for (const lang of ['zh', 'en']) {
      const { uuid, audio } = await spoken(lang)
      const wav = Buffer.from(audio, 'base64')
      expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 12)).toBe('RIFFWAVE')
      // Six digits take two seconds at least, at 16,000 bytes each.
      expect(wav.length).toBeGreaterThan(32_000)
      const [answer = ''] = await answersOf(guarded, [uuid])
      expect(answer).toMatch(/^\d{6}$/)
      const sealed = seal(await guarded.stranger(account.getSalt, {}), { password: testPassword })
      // With full-width digits, as an input method writes them.
      const typed = answer.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
      const body = { username: 'expert', credentials: sealed, uuid, captcha: typed }
      expect((await guarded.stranger.raw(account.login, { body })).statusCode).toBe(200)
      expect((await guarded.stranger.raw(account.login, { body })).json()).toMatchObject({
        errors: [{ field: 'captcha' }],
      })
    }
    expect((await speak('000000', 'zh')).equals(await speak('000000', 'zh'))).toBe(false)
  })

  test('the text of a captcha cannot be foretold from the numbers that pages and libraries draw', async () => {
    const foretold = vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const made = await Promise.all(Array.from({ length: 6 }, () => guarded.stranger(account.getCaptcha, {})))
    foretold.mockRestore()
    const answers = await answersOf(
      guarded,
      made.map(({ uuid }) => uuid),
    )
    expect(new Set(answers).size).toBe(6)
    expect(answers.every((answer) => /^[a-z2-9]{4}$/.test(answer))).toBe(true)
  })

  test('too many tries from one address are slowed down with Retry-After', async () => {
    let refused
    for (let n = 0; n < 250 && !refused; n++) {
      const reply = await guarded.stranger.raw(account.getSalt, {})
      if (reply.statusCode === 429) refused = reply
    }
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('the session', () => {
  test('refresh rotates; two tabs at once get the same successor; later re-use ends the session', async () => {
    const first = await attempt('auditor', testPassword)
    const secret = cookieOf(first)
    const [one, two] = await Promise.all([refreshWith(secret), refreshWith(secret)])
    expect(tokenOf(one)).toBe(tokenOf(two))
    expect(await works(tokenOf(one))).toBe(200)
    await app.owner.query("UPDATE session SET rotated_at = now() - interval '11 seconds'")
    expect((await refreshWith(secret)).statusCode).toBe(401)
    app.app.actors.forget()
    expect(await works(tokenOf(one))).toBe(401)
    expect((await refreshWith(cookieOf(one))).statusCode).toBe(401)
  })

  test('an owner who comes back after a thief has refreshed again and again ends the thief’s session, on record', async () => {
    const stolen = cookieOf(await attempt('auditor', testPassword))
    let thief = await refreshWith(stolen)
    for (let n = 0; n < 3; n++) thief = await refreshWith(cookieOf(thief))
    expect(await works(tokenOf(thief))).toBe(200)
    // Not even within ten seconds: that tolerance is for the secret that was replaced last.
    expect((await refreshWith(stolen)).statusCode).toBe(401)
    app.app.actors.forget()
    expect(await works(tokenOf(thief))).toBe(401)
    expect((await refreshWith(cookieOf(thief))).statusCode).toBe(401)
    const { rows } = await app.owner.query(
      "SELECT action, result, detail FROM audit WHERE action = 'session.refresh' AND result = 401 ORDER BY id DESC LIMIT 1",
    )
    expect(rows).toEqual([
      {
        action: 'session.refresh',
        result: 401,
        detail: { refused: 'a replaced refresh secret came back', sessionId: expect.any(Number) as number },
      },
    ])
  })

  test('a browser whose answer was lost comes back after the ten seconds, and what it never got ends the session elsewhere', async () => {
    const secret = cookieOf(await attempt('expert', testPassword))
    const lost = await refreshWith(secret)
    await graceOver()
    const again = await refreshWith(secret)
    expect(again.statusCode).toBe(200)
    expect(tokenOf(again)).not.toBe(tokenOf(lost))
    expect(await works(tokenOf(again))).toBe(200)
    const { rows } = await app.owner.query(
      "SELECT detail FROM audit WHERE action = 'session.refresh' AND result = 200 ORDER BY id DESC LIMIT 1",
    )
    expect(rows).toEqual([{ detail: { returned: 'its answer had been lost' } }])
    expect((await refreshWith(cookieOf(again))).statusCode).toBe(200)
    // The lost answer turns up: with a person who listened on the network, for instance.
    expect((await refreshWith(cookieOf(lost))).statusCode).toBe(401)
    expect((await refreshWith(cookieOf(again))).statusCode).toBe(401)
  })

  test.each([
    ['whose successor was used', {}, async (after: Reply) => void (await works(tokenOf(after)))],
    ['from another browser', { 'user-agent': 'a thief' }, () => Promise.resolve()],
    ['replaced twice', {}, async (after: Reply) => void (await refreshWith(cookieOf(after)))],
  ])('a secret %s ends the session after the ten seconds', async (_, headers, then) => {
    const secret = cookieOf(await attempt('expert', testPassword))
    const after = await refreshWith(secret)
    await then(after)
    await graceOver()
    expect((await refreshWith(secret, headers)).statusCode).toBe(401)
    expect((await refreshWith(cookieOf(after))).statusCode).toBe(401)
  })

  test('strangers who use up the renewals of an address stop no session there, and no session renews without end', async () => {
    const { id } = await guarded.db
      .selectFrom('app_user')
      .select('id')
      .where('username_key', '=', 'expert')
      .executeTakeFirstOrThrow()
    const meta = { ip: '192.0.2.7', isFrom: () => false, userAgent: 'test', traceId: 'test', origin: '' }
    const { refresh: secret } = await openSession(guarded, { userId: id, remember: false, meta })
    const renew = (cookie: string) =>
      guarded.stranger.raw(account.refresh, {}, { headers: { cookie: `__Secure-RT=${cookie}` } })
    await guarded.app.rates.spend('refresh', { ip: '127.0.0.1', userId: undefined }, () => {}, 3_000)
    const invented = secret.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))
    expect((await renew(invented)).statusCode).toBe(429)
    let last = await renew(secret)
    expect(last.statusCode).toBe(200)
    for (let n = 0; n < 60; n++) last = await renew(secret)
    expect(last.statusCode).toBe(429)
  })

  test('the server never takes the token from a cookie', async () => {
    const token = tokenOf(await attempt('auditor', testPassword))
    const reply = await stranger.raw(account.getPermissionInfo, {}, { headers: { cookie: `TOKEN=${token}` } })
    expect(reply.statusCode).toBe(401)
  })

  test.each([
    [
      'signing out',
      async (token: string) =>
        void (await stranger.raw(account.logout, {}, { headers: { authorization: `Bearer ${token}` } })),
    ],
    [
      'disabling the account',
      async () =>
        void (await app.owner.query("UPDATE app_user SET status = 'disabled' WHERE username = 'system-admin'")),
    ],
    ['the end of the session', async () => void (await app.owner.query('UPDATE session SET ends_at = now()'))],
    [
      'half an hour without a call',
      async () => void (await app.owner.query("UPDATE session SET last_seen_at = now() - interval '31 minutes'")),
    ],
  ])('%s ends it', async (_, end) => {
    await app.owner.query("UPDATE app_user SET status = 'active' WHERE username = 'system-admin'")
    const reply = await attempt('system-admin', testPassword)
    const token = tokenOf(reply)
    expect(await works(token)).toBe(200)
    await end(token)
    app.app.actors.forget()
    expect(await works(token)).toBe(401)
    expect((await refreshWith(cookieOf(reply))).statusCode).toBe(401)
  })

  test('a fourth session ends the first', async () => {
    const tokens: string[] = []
    for (let n = 0; n < 4; n++) tokens.push(tokenOf(await attempt('security-admin', testPassword)))
    app.app.actors.forget()
    expect(await Promise.all(tokens.map(works))).toEqual([401, 200, 200, 200])
  })

  test('eight sign-ins at once leave three sessions', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => attempt('security-admin', testPassword)))
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(8).fill(200))
    const { rows } = await app.owner.query(
      "SELECT count(*)::int AS live FROM session s JOIN app_user u ON u.id = s.user_id WHERE u.username = 'security-admin' AND revoked_at IS NULL",
    )
    expect(rows).toEqual([{ live: 3 }])
  })

  test('a changed password ends the other sessions, and the policy holds', async () => {
    const [here, there] = [
      tokenOf(await attempt('enterprise', testPassword)),
      tokenOf(await attempt('enterprise', testPassword)),
    ]
    const change = async (newPassword: string, oldPassword = testPassword) =>
      stranger.raw(
        account.changePassword,
        { body: { credentials: seal(await stranger(account.getSalt, {}), { oldPassword, newPassword }) } },
        { headers: { authorization: `Bearer ${here}` } },
      )
    expect((await change('short')).json()).toMatchObject({ code: 400, errors: [{ field: 'newPassword' }] })
    expect((await change('New-Horse-88-Battery', 'not the old')).json()).toMatchObject({
      code: 400,
      errors: [{ field: 'oldPassword' }],
    })
    expect((await change('Typetest-Register-26')).json()).toMatchObject({ code: 400 })
    expect((await change('New-Horse-88-Battery')).statusCode).toBe(200)
    expect(await Promise.all([works(here), works(there)])).toEqual([200, 401])
    expect((await attempt('enterprise', testPassword)).statusCode).toBe(400)
    // The last five passwords are refused, the present one among them.
    const later = ['Other-Horse-1-Battery', 'Other-Horse-2-Battery', 'Other-Horse-3-Battery', 'Other-Horse-4-Battery']
    let old = 'New-Horse-88-Battery'
    for (const next of later.slice(0, 3)) {
      expect((await change(next, old)).statusCode).toBe(200)
      old = next
    }
    for (const used of [testPassword, 'New-Horse-88-Battery', old])
      expect((await change(used, old)).json(), used).toMatchObject({ code: 400, errors: [{ field: 'newPassword' }] })
    expect((await change(later[3] ?? '', old)).statusCode).toBe(200)
    expect((await change(testPassword, later[3])).statusCode).toBe(200)
  })

  test('a wrong old password is on record and counts as one at sign-in', async () => {
    const caller = await app.as('body-staff-903')
    const change = async () =>
      caller.refused(account.changePassword, {
        body: { credentials: seal(await stranger(account.getSalt, {}), { oldPassword: 'no', newPassword: 'x' }) },
      })
    const sealed = seal(await stranger(account.getSalt, {}), {
      oldPassword: testPassword,
      newPassword: 'Nanwan-Inspection-26',
    })
    expect((await caller.refused(account.changePassword, { body: { credentials: sealed } })).msg).toMatch(/too common/)
    for (let n = 0; n < 5; n++) expect((await change()).msg).toBe('The old password is wrong')
    expect((await change()).msg).toMatch(/Try again in 30 minutes/)
    expect((await attempt('body-staff-903', testPassword)).statusCode).toBe(400)
    const { rows } = await app.owner.query(
      "SELECT action, result, detail FROM audit WHERE actor_name = 'body-staff-903' AND result = 400",
    )
    expect(rows).toEqual([
      {
        action: 'user.changePassword',
        result: 400,
        detail: { refused: 'PUT /api/system/user/profile/updatePwd', fields: ['oldPassword'] },
      },
    ])
  })

  test('what another hand has set is a first password', async () => {
    const hash = await hashPassword('Given-Horse-55-Battery')
    const { rows } = await app.owner.query<{ id: number }>(
      "SELECT id::int FROM app_user WHERE username = 'body-staff-904'",
    )
    const id = rows[0]?.id ?? 0
    await setPassword(app.db, id, { hash, algorithm: 'argon2id', by: id + 1 })
    expect((await attempt('body-staff-904', 'Given-Horse-55-Battery')).json()).toMatchObject({
      data: { mustChangePassword: true },
    })
  })
})

describe('passwords', () => {
  test.each([
    ['Right-Horse-77-Battery', true],
    ['short-A1', false],
    ['alllowercaseletters', false],
    ['body-staff-AA-11', false],
    ['Password1234', false],
    ['Password123456', false],
    ['P@ssw0rd-2026!', false],
    ['Passw0rdPassw0rd1', false],
    ['Qwerty-Asdfgh-1', false],
    ['Admin.System.2026', false],
    ['TypeTestRegister-1', false],
    ['Beichen-Institute-26', false],
    ['Abcdefgh12345678', false],
    ['Xk-12345678-9012', false],
    ['k7#92!84x6$1Aq', true],
    ['Quiet-Passage-41-Home', true],
    ['aaaaaaAAAAAA1', false],
  ])('%s', (password, fine) => {
    const body = ['北辰特种设备检测研究院', 'Beichen Testing Institute']
    expect(passwordProblem(password, 'body-staff', body) === undefined).toBe(fine)
  })
  test('made ones are always accepted', () => {
    for (let n = 0; n < 200; n++) expect(passwordProblem(makePassword(), 'admin')).toBeUndefined()
  })
})

describe('scopes', () => {
  const holder = { id: 7, deptId: 3, creditCode: '91' }
  test.each([
    [['all', 'self'], { all: true }],
    [['own'], { all: false, deptIds: [3], below: [], creator: undefined, company: undefined }],
    [['ownBelow', 'self'], { all: false, deptIds: [], below: [3], creator: 7, company: undefined }],
    [['company'], { all: false, deptIds: [], below: [], creator: undefined, company: '91' }],
    [[], { all: false, deptIds: [], below: [], creator: undefined, company: undefined }],
  ] as const)('%o', (kinds, scope) => {
    expect(
      scopeOf(
        kinds.map((kind) => ({ kind, deptIds: [] })),
        holder,
      ),
    ).toEqual(scope)
  })
  test('chosen departments of several roles add up; without a department own reaches nothing', () => {
    expect(
      scopeOf(
        [
          { kind: 'chosen', deptIds: [1, 2] },
          { kind: 'chosen', deptIds: [2, 5] },
        ],
        holder,
      ),
    ).toMatchObject({ deptIds: [1, 2, 5] })
    expect(scopeOf([{ kind: 'own', deptIds: [] }], { ...holder, deptId: null })).toMatchObject({
      all: false,
      deptIds: [],
      below: [],
    })
  })
  test('scopes stay with their permission', () => {
    const grants = grantsOf(
      [
        { permission: queryList.access.may, scope: 'all', deptIds: [] },
        { permission: updateReport.access.may, scope: 'own', deptIds: [] },
      ],
      holder,
    )
    expect(grants.get(queryList.access.may)).toEqual({ all: true })
    expect(grants.get(updateReport.access.may)).toMatchObject({ all: false, deptIds: [3] })
    expect(grants.has(publishReport.access.may)).toBe(false)
  })
  test('an empty scope sees nothing', async () => {
    await app.owner.query(
      "INSERT INTO role_grant (role_id, permission, scope) SELECT id, $1, 'chosen' FROM role WHERE key = 'registered'",
      [queryList.access.may],
    )
    const registered = await app.as('registered')
    expect(await registered(queryList, { body: {} })).toEqual({ list: [], total: 0 })
  })
})

describe('the audit chain', () => {
  test('a refused call of a signed-in person is recorded, and the database role of the app cannot change a record', async () => {
    const staff = await guarded.as('body-staff')
    await staff.refused(queryList, { body: {}, query: {} }).catch(() => {})
    const auditor = await guarded.as('auditor')
    await auditor.refused(queryList, { body: {} })
    const { rows } = await guarded.owner.query('SELECT actor_name, result FROM audit WHERE result = 403')
    expect(rows).toEqual([{ actor_name: 'auditor', result: 403 }])
    const { rows: roles } = await guarded.owner.query<{ may: boolean }>(
      "SELECT has_table_privilege(rolname, 'audit', 'UPDATE') AS may FROM pg_roles WHERE rolname LIKE 'app\\_%' AND NOT rolsuper",
    )
    expect(roles.every((role) => !role.may)).toBe(true)
  })

  test('sign-in records, events of applications and published notices are written once: the app’s role may neither change nor delete them', async () => {
    // On a server that a developer names, the tests may not create a separate role for the app.
    if (!inject('postgres').app) return
    for (const [table, column] of [
      ['login_record', 'at'],
      ['code_application_event', 'at'],
      ['public_notice_version', 'content'],
    ])
      for (const statement of [`UPDATE ${table} SET ${column} = ${column}`, `DELETE FROM ${table}`])
        await expect(sql.raw(statement).execute(app.db), statement).rejects.toThrow(/permission denied/)
    // Clearing expired rows still works under that role.
    await clearExpired(app.db)
  })
})
