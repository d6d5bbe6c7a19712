// Defaults of home by role: whose is seen, in which order, within the caller's scope, with their trace; refusals.
import { listRoleHomes, readOwnHome, removeRoleHome, setRoleHome } from '@register/contract/system/role/home'
import { giveRole } from '@register/contract/system/role/people'
import { addRole, changeRoleStatus, removeRole, roleChanges } from '@register/contract/system/role/role'
import { saveSetting } from '@register/contract/system/setting'
import { afterEach, expect, it, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'

const app = await testApp()
const [security, staff, expert] = await Promise.all([app.as('security-admin'), app.as('body-staff'), app.as('expert')])

const arranged = (...keys: string[]) => ({ layout: '24', columns: [keys] }) as never
const homeOf = async (name: string) => {
  const found = (await security(listRoleHomes, {})).roles.find((one) => one.name === name)
  if (!found) throw new Error(`There is no role ${name}`)
  return found
}
const give = async (name: string, home: never) => {
  const { id, rev } = await homeOf(name)
  return security(setRoleHome, { body: { id, rev, home } })
}
const seen = async (person: typeof staff) => (await person(readOwnHome, {})).home
const staffRole = 'Body staff'

afterEach(async () => {
  await app.owner.query(`
    UPDATE role SET home = NULL;
    DELETE FROM user_role USING role WHERE role.id = role_id AND NOT built_in;
    DELETE FROM role WHERE NOT built_in`)
  app.app.actors.forget()
})

test('the people of the role begin with it, others do not; it is removed with its trace, and once only', async () => {
  expect(await seen(staff)).toBeNull()
  const made = await give(staffRole, arranged('quick', 'notices'))
  expect(made).toMatchObject({ name: staffRole, home: { layout: '24', columns: [['quick', 'notices']] } })
  expect(await seen(staff)).toEqual({ layout: '24', columns: [['quick', 'notices']] })
  expect(await seen(expert)).toBeNull()

  const body = { id: made.id, rev: made.rev }
  expect((await security.refused(removeRoleHome, { body: { ...body, rev: made.rev - 1 } })).status).toBe(409)
  expect((await security(removeRoleHome, { body })).home).toBeNull()
  expect(await seen(staff)).toBeNull()
  expect((await security.refused(removeRoleHome, { body: { ...body, rev: made.rev + 1 } })).status).toBe(409)

  const changes = await security(roleChanges, { params: { id: made.id } })
  expect(changes.slice(0, 2).map(({ text }) => text)).toEqual([
    expect.stringMatching(/removed the default arrangement of home of the role/),
    expect.stringMatching(/set the default arrangement of home of the role/),
  ])
  expect(changes[1]?.changes).toEqual([
    { field: 'widgets', label: 'Widgets of the home page', before: '—', after: 'Quick actions, Latest notices' },
  ])
})

test('of several roles the first in their order that has one counts, of active ones only', async () => {
  const userId = Number(
    (await app.owner.query<{ id: string }>(`SELECT id FROM app_user WHERE username_key = 'body-staff'`)).rows[0]?.id,
  )
  const add = async (key: string, sort: number) => {
    const role = await security(addRole, {
      body: { key, nameZh: `角色${sort}`, nameEn: `Role ${sort}`, sort, status: 'active' },
    })
    await security(giveRole, { body: { roleId: role.id, userIds: [userId] } })
    return role
  }
  const first = await add('first-one', 0)
  await add('last-one', 9000)
  await give('Role 9000', arranged('time'))
  expect(await seen(staff)).toMatchObject({ columns: [['time']] })
  await give(staffRole, arranged('about'))
  expect(await seen(staff)).toMatchObject({ columns: [['about']] })
  await give('Role 0', arranged('ver'))
  expect(await seen(staff)).toMatchObject({ columns: [['ver']] })

  await app.owner.query(`UPDATE role SET status = 'disabled' WHERE key = 'first-one'`)
  expect(await seen(staff)).toMatchObject({ columns: [['about']] })
  expect((await security(listRoleHomes, {})).roles.map(({ name }) => name)).not.toContain('Role 0')

  await app.owner.query(`DELETE FROM user_role WHERE role_id = ${first.id}`)
  await security(removeRole, { params: { id: first.id } })
  expect(await seen(staff)).toMatchObject({ columns: [['about']] })
})

test('a change of the role itself keeps its default', async () => {
  const role = await security(addRole, {
    body: { key: 'kept-one', nameZh: '保留', nameEn: 'Kept', sort: 5, status: 'active' },
  })
  const { rev } = await give('Kept', arranged('time'))
  await security(changeRoleStatus, { body: { id: role.id, rev, status: 'disabled' } })
  await security(changeRoleStatus, { body: { id: role.id, rev: rev + 1, status: 'active' } })
  expect((await homeOf('Kept')).home).toEqual({ layout: '24', columns: [['time']] })
})

test('tells how many people hold the role, and how many have arranged home themselves', async () => {
  const before = await homeOf(staffRole)
  await staff(saveSetting, { body: { kind: 'layout', name: 'home', value: arranged('time'), rev: 0 } })
  expect(await homeOf(staffRole)).toMatchObject({ people: before.people, own: before.own + 1 })
})

it.each([
  ['an unknown widget', arranged('quick', 'weather'), /Widget/],
  ['an unknown layout', { layout: '8,8,8', columns: [[], [], ['time']] } as never, /Layout/],
  ['more columns than the layout has', { layout: '24', columns: [['time'], ['about']] } as never, /as many columns/],
  ['a widget twice', arranged('time', 'time'), /placed once/],
  ['none', arranged(), /at least one/],
])('%s is refused by its name', async (_, home, words) => {
  const { id, rev } = await homeOf(staffRole)
  const refusal = await security.refused(setRoleHome, { body: { id, rev, home } })
  expect(refusal).toMatchObject({ status: 400, errors: [{ msg: expect.stringMatching(words) as string }] })
  expect((await homeOf(staffRole)).home).toBeNull()
})

test('who may not edit roles sees and sets none, and who edits those of a body reaches no other', async () => {
  const { id, rev } = await homeOf(staffRole)
  const body = { id, rev, home: arranged('time') }
  expect((await staff.refused(listRoleHomes, {})).status).toBe(403)
  expect((await staff.refused(setRoleHome, { body })).status).toBe(403)
  await app.owner.query(`INSERT INTO role_grant (role_id, permission)
    SELECT id, '${setRoleHome.access.may}' FROM role WHERE key = 'body-manager' ON CONFLICT DO NOTHING`)
  app.app.actors.forget()
  const manager = await app.as('body-manager')
  expect(await manager(listRoleHomes, {})).toEqual({ roles: [] })
  expect((await manager.refused(setRoleHome, { body })).status).toBe(404)
  expect((await manager.refused(removeRoleHome, { body: { id, rev } })).status).toBe(404)
})
