// Setting up from the side of the first administrator: three accounts that can sign in, admin that cannot, nothing half done; and the list of what remains.
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@register/contract/all'
import {
  changePassword,
  confirmPassword,
  getPermissionInfo,
  getSalt,
  login,
  logout,
} from '@register/contract/system/account'
import { changeConfig, listConfig } from '@register/contract/system/config/config'
import { nameAdministrators, readChecklist, type ChecklistKey } from '@register/contract/system/setup/setup'
import { testApp, type Caller, type TestApp } from '../../../../test/app.ts'
import { testPassword } from '../../../../test/global.ts'
import { seal } from '../../../../test/seal.ts'

const first = { system: 'First-Brave-31-Otter', security: 'First-Calm-52-Heron', auditor: 'First-Wise-77-Badger' }
const people = {
  systemNickname: '王系统',
  systemUsername: 'wang',
  securityNickname: '李安全',
  securityUsername: 'li',
  auditorNickname: '赵审计',
  auditorUsername: 'zhao',
}

const app = await testApp({ production: true, demo: false })
const admin = await app.as('admin')
const sealed = async (to: TestApp, secret: Record<string, string>) => seal(await to.stranger(getSalt, {}), secret)
const body = async (more: object = {}, passwords: object = {}) => ({
  ...people,
  credentials: await sealed(app, { ...first, ...passwords }),
  ...more,
})
const accounts = async () =>
  (await app.owner.query('SELECT username, status FROM app_user ORDER BY id')).rows as unknown[]

test('in a real register admin is asked to set up, others are not, and in a demonstration no one is', async () => {
  expect(await admin(getPermissionInfo, {})).toMatchObject({ setupDue: true })
  expect(await (await app.as('system-admin'))(getPermissionInfo, {})).toMatchObject({ setupDue: false })
  const demo = await testApp()
  expect(await (await demo.as('admin'))(getPermissionInfo, {})).toMatchObject({ setupDue: false })
})

describe('until it is done, admin may do nothing else', () => {
  const steps = [nameAdministrators, changePassword, confirmPassword, getPermissionInfo, logout]
  const others = endpoints.filter((one) => one.access !== 'anyone' && !steps.includes(one as never))
  test.each(others.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const reply = await admin.raw(endpoint, { body: {}, ...endpoint.example })
      expect(reply.statusCode, reply.body.slice(0, 200)).toBe(403)
    },
  )

  test('and no endpoint but the steps there is declared to answer', () => {
    expect(endpoints.filter((one) => one.beforeSetup ?? one.beforeNewPassword)).toHaveLength(steps.length)
  })

  test('and sees the way there alone', async () => {
    expect((await admin(getPermissionInfo, {})).permissions).toEqual([nameAdministrators.access.may])
  })
})

describe('is refused, and nothing has happened:', () => {
  test.each<[string, object, object, number, string]>([
    ['two of one name', { securityUsername: 'WANG' }, {}, 400, 'securityUsername'],
    ['admin as one of them', { auditorUsername: 'Admin' }, {}, 400, 'auditorUsername'],
    ['a name that is taken', { systemUsername: 'expert' }, {}, 409, 'systemUsername'],
    ['no user name', { systemUsername: '1' }, {}, 400, 'systemUsername'],
    ['nobody’s name', { auditorNickname: '' }, {}, 400, 'auditorNickname'],
    ['a weak password', {}, { security: 'password' }, 400, 'securityUsername'],
    ['one password for two', {}, { auditor: first.system }, 400, 'credentials'],
  ])('%s', async (_, more, passwords, status, field) => {
    const before = await accounts()
    const refusal = await admin.refused(nameAdministrators, { body: await body(more, passwords) })
    expect(refusal).toMatchObject({ status, errors: [{ field }] })
    expect(await accounts()).toEqual(before)
  })

  test('a person other than admin, also with every permission', async () => {
    await app.owner.query(
      `INSERT INTO user_role (user_id, role_id) SELECT u.id, r.id FROM app_user u, role r WHERE u.username = 'expert' AND r.key = 'admin'`,
    )
    app.app.actors.forget()
    const other = await app.as('expert')
    expect(await other.refused(nameAdministrators, { body: await body() })).toMatchObject({ status: 403 })
    await app.owner.query(
      `DELETE FROM user_role WHERE role_id = (SELECT id FROM role WHERE key = 'admin') AND user_id = (SELECT id FROM app_user WHERE username = 'expert')`,
    )
  })

  test('a password that was given too long ago', async () => {
    await app.owner.query(`UPDATE session SET confirmed_at = now() - interval '1 hour'`)
    app.app.actors.forget()
    expect(await admin.refused(nameAdministrators, { body: await body() })).toMatchObject({
      status: 403,
      data: { needs: 'confirmation' },
    })
    await app.owner.query('UPDATE session SET confirmed_at = now()')
    app.app.actors.forget()
  })

  test('a role that has been switched off', async () => {
    await app.owner.query(`UPDATE role SET status = 'disabled' WHERE key = 'auditor'`)
    const before = await accounts()
    expect(await admin.refused(nameAdministrators, { body: await body() })).toMatchObject({
      status: 409,
      msg: 'There is no active role "Auditor" (auditor). Bring it back first',
    })
    expect(await accounts()).toEqual(before)
    await app.owner.query(`UPDATE role SET status = 'active' WHERE key = 'auditor'`)
  })
})

