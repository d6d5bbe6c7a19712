// Accounts from the side of administrators: written and read back, refusals, contact data sealed and masked, what disabling, deleting and resetting do at once, and who may give roles.
import { getPermissionInfo, getSalt, login } from '@register/contract/system/account'
import { removeDept } from '@register/contract/system/dept/dept'
import * as acts from '@register/contract/system/user/acts'
import * as contract from '@register/contract/system/user/user'
import { afterEach, describe, expect, it } from 'vitest'
import type { ShownCell } from '@register/contract/workbook/cell'
import { readSheet } from '../../../files/excel.ts'
import { testApp } from '../../../../test/app.ts'
import { testPassword } from '../../../../test/global.ts'
import { seal } from '../../../../test/seal.ts'

const app = await testApp()
const [system, security, auditor, admin] = await Promise.all(
  (['system-admin', 'security-admin', 'auditor', 'admin'] as const).map((name) => app.as(name)),
)
if (!system || !security || !auditor || !admin) throw new Error('No callers')

const saying = (text: string | RegExp): unknown => expect.stringMatching(text)
const idOf = async (username: string) =>
  (await app.db.selectFrom('app_user').select('id').where('username_key', '=', username).executeTakeFirstOrThrow()).id
const bodyId = async (code: string) =>
  (await app.db.selectFrom('dept').select('id').where('body_code', '=', code).executeTakeFirstOrThrow()).id
