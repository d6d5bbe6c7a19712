// The people of a role: listed in the caller's scope, given and removed for several at once, never for the caller, never for the last administrator.
import { getPermissionInfo } from '@register/contract/system/account'
import { giveRole, listHolders, listOthers, removeRoleHolder } from '@register/contract/system/role/people'
import { afterEach, expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'

const app = await testApp()
const security = await app.as('security-admin')
const expert = await app.as('expert')
const idOf = async (statement: string): Promise<number> =>
  Number((await app.owner.query<{ id: string }>(statement)).rows[0]?.id)
const role = (key: string) => idOf(`SELECT id FROM role WHERE key = '${key}'`)
const user = (name: string) => idOf(`SELECT id FROM app_user WHERE username_key = '${name}'`)
const names = async (roleId: number, query: object = {}) =>
  (await security(listHolders, { query: { roleId, ...query } })).list.map(({ username }) => username)

afterEach(async () => {
  await app.owner.query(`DELETE FROM user_role USING role, app_user u WHERE role.id = role_id AND u.id = user_id
    AND (u.username = 'expert' AND role.key <> 'expert' OR u.username = 'enterprise' AND role.key <> 'enterprise')`)
  app.app.actors.forget()
})

test('holders are listed with their departments and roles, searched and in order', async () => {
  const roleId = await role('body-staff')
  const all = await security(listHolders, { query: { roleId } })
  expect(all.total).toBe(4)
  expect(all.list.find(({ username }) => username === 'body-staff')).toMatchObject({
    dept: 'Beichen Testing Institute (demo)',
    roles: 'Body staff',
    status: 'active',
  })
  expect(await names(roleId, { keyword: '林工' })).toEqual(['body-staff'])
  expect(await names(roleId, { prop: 'username', order: 'descending' })).toEqual([
    'body-staff-904',
    'body-staff-903',
    'body-staff-902',
    'body-staff',
  ])
  const others = await security(listOthers, { query: { roleId, pageSize: 50 } })
  expect(others.list.map(({ username }) => username)).toContain('expert')
  expect(others.list.map(({ username }) => username)).not.toContain('body-staff')
  expect((await security.refused(listHolders, { query: { roleId: 999_999 } })).status).toBe(404)
})

test('a role is given to several and taken from them, at their next call, twice as once', async () => {
  const roleId = await role('auditor')
  const userIds = [await user('expert'), await user('enterprise')]
  await security(giveRole, { body: { roleId, userIds } })
  await security(giveRole, { body: { roleId, userIds } })
  expect(await names(roleId)).toEqual(expect.arrayContaining(['auditor', 'expert', 'enterprise']))
  expect((await expert(getPermissionInfo, {})).roles).toContain('auditor')
  await security(removeRoleHolder, { body: { roleId, userIds } })
  expect(await names(roleId)).toEqual(['auditor'])
  expect((await expert(getPermissionInfo, {})).roles).toEqual(['expert'])
  const { rows } = await app.owner.query<{ detail: { taken: string[] } }>(
    "SELECT detail FROM audit WHERE action = 'role.take' ORDER BY id DESC LIMIT 1",
  )
  expect(rows[0]?.detail.taken.toSorted()).toEqual(['enterprise', 'expert'])
})

test('one of many who is not there refuses them all', async () => {
  const roleId = await role('auditor')
  const refusal = await security.refused(giveRole, { body: { roleId, userIds: [await user('expert'), 999_999] } })
  expect(refusal.status).toBe(404)
  expect(await names(roleId)).toEqual(['auditor'])
})

test('a person cannot give or remove their own', async () => {
  const own = [await user('security-admin')]
  const giving = await security.refused(giveRole, { body: { roleId: await role('system-admin'), userIds: own } })
  expect(giving).toMatchObject({ status: 403, msg: 'You cannot change your own roles' })
  const taking = await security.refused(removeRoleHolder, {
    body: { roleId: await role('security-admin'), userIds: own },
  })
  expect(taking.status).toBe(403)
})

test('no one is two of the three administrators, also when both are given at once', async () => {
  const userIds = [await user('expert')]
  const offices = await Promise.all([role('auditor'), role('system-admin')])
  const both = await Promise.all(offices.map((roleId) => security.raw(giveRole, { body: { roleId, userIds } })))
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test('a disabled role is not given', async () => {
  await app.owner.query(`UPDATE role SET status = 'disabled' WHERE key = 'registered'`)
  const body = { roleId: await role('registered'), userIds: [await user('expert')] }
  expect(await security.refused(giveRole, { body })).toMatchObject({ status: 409, msg: /is disabled/ })
})

test('the last administrator keeps the role', async () => {
  const second = await user('expert')
  const roleId = await role('security-admin')
  await app.owner.query(`UPDATE app_user SET status = 'disabled' WHERE username = 'admin'`)
  await security(giveRole, { body: { roleId, userIds: [second] } })
  await expert(removeRoleHolder, { body: { roleId, userIds: [await user('security-admin')] } })
  app.app.actors.forget()
  const third = await app.as('system-admin')
  // A person who may remove people from roles but is no administrator.
  await app.owner.query(`INSERT INTO role_grant (role_id, permission)
    SELECT id, '${removeRoleHolder.access.may}' FROM role WHERE key = 'system-admin'`)
  app.app.actors.forget()
  const refusal = await third.refused(removeRoleHolder, { body: { roleId, userIds: [second] } })
  expect(refusal).toMatchObject({ status: 409, msg: /last administrator/ })
})