describe('once it is done', () => {
  const signIn = async (username: string, password: string) =>
    app.stranger.raw(login, { body: { username, credentials: await sealed(app, { password }) } })
  /** The names from the window that was quicker. */
  let named = ['wang', 'li', 'zhao']
  test('by one of two windows, and not by the other', async () => {
    const others = { systemUsername: 'qian', securityUsername: 'sun', auditorUsername: 'zhou' }
    const replies = await Promise.all([
      admin.raw(nameAdministrators, { body: await body() }),
      admin.raw(nameAdministrators, { body: await body(others) }),
    ])
    if (replies[1].statusCode === 200) named = Object.values(others)
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test.each([
    [0, first.system, 'system-admin'],
    [1, first.security, 'security-admin'],
    [2, first.auditor, 'auditor'],
  ])('number %i signs in with %s, sets a password of their own, and is %s', async (at, password, role) => {
    const username = named[at] ?? ''
    const reply = await signIn(username, password)
    const { token } = reply.json<{ data: { token: string } }>().data
    const headers = { authorization: `Bearer ${token}` }
    const due = await app.stranger.raw(getPermissionInfo, {}, { headers })
    expect(due.json()).toMatchObject({ data: { mustChangePassword: true, setupDue: false, roles: [role] } })
    const credentials = await sealed(app, { oldPassword: password, newPassword: `${password}-Own9` })
    const changed = await app.stranger.raw(changePassword, { body: { credentials } }, { headers })
    expect(changed.statusCode).toBe(200)
  })

  test('admin is out at the next call, and signs in no more', async () => {
    expect(await admin.refused(getPermissionInfo, {})).toMatchObject({ status: 401 })
    expect((await signIn('admin', testPassword)).json()).toMatchObject({
      code: 400,
      msg: 'The account is disabled. Please contact an administrator',
    })
    const { rows } = await app.owner.query(
      `SELECT detail FROM audit WHERE action = 'setup.administrators' AND result = 200`,
    )
    const [system, security, auditor] = named
    expect(rows).toEqual([{ detail: { system, security, auditor } }])
  })
})

describe('what is still to be set up', () => {
  // In production administrators must set up a second factor before anything else.
  beforeAll(() =>
    app.owner.query(`INSERT INTO second_factor (user_id, secret_sealed, since) SELECT id, '', now() FROM app_user`),
  )

  const stateOf = async (reader: Caller, key: ChecklistKey) =>
    (await reader(readChecklist, {})).find((item) => item.key === key)

  test('shows the present state, and follows each step', async () => {
    const auditor = await app.as('auditor')
    const states = async () =>
      Object.fromEntries((await auditor(readChecklist, {})).map(({ key, state }) => [key, state]))
    expect(await states()).toEqual({
      administrators: 'done',
      body: 'done',
      // No choice means all categories, which a body may really be approved for: the checklist names that state, and nothing is left to do.
      categories: 'unlimited',
      people: 'done',
      reviewers: 'done',
      authority: 'open',
      publicUrl: 'done',
      mail: 'open',
      sms: 'open',
    })
    expect((await stateOf(auditor, 'categories'))?.text).toMatch(/^Bodies approved for all categories: .*Nanwan/)
    for (const key of ['mail', 'sms'] as const) expect((await stateOf(auditor, key))?.text).toMatch(/are not sent/)
    await app.owner.query(`UPDATE app_user SET status = 'disabled' WHERE username = 'body-manager-903'`)
    await app.owner.query(
      `INSERT INTO dept_category (dept_id, category_code) SELECT id, '3110' FROM dept WHERE body_code IS NOT NULL`,
    )
    const system = await app.as('system-admin')
    const set = async (name: string, value: [string, string]) => {
      const { list } = await system(listConfig, { query: { keyword: name } })
      const found = list.find((one) => one.key === name)
      if (!found) throw new Error('The key is there')
      const { id, rev, key, labelZh, labelEn, class: owner, type, hintZh, hintEn } = found
      await system(changeConfig, {
        body: { id, rev, key, labelZh, labelEn, class: owner, type, hintZh, hintEn, value },
      })
    }
    await set('operator', ['某局', 'Some office'])
    expect(await stateOf(auditor, 'authority')).toMatchObject({
      state: 'open',
      text: 'Public pages say: Some office. The legal basis is not set',
    })
    await set('legalBasis', ['某法', 'Some law'])
    expect(await states()).toMatchObject({ categories: 'done', people: 'open', authority: 'done' })
    expect((await stateOf(auditor, 'people'))?.text).toBe(
      'Bodies without a manager: Nanwan Inspection Institute (demo)',
    )
  })

  test.each([
    [
      'no expert who can sign in',
      `UPDATE app_user SET status = 'disabled' WHERE username = 'expert'`,
      'No certificate number is issued: the expert group has no reviewer',
    ],
    [
      'no reviewer, nor a body yet',
      `UPDATE app_user SET status = 'disabled' WHERE username IN ('expert', 'head-office');
       UPDATE dept SET status = 'stopped' WHERE body_code IS NOT NULL`,
      'No certificate number is issued: the head office has no reviewer, the expert group has no reviewer',
    ],
    [
      'an expert whose role reaches one body alone',
      `UPDATE role SET scope = 'own' WHERE key = 'expert';
       UPDATE app_user SET dept_id = (SELECT id FROM dept WHERE body_code = '901') WHERE username = 'expert'`,
      'No certificate number is issued: no reviewer of the expert group reaches Dongling Lift Testing Centre (demo), Nanwan Inspection Institute (demo), Xiyuan Product Testing Station (demo)',
    ],
  ])('asks for reviewers where there is %s', async (_, change, text) => {
    const fresh = await testApp({})
    await fresh.owner.query(change)
    fresh.app.actors.forget()
    expect(await stateOf(await fresh.as('auditor'), 'reviewers')).toEqual({ key: 'reviewers', state: 'open', text })
  })

  test('is not for all users', async () => {
    expect(await (await app.as('body-staff')).refused(readChecklist, {})).toMatchObject({ status: 403 })
  })

  test('says that admin can still sign in, and that QR codes lead nowhere fixed', async () => {
    const fresh = await testApp({ publicUrl: undefined })
    const reader = await fresh.as('auditor')
    expect(await stateOf(reader, 'administrators')).toMatchObject({ state: 'open' })
    expect(await stateOf(reader, 'publicUrl')).toMatchObject({
      state: 'open',
      text: expect.stringMatching(/The operator sets this environment variable/) as unknown,
    })
  })

  test.each([
    [undefined, 'absent', /^No SMS: /],
    ['aliyun', 'done', /Alibaba Cloud/],
    ['tencent', 'done', /Tencent Cloud/],
  ] as const)('tells of SMS by %s', async (name, state, text) => {
    const sms = name && { name, send: () => Promise.resolve() }
    const other = await testApp({ sms, mail: undefined })
    const items = await (await other.as('auditor'))(readChecklist, {})
    const found = items.filter(({ key }) => key === 'sms' || key === 'mail')
    expect(found.map((item) => [item.key, item.state])).toEqual([
      ['mail', 'absent'],
      ['sms', state],
    ])
    expect(found[1]?.text).toMatch(text)
  })
})