const roleId = async (key: string) =>
  (await app.db.selectFrom('role').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id

let serial = 0
const written = (more: object = {}) => ({
  deptId: null as number | null,
  username: `someone-${++serial}`,
  nickname: '某人',
  status: 'active',
  ...more,
})
const add = (more: object = {}) => system(contract.addUser, { body: written(more) })
const asStored = ({ id, rev, deptId, username, nickname, status, phone, email, remark, postIds }: contract.User) => ({
  id,
  rev,
  deptId,
  username,
  nickname,
  status,
  phone,
  email,
  remark,
  postIds,
})
const read = (id: number) => system(contract.readUser, { params: { id } })
const signIn = async (username: string, password: string) => {
  const credentials = seal(await app.stranger(getSalt, {}), { password })
  return app.stranger.raw(login, { body: { username, credentials } })
}

afterEach(async () => {
  await app.owner.query(`UPDATE app_user SET status = 'active' WHERE removed_at IS NULL`)
  app.app.actors.forget()
})

describe('an account', () => {
  it('says who changed it last, also after people have changed their own', async () => {
    const own = async (caller: typeof system, name: string) => {
      const before = await caller(contract.readUser, { params: { id: await idOf(name) } })
      return caller(contract.changeUser, { body: { ...asStored(before), remark: name } })
    }
    const [first, second] = [await own(system, 'system-admin'), await own(admin, 'admin')]
    expect([first.updatedBy, second.updatedBy]).toEqual([first.nickname, second.nickname])
    const added = await add()
    expect((await read(added.id)).updatedBy).toBe(first.nickname)
    const { list } = await system(contract.listUsers, { query: { keyword: 'system-admin' } })
    expect(list.map(({ updatedBy }) => updatedBy)).toEqual([first.nickname])
  })

  it.each([contract.addUser, contract.addUserToo])(
    'is added with a password shown once, to be changed first: $path',
    async (endpoint) => {
      const { rows } = await app.owner.query<{ id: string }>(
        `INSERT INTO post (code, name, status, created_by, updated_by) VALUES ($1, $1, 'active', 1, 1) RETURNING id`,
        [endpoint.path],
      )
      const postIds = rows.map(({ id }) => Number(id))
      const deptId = await bodyId('902')
      const body = written({
        deptId,
        postIds,
        phone: '13800138001'.replace(/1$/, String(serial)),
        email: `a${serial}@b.cn`,
        remark: '借调',
      })
      const { password, ...made } = await system(endpoint, { body })
      expect(made).toMatchObject({
        rev: 1,
        nickname: '某人',
        deptId,
        postIds,
        posts: endpoint.path,
        dept: saying('Dongling'),
        remark: '借调',
      })
      const answer = await signIn(made.username, password)
      expect(answer.json()).toMatchObject({ code: 200, data: { mustChangePassword: true } })
      expect((await read(made.id)).username).toBe(made.username)
      const { rows: audited } = await app.owner.query<{ detail: object }>(
        `SELECT detail FROM audit WHERE object = 'user:${made.id}'`,
      )
      expect(JSON.stringify(audited)).not.toMatch(/13800138|@b\.cn/)
      expect(JSON.stringify(audited)).not.toContain(password)
    },
  )

  it.each([
    [{ username: '' }, 'username', /required/],
    [{ username: '1abc' }, 'username', /begin with a letter/],
    [{ username: 'a' }, 'username', /begin with a letter/],
    [{ username: 'x'.repeat(31) }, 'username', /30/],
    [{ nickname: ' ' }, 'nickname', /required/],
    [{ phone: '12' }, 'phone', /number of 11 digits such as/],
    [{ email: 'nobody' }, 'email', /e-mail/],
    [{ deptId: 999_999 }, 'deptId', /does not exist/],
    [{ postIds: [999_999] }, 'postIds', /does not exist or is disabled/],
    [{ status: 'gone' }, 'status', /must be one of/],
  ])('with %o is refused at %s', async (more, field, msg) => {
    const refusal = await system.refused(contract.addUser, { body: written(more) })
    expect(refusal.errors).toMatchObject([{ field, msg: saying(msg) }])
  })

  it.each([
    ['username', { username: 'BODY-Staff' }],
    ['phone', { phone: '139 0013 9000' }],
    ['email', { email: 'Twice@Example.cn' }],
  ])('bears a %s that no other bears', async (field, more) => {
    if (field === 'phone') await add({ phone: '13900139000' })
    if (field === 'email') await add({ email: 'twice@example.cn' })
    const given = field === 'phone' ? { phone: '13900139000' } : more
    expect(await system.refused(contract.addUser, { body: written(given) })).toMatchObject({
      status: 409,
      errors: [{ field, msg: saying(/is in use already/) }],
    })
  })

  it('of one name is added once when two add it at once', async () => {
    const body = written({ phone: '13700137000' })
    const both = await Promise.all([1, 2].map(() => system.raw(contract.addUser, { body })))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('is changed, but for its name, and not over a newer one', async () => {
    const made = await add({ phone: '13600136000' })
    const changed = await system(contract.changeUser, {
      body: { ...asStored(made), nickname: '新名', deptId: await bodyId('901') },
    })
    expect(changed).toMatchObject({ rev: 2, nickname: '新名', phone: '136****6000' })
    expect((await system.refused(contract.changeUser, { body: asStored(made) })).status).toBe(409)
    expect(
      await system.refused(contract.changeUser, { body: { ...asStored(changed), username: 'other-name' } }),
    ).toMatchObject({ errors: [{ field: 'username', msg: saying(/cannot be changed/) }] })
  })
})

describe('the history of an account', () => {
  it('says what changed from what to what, and of contact data only that they are others', async () => {
    const made = await add({ phone: '15500155771', email: 'wang.wu@example.cn', remark: '电话 15500155779' })
    const deptId = await bodyId('902')
    const changed = await system(contract.changeUser, {
      body: { ...asStored(made), nickname: '王五', phone: '15500155772', remark: '电话 15500155778', deptId },
    })
    // Contact data that came back masked did not change.
    await system(contract.changeUser, { body: { ...asStored(changed), email: 'wu@example.cn' } })
    await security(acts.changeUserRoles, { body: { userId: made.id, roleIds: [await roleId('expert')] } })
    await system(acts.revealUser, { body: { id: made.id } })
    const { password } = await admin(acts.resetPassword, { body: { id: made.id } })
    await signIn(made.username, password)
    const audited = await auditor(contract.userChanges, { params: { id: made.id } })
    expect(
      audited.map(({ act, by, changes }) => [act, by, changes.map((one) => Object.values(one).join(' | '))]),
    ).toEqual([
      ['Reset the password of the account', '管理员', []],
      ['Saw the contact data in full of the account', '系统管理员', []],
      ['Set the roles of the account', '安全管理员', ['givenRoles | Roles given | — | Expert']],
      ['Changed the account', '系统管理员', ['email | E-mail | *** | ***']],
      [
        'Changed the account',
        '系统管理员',
        [
          'dept | Department | — | Dongling Lift Testing Centre (demo)',
          'nickname | Name | 某人 | 王五',
          'phone | Mobile | *** | ***',
        ],
      ],
      ['Added the account', '系统管理员', []],
    ])
    expect(JSON.stringify(audited)).not.toMatch(/1550015577|@example\.cn|电话/)
    expect(JSON.stringify(audited)).not.toContain(password)
    const { rows } = await app.owner.query(`SELECT detail FROM audit WHERE object = 'user:${made.id}'`)
    expect(JSON.stringify(rows)).not.toMatch(/1550015577|@example\.cn|电话/)
  })

  it('is shown to people who reach the account', async () => {
    const { id } = await add()
    expect((await (await app.as('expert')).refused(contract.userChanges, { params: { id } })).status).toBe(403)
    await system(contract.removeUsers, { params: { ids: String(id) }, query: {} })
    expect((await system.refused(contract.userChanges, { params: { id } })).status).toBe(404)
  })
})

describe('contact data', () => {
  it('is not confirmed any more once another hand has written it, and stays so where it is as it was', async () => {
    const contact = { phone: '13900001234', email: 'own@example.cn' }
    const { id } = await add(contact)
    const confirmed = async () =>
      (
        await app.owner.query<{ phone: boolean; email: boolean }>(
          'SELECT phone_confirmed_at IS NOT NULL AS phone, email_confirmed_at IS NOT NULL AS email FROM app_user WHERE id = $1',
          [id],
        )
      ).rows[0]
    expect(await confirmed()).toEqual({ phone: false, email: false })
    await app.owner.query('UPDATE app_user SET phone_confirmed_at = now(), email_confirmed_at = now() WHERE id = $1', [
      id,
    ])
    await system(contract.changeUser, { body: { ...asStored(await read(id)), ...contact, nickname: '改名' } })
    expect(await confirmed()).toEqual({ phone: true, email: true })
    await system(contract.changeUser, { body: { ...asStored(await read(id)), phone: '13900005678' } })
    expect(await confirmed()).toEqual({ phone: false, email: true })
    await system(contract.removeUsers, { params: { ids: String(id) }, query: {} })
    expect(await confirmed()).toEqual({ phone: false, email: false })
  })

  it('lie sealed, are masked in every answer, and come back masked without harm', async () => {
    const made = await add({ phone: '15500155111', email: 'zhang.san@example.cn' })
    expect(made).toMatchObject({ phone: '155****5111', email: 'z****@example.cn' })
    const { rows } = await app.owner.query(`SELECT * FROM app_user WHERE id = ${made.id}`)
    expect(JSON.stringify(rows)).not.toMatch(/15500155111|zhang\.san/)
    await system(contract.changeUser, { body: { ...asStored(made), nickname: '张三' } })
    expect(await system(acts.revealUser, { body: { id: made.id } })).toEqual({
      phone: '15500155111',
      email: 'zhang.san@example.cn',
    })
    // This mask hides another number, so the account's own number must not be kept for it.
    const now = asStored(await read(made.id))
    const foreign = { phone: '139****5111', email: 'zh****@example.cn' }
    expect(await system.refused(contract.changeUser, { body: { ...now, ...foreign } })).toMatchObject({
      status: 400,
      errors: [{ field: 'phone' }, { field: 'email' }],
    })
    expect(await system.refused(contract.addUser, { body: written({ phone: '155****5111' }) })).toMatchObject({
      status: 400,
      errors: [{ field: 'phone' }],
    })
    const { rows: audit } = await app.owner.query(
      `SELECT 1 FROM audit WHERE action = 'user.revealContact' AND object = 'user:${made.id}'`,
    )
    expect(audit).toHaveLength(1)
    expect((await auditor.refused(acts.revealUser, { body: { id: made.id } })).status).toBe(403)
    await app.owner.query(`UPDATE session SET confirmed_at = now() - interval '1 hour'`)
    app.app.actors.forget()
    expect((await system.refused(acts.revealUser, { body: { id: made.id } })).status).toBe(403)
    await app.owner.query(`UPDATE session SET confirmed_at = now()`)
  })

  it('find their account when they are given whole, and never in part', async () => {
    const { id } = await add({ phone: '15500155222', email: 'li.si@example.cn' })
    const ids = async (keyword: string) =>
      (await system(contract.listUsers, { query: { keyword } })).list.map((row) => row.id)
    expect(await ids('155 0015 5222')).toEqual([id])
    expect(await ids('Li.Si@example.cn')).toEqual([id])
    expect(await ids('15500155')).toEqual([])
    expect(await ids('li.si')).toEqual([])
  })
})

describe('the list', () => {
  it('is the same by both paths: by department with all below it, by status, by words', async () => {
    const top = await bodyId('903')
    const { rows } = await app.owner.query<{ id: string }>(
      `INSERT INTO dept (parent_id, path, name_zh, name_en) VALUES (${top}, '{}', '室', 'Room') RETURNING id`,
    )
    const below = Number(rows[0]?.id)
    await app.owner.query(`UPDATE dept SET path = '{${top},${below}}' WHERE id = ${below}`)
    const { username } = await add({ deptId: below, nickname: '下级人员' })
    const by = async (query: object) => {
      const got = await system(contract.listUsers, { query: { pageSize: 50, ...query } })
      expect(await system(contract.queryUsers, { body: { pageSize: 50, ...query } })).toEqual(got)
      return got.list.map((one) => one.username)
    }
    expect(await by({ deptId: String(top) })).toEqual(expect.arrayContaining([username, 'body-staff-903']))
    expect(await by({ deptId: String(below) })).toEqual([username])
    expect(await by({ keyword: '下级' })).toEqual([username])
    expect(await by({ status: 'disabled' })).toEqual([])
    expect(await by({ deptId: String(await bodyId('904')) })).not.toContain(username)
  })

  it('is exported by its filters, masked', async () => {
    const { username } = await add({ phone: '15500155333', nickname: '导出人' })
    const bytes: unknown = await system(contract.exportUsers, { body: { keyword: '导出人' } })
    const rows: ShownCell[][] = []
    for await (const { cells } of readSheet(bytes as Buffer, { maxRows: 9 })) rows.push(cells)
    expect(rows).toHaveLength(2)
    expect(rows[1]).toEqual(expect.arrayContaining([username, '导出人', '155****5333']))
  })

  it('holds whom the caller reaches alone, and no id opens another', async () => {
    await app.owner.query(
      `INSERT INTO role_grant (role_id, permission) SELECT id, unnest($1::text[]) FROM role WHERE key = 'body-manager'`,
      [
        [contract.listUsers, contract.changeUser, contract.addUser, contract.removeUsers, acts.resetPassword].map(
          ({ access }) => access.may,
        ),
      ],
    )
    app.app.actors.forget()
    const manager = await app.as('body-manager')
    const { list } = await manager(contract.listUsers, { query: { pageSize: 50 } })
    expect(list.map(({ username }) => username)).toEqual(expect.arrayContaining(['body-staff', 'body-manager']))
    expect(list.map(({ username }) => username)).not.toContain('body-staff-902')
    const other = await read(await idOf('body-staff-902'))
    const refusals = await Promise.all([
      manager.refused(contract.readUser, { params: { id: other.id } }),
      manager.refused(contract.changeUser, { body: asStored(other) }),
      manager.refused(contract.removeUsers, { params: { ids: String(other.id) }, query: {} }),
      manager.refused(acts.resetPassword, { body: { id: other.id } }),
    ])
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const own = await read(await idOf('body-staff'))
    expect(
      await manager.refused(contract.changeUser, { body: { ...asStored(own), deptId: other.deptId } }),
    ).toMatchObject({
      errors: [{ field: 'deptId' }],
    })
    for (const deptId of [null, other.deptId])
      expect(await manager.refused(contract.addUser, { body: written({ deptId }) })).toMatchObject({
        errors: [{ field: 'deptId' }],
      })
    expect((await manager(contract.userDeptTree, {})).map(({ bodyCode }) => bodyCode)).toEqual(['901'])
  })
})

describe('disabling and deleting', () => {
  it('end the sessions at the next call', async () => {
    const staff = await app.as('body-staff-903')
    const { id } = await read(await idOf('body-staff-903'))
    await staff(getPermissionInfo, {})
    const { rev } = await read(id)
    expect(await system(contract.changeUserStatus, { body: { id, rev, status: 'disabled' } })).toMatchObject({
      status: 'disabled',
      rev: rev + 1,
    })
    expect((await staff.refused(getPermissionInfo, {})).status).toBe(401)
    expect((await signIn('body-staff-903', testPassword)).statusCode).toBe(400)
  })

  it.each([
    ['system-admin', 'oneself', /your own account/],
    ['admin', 'the first account', /super administrator/],
  ])('spare %s: %s', async (username, _, msg) => {
    const before = await read(await idOf(username))
    for (const refusal of [
      await system.refused(contract.removeUsers, { params: { ids: String(before.id) }, query: {} }),
      await system.refused(contract.changeUserStatus, { body: { id: before.id, rev: before.rev, status: 'disabled' } }),
      await system.refused(contract.changeUser, { body: { ...asStored(before), status: 'disabled' } }),
    ])
      expect(refusal).toMatchObject({ status: 409, msg: saying(msg) })
  })

  it('and moving to another department are nothing one does to oneself', async () => {
    for (const caller of [system, admin]) {
      const { user } = await caller(getPermissionInfo, {})
      const own = await caller(contract.readUser, { params: { id: user.id } })
      expect(
        await caller.refused(contract.changeUser, { body: { ...asStored(own), deptId: await bodyId('901') } }),
      ).toMatchObject({ status: 409, msg: 'You cannot change your own department' })
      expect((await read(user.id)).deptId).toBe(own.deptId)
    }
  })

  describe('by two at once leave one administrator:', () => {
    /** Two security administrators for this test, because `admin` is disabled and the named one does not have the role. */
    async function two() {
      const people = [await add({ nickname: '安全甲' }), await add({ nickname: '安全乙' })] as const
      const id = await roleId('security-admin')
      for (const one of people)
        await app.owner.query('INSERT INTO user_role (user_id, role_id) VALUES ($1, $2)', [one.id, id])
      await app.owner.query(`UPDATE app_user SET must_change_password = false WHERE nickname LIKE '安全_'`)
      await app.owner.query(`UPDATE app_user SET status = 'disabled' WHERE username IN ('admin', 'security-admin')`)
      app.app.actors.forget()
      return people
    }
    type Person = contract.User
    const disable = ({ id, rev }: Person) =>
      system.raw(contract.changeUserStatus, { body: { id, rev, status: 'disabled' } })
    const remove = ({ id }: Person) => system.raw(contract.removeUsers, { params: { ids: String(id) }, query: {} })
    const disableByForm = (one: Person) =>
      system.raw(contract.changeUser, { body: { ...asStored(one), status: 'disabled' } })

    it.each([
      ['both are disabled', disable, disable],
      ['both are deleted', remove, remove],
      ['one is disabled and one deleted', disableByForm, remove],
    ])('%s', async (_, first, second) => {
      const [a, b] = await two()
      const both = await Promise.all([first(a), second(b)])
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      await app.owner.query(`DELETE FROM user_role WHERE user_id IN ($1, $2)`, [a.id, b.id])
    })

    it('each takes the role of the other', async () => {
      const [a, b] = await two()
      const [first, second] = await Promise.all([app.as(a.username), app.as(b.username)])
      const strip = (caller: typeof first, userId: number) =>
        caller.raw(acts.changeUserRoles, { body: { userId, roleIds: [] } })
      const both = await Promise.all([strip(first, b.id), strip(second, a.id)])
      // The second request fails, because its caller is no longer an administrator or would leave none.
      expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      const { rows } = await app.owner.query(
        `SELECT 1 FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE r.key = 'security-admin' AND ur.user_id IN ($1, $2)`,
        [a.id, b.id],
      )
      expect(rows).toHaveLength(1)
      await app.owner.query(`DELETE FROM user_role WHERE user_id IN ($1, $2)`, [a.id, b.id])
    })
  })

  it('spare the last administrator', async () => {
    await app.owner.query(`UPDATE app_user SET status = 'disabled' WHERE username = 'admin'`)
    const last = await read(await idOf('security-admin'))
    for (const refusal of [
      await system.refused(contract.removeUsers, { params: { ids: String(last.id) }, query: {} }),
      await system.refused(contract.changeUserStatus, { body: { id: last.id, rev: last.rev, status: 'disabled' } }),
    ])
      expect(refusal).toMatchObject({ status: 409, msg: saying(/the only Security administrator/) })
    expect((await read(last.id)).status).toBe('active')
  })

  it.each(['auditor', 'security-admin'])(
    'spare the only holder of an office while admin is there: %s',
    async (name) => {
      const only = await read(await idOf(name))
      const office = await roleId(name)
      const refusals = [
        await system.refused(contract.removeUsers, { params: { ids: `${only.id},${(await add()).id}` }, query: {} }),
        await system.refused(contract.changeUserStatus, { body: { id: only.id, rev: only.rev, status: 'disabled' } }),
        await system.refused(contract.changeUser, { body: { ...asStored(only), status: 'disabled' } }),
        await admin.refused(acts.changeUserRoles, { body: { userId: only.id, roleIds: [] } }),
      ]
      for (const refusal of refusals)
        expect(refusal).toMatchObject({
          status: 409,
          msg: saying(/^This is the only .* Give the role to another person first$/),
        })
      // With another holder the first may lose it, and then the other may not.
      const other = await add()
      const give = (userId: number, roleIds: number[]) => ({ body: { userId, roleIds } })
      await admin(acts.changeUserRoles, give(other.id, [office]))
      await admin(acts.changeUserRoles, give(only.id, []))
      expect((await admin.refused(acts.changeUserRoles, give(other.id, []))).status).toBe(409)
      await admin(acts.changeUserRoles, give(only.id, [office]))
      await admin(acts.changeUserRoles, give(other.id, []))
    },
  )

  it('of several deletes all or none, never gives the name to another, and leaves nothing of the person but the user name', async () => {
    const deptId = await bodyId('904')
    const [a, b] = [await add({ deptId, phone: '15500155444' }), await add()]
    const own = await idOf('system-admin')
    expect((await system.refused(contract.removeUsers, { params: { ids: `${a.id},${own}` }, query: {} })).status).toBe(
      409,
    )
    expect((await read(a.id)).username).toBe(a.username)
    await system(contract.removeUsers, { params: { ids: `${a.id},${b.id}` }, query: {} })
    expect((await system.refused(contract.readUser, { params: { id: a.id } })).status).toBe(404)
    const { rows } = await app.owner.query(
      `SELECT nickname, dept_id, phone_sealed, phone_mark FROM app_user WHERE id = ${a.id}`,
    )
    expect(rows).toEqual([{ nickname: a.username, dept_id: null, phone_sealed: null, phone_mark: null }])
    expect((await signIn(a.username, a.password)).statusCode).toBe(400)
    // The user name stays used, because the audit names people by it.
    const again = written({ username: a.username.toUpperCase() })
    expect(await system.refused(contract.addUser, { body: again })).toMatchObject({
      status: 409,
      errors: [{ field: 'username' }],
    })
    expect((await add({ phone: '15500155444' })).id).not.toBe(a.id)
    // A deleted account does not keep its department in use.
    expect((await system.refused(removeDept, { params: { id: deptId } })).msg).not.toContain('某人')
  })
})

describe('a one-time password', () => {
  it('ends the sessions, unlocks, and must be changed first', async () => {
    const expert = await app.as('expert')
    const id = await idOf('expert')
    await app.owner.query(`UPDATE app_user SET locked_until = now() + interval '1 hour' WHERE id = ${id}`)
    const { password } = await security(acts.resetPassword, { body: { id } })
    expect((await expert.refused(getPermissionInfo, {})).status).toBe(401)
    expect((await signIn('expert', testPassword)).statusCode).toBe(400)
    expect((await signIn('expert', password)).json()).toMatchObject({ data: { mustChangePassword: true } })
    const { rows } = await app.owner.query<{ detail: object }>(
      `SELECT detail FROM audit WHERE action = 'user.resetPassword' AND object = 'user:${id}'`,
    )
    expect(rows.map(({ detail }) => detail)).toEqual([{ username: 'expert' }])
  })

  it('is no way to rights that the caller could not give', async () => {
    await app.owner.query(
      `INSERT INTO role_grant (role_id, permission) SELECT id, $1 FROM role WHERE key = 'auditor' ON CONFLICT DO NOTHING`,
      [acts.resetPassword.access.may],
    )
    app.app.actors.forget()
    const refusal = await auditor.refused(acts.resetPassword, { body: { id: await idOf('security-admin') } })
    expect(refusal).toMatchObject({ status: 403, msg: saying(/cannot grant/) })
    expect((await security.refused(acts.resetPassword, { body: { id: await idOf('admin') } })).status).toBe(409)
    expect((await security.refused(acts.resetPassword, { body: { id: await idOf('security-admin') } })).status).toBe(
      409,
    )
    expect((await system.refused(acts.resetPassword, { body: { id: await idOf('enterprise') } })).status).toBe(403)
  })

  it('is not needed after a lock: the record of the failure unlocks account and address', async () => {
    for (let n = 0; n < 5; n++) await signIn('body-staff-904', 'wrong-Password-1')
    expect((await signIn('body-staff-904', testPassword)).statusCode).toBe(400)
    const id = await idOf('body-staff-904')
    const { lockedBy, locked, lockedUntil } = await read(id)
    expect(lockedBy).not.toBeNull()
    // The list shows where and until when, and finds it.
    expect([locked, Date.parse(lockedUntil) > Date.now()]).toEqual(['address', true])
    const found = await system(contract.queryUsers, { body: { locked: 'address' } })
    expect(found.list.map((one) => one.id)).toEqual([id])
    await security(acts.unlockAccount, { params: { id: lockedBy ?? 0 } })
    expect(await read(id)).toMatchObject({ lockedBy: null, locked: 'no', lockedUntil: '' })
    expect((await signIn('body-staff-904', testPassword)).statusCode).toBe(200)
    expect((await security.refused(acts.unlockAccount, { params: { id: 999_999 } })).status).toBe(404)
  })
})

describe('roles of an account', () => {
  it('are given and taken by who may give them, and act at the next call', async () => {
    const userId = await idOf('registered')
    const [held, given] = [await roleId('registered'), await roleId('auditor')]
    const person = await app.as('registered')
    const answer = await security(acts.changeUserRoles, { body: { userId, roleIds: [held, given] } })
    expect(
      answer.roles
        .filter((one) => one.held)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(['auditor', 'registered'])
    expect((await person(contract.listUsers, { query: {} })).total).toBeGreaterThan(5)
    await security(acts.changeUserRoles, { body: { userId, roleIds: [held] } })
    expect((await person.refused(contract.listUsers, { query: {} })).status).toBe(403)
    const { rows } = await app.owner.query<{ detail: object }>(
      `SELECT detail FROM audit WHERE action = 'user.roles' ORDER BY id DESC LIMIT 1`,
    )
    expect(rows[0]?.detail).toEqual({
      username: 'registered',
      given: [],
      taken: [given],
      givenRoles: [],
      takenRoles: [['审计管理员', 'Auditor']],
    })
  })

  it('are listed with what they reach and who may give them, that of everything last', async () => {
    const userId = await idOf('registered')
    await app.owner.query(`UPDATE role SET scope = 'chosen', dept_ids = array[$1::bigint] WHERE key = 'expert'`, [
      await bodyId('902'),
    ])
    const shown = async (caller: typeof security) => {
      const { roles } = await caller(acts.readUserRoles, { params: { id: userId } })
      return new Map(roles.map((one) => [one.key, one]))
    }
    const [given, every] = [await shown(security), await shown(admin)]
    expect([...given.keys()].at(-1)).toBe('admin')
    expect(given.get('admin')).toMatchObject({ scope: 'all', depts: [], mayGive: false })
    expect(every.get('admin')).toMatchObject({ mayGive: true })
    expect(given.get('expert')).toMatchObject({
      scope: 'chosen',
      depts: ['Dongling Lift Testing Centre (demo)'],
      mayGive: true,
    })
    // The purpose of a role: in the words of the register, or in the operator's own.
    expect(given.get('auditor')?.purpose).toMatch(/^Sees configuration/)
    await app.owner.query(`UPDATE role SET remark = '只看不改' WHERE key = 'auditor'`)
    expect((await shown(security)).get('auditor')?.purpose).toBe('只看不改')
    await app.owner.query(`UPDATE role SET remark = '' WHERE key = 'auditor'`)
    expect(given.get('body-staff')).toMatchObject({ scope: 'ownBelow', depts: [], mayGive: true })
    await app.owner.query(`UPDATE role SET scope = 'all', dept_ids = '{}' WHERE key = 'expert'`)
    // What the answer announces is what a call does.
    const held = (await security(acts.readUserRoles, { params: { id: userId } })).roles.filter(({ held: on }) => on)
    const roleIds = [...held.map(({ id }) => id), await roleId('admin')]
    expect((await security.refused(acts.changeUserRoles, { body: { userId, roleIds } })).status).toBe(403)
  })

  it.each([
    ['security-admin', 403],
    ['admin', 409],
  ])('of %s are refused with %i', async (username, status) => {
    const userId = await idOf(username)
    expect(
      (await security.refused(acts.changeUserRoles, { body: { userId, roleIds: [await roleId('auditor')] } })).status,
    ).toBe(status)
  })

  it('are no part of the form of those who may not give them', async () => {
    const roleIds = [await roleId('auditor')]
    expect(await system.refused(contract.addUser, { body: written({ roleIds }) })).toMatchObject({
      status: 403,
      msg: saying(/may not give roles/),
    })
    const made = await admin(contract.addUser, { body: written({ roleIds }) })
    expect(made.roles).toBe('Auditor')
    expect(
      (await system.refused(contract.changeUser, { body: { ...asStored(await read(made.id)), roleIds: [] } })).status,
    ).toBe(403)
    await admin(contract.changeUser, { body: { ...asStored(await read(made.id)), roleIds: [] } })
    expect((await read(made.id)).roles).toBe('')
    expect(
      (
        await security.refused(acts.changeUserRoles, {
          body: { userId: made.id, roleIds: [await roleId('admin')] },
        })
      ).status,
    ).toBe(403)
  })

  it('that reach the own department are taken before their holder moves to another', async () => {
    const made = await add({ deptId: await bodyId('901') })
    await security(acts.changeUserRoles, { body: { userId: made.id, roleIds: [await roleId('body-staff')] } })
    const moved = async () => ({ ...asStored(await read(made.id)), deptId: await bodyId('902') })
    expect(await system.refused(contract.changeUser, { body: await moved() })).toMatchObject({
      status: 400,
      errors: [{ field: 'deptId', msg: saying(/security administrator/) }],
    })
    await security(acts.changeUserRoles, { body: { userId: made.id, roleIds: [] } })
    expect((await system(contract.changeUser, { body: await moved() })).deptId).toBe(await bodyId('902'))
  })

  it('of the three administrators come to three people', async () => {
    const userId = await idOf('system-admin')
    const refusal = await security.refused(acts.changeUserRoles, {
      body: { userId, roleIds: [await roleId('system-admin'), await roleId('auditor')] },
    })
    expect(refusal).toMatchObject({ status: 409, msg: saying(/different people/) })
  })

  it('or not: the first account is changed by its owner alone', async () => {
    const first = asStored(await read(await idOf('admin')))
    expect((await system.refused(contract.changeUser, { body: { ...first, nickname: '别人起的名' } })).status).toBe(409)
    expect(await admin(contract.changeUser, { body: { ...first, remark: '自己' } })).toMatchObject({ remark: '自己' })
  })
})
