// Roles from the side of security administrators: unique, reserved and needed ones refused, held ones neither disabled nor deleted, within the caller's scope.
import { addNotice } from '@register/contract/system/notice'
import { listPosts } from '@register/contract/system/post'
import { giveRole, removeRoleHolder } from '@register/contract/system/role/people'
import { setRoleRights } from '@register/contract/system/role/rights'
import {
  addRole,
  changeRole,
  changeRoleStatus,
  exportRoles,
  listRoles,
  readRole,
  removeRole,
  roleChanges,
  roleOptions,
  type Role,
} from '@register/contract/system/role/role'
import { afterEach, describe, expect, it, test } from 'vitest'
import type { ShownCell } from '@register/contract/workbook/cell'
import { readSheet } from '../../../files/excel.ts'
import { testApp } from '../../../../test/app.ts'

const app = await testApp()
const security = await app.as('security-admin')
const system = await app.as('system-admin')
const staff = await app.as('body-staff')
const auditor = await app.as('auditor')

const written = (more = {}) => ({
  key: 'archivist',
  nameZh: '档案员',
  nameEn: 'Archivist',
  sort: 20,
  status: 'active',
  ...more,
})
const add = (more = {}): Promise<Role> => security(addRole, { body: written(more) })
const idOf = async (table: string, column: string, value: string): Promise<number> =>
  Number((await app.owner.query<{ id: string }>(`SELECT id FROM ${table} WHERE ${column} = $1`, [value])).rows[0]?.id)
const role = (key: string) => idOf('role', 'key', key)
const user = (name: string) => idOf('app_user', 'username_key', name)
const byKey = async (key: string) => security(readRole, { params: { id: await role(key) } })

afterEach(async () => {
  await app.owner.query(`
    DELETE FROM announcement;
    DELETE FROM user_role USING role WHERE role.id = role_id AND NOT built_in;
    DELETE FROM role WHERE NOT built_in`)
})

describe('a role', () => {
  it('is added, changed and deleted, each with its trace', async () => {
    const added = await add({ remark: ' 借阅 ' })
    expect(added).toMatchObject({
      rev: 1,
      key: 'archivist',
      scope: 'self',
      remark: '借阅',
      permissionCount: 0,
      builtIn: false,
    })
    const changed = await security(changeRole, {
      body: { ...written({ nameZh: '资料员' }), id: added.id, rev: added.rev },
    })
    expect(changed).toMatchObject({ rev: 2, nameZh: '资料员', remark: '', updatedBy: '安全管理员' })
    await security(removeRole, { params: { id: added.id } })
    expect((await security.refused(readRole, { params: { id: added.id } })).status).toBe(404)
    const { rows } = await app.owner.query<{ action: string }>(
      `SELECT action FROM audit WHERE object = 'role:${added.id}' ORDER BY id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['role.add', 'role.change', 'role.remove'])
  })

  it.each([
    [{ nameZh: '另一个', nameEn: 'Other' }, 'key', 'Role key "archivist" is in use already'],
    [{ key: 'other', nameEn: 'Other' }, 'nameZh', 'Name in Chinese "档案员" is in use already'],
    [
      { key: 'other', nameZh: '另一个', nameEn: 'ARCHIVIST' },
      'nameEn',
      'Name in English "ARCHIVIST" is in use already',
    ],
  ])('with %o is refused beside another', async (more, field, msg) => {
    await add()
    expect(await security.refused(addRole, { body: written(more) })).toMatchObject({
      status: 409,
      errors: [{ field, msg }],
    })
  })

  it.each([
    [{ key: 'admin' }, 'key', /reserved for the administrator/],
    [{ key: 'superadmin' }, 'key', /reserved/],
    [{ key: 'Lab' }, 'key', /must begin with a lower-case letter/],
    [{ key: 'a' }, 'key', /2 to 41/],
    [{ nameZh: 'x'.repeat(31) }, 'nameZh', /at most 30/],
    [{ nameZh: ' ' }, 'nameZh', /required/],
    [{ status: 'gone' }, 'status', /must be one of/],
    [{ sort: 10_000 }, 'sort', /between 0 and 9999/],
  ])('with %o is refused at %s', async (more, field, msg) => {
    const refusal = await security.refused(addRole, { body: written(more) })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field }] })
    expect(refusal.errors[0]?.msg).toMatch(msg)
  })

  it('keeps its key', async () => {
    const { id, rev } = await add()
    const refusal = await security.refused(changeRole, { body: { ...written({ key: 'other' }), id, rev } })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'key' }] })
    expect(refusal.msg).toContain('must stay "archivist"')
  })

  it('is made once of two attempts at the same time', async () => {
    const both = await Promise.all([1, 2].map(() => security.raw(addRole, { body: written() })))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const sameName = await Promise.all(
      ['one', 'two'].map((key) => security.raw(addRole, { body: written({ key, nameZh: '同名', nameEn: 'Same' }) })),
    )
    expect(sameName.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('shows who changed it, its people and its permissions, to people who may see it', async () => {
    const { id, rev } = await add()
    const changed = await security(changeRole, { body: { ...written({ nameZh: '资料员' }), id, rev } })
    const grants = [{ permission: listPosts.access.may, scope: null, deptIds: [] }]
    await security(setRoleRights, { body: { id, rev: changed.rev, scope: 'all', deptIds: [], grants } })
    const handing = { body: { roleId: id, userIds: [await user('expert')] } }
    await security(giveRole, handing)
    await security(removeRoleHolder, handing)
    const audited = await auditor(roleChanges, { params: { id } })
    expect(audited.map(({ act, by }) => [act, by])).toEqual(
      [
        'Removed people from the role',
        'Gave people the role',
        'Set the permissions of the role',
        'Changed the role',
        'Added the role',
      ].map((act) => [act, '安全管理员']),
    )
    expect(audited.map(({ changes }) => changes.map(({ label, before, after }) => [label, before, after]))).toEqual([
      [['People', 'expert', '—']],
      [['People', '—', 'expert']],
      [
        ['Data scope', 'Own records only', 'All records'],
        ['Granted', '—', 'All records: See posts'],
      ],
      [['Name in Chinese', '档案员', '资料员']],
      [],
    ])
    const chinese = await auditor.raw(roleChanges, { params: { id } }, { headers: { 'accept-language': 'zh' } })
    expect(chinese.body).toContain('"act":"设置了权限与数据范围"')
    expect((await staff.refused(roleChanges, { params: { id } })).status).toBe(403)
    expect((await auditor.refused(roleChanges, { params: { id: 999_999 } })).status).toBe(404)
  })

  it('is not changed over a newer one', async () => {
    const { id, rev } = await add()
    await security(changeRoleStatus, { body: { id, rev, status: 'disabled' } })
    const refusal = await security.refused(changeRoleStatus, { body: { id, rev, status: 'active' } })
    expect(refusal).toMatchObject({ status: 409, data: { rev: 2, by: '安全管理员' } })
  })
})

describe('the role of the super administrator', () => {
  it('cannot be changed, not even by its holder', async () => {
    const admin = await app.as('admin')
    const { id, rev, nameZh, nameEn, sort } = await byKey('admin')
    const same = { key: 'admin', nameZh, nameEn, sort, id, rev }
    for (const caller of [security, admin]) {
      const refusals = [
        await caller.refused(changeRole, { body: { ...same, nameZh: '别名', status: 'active' } }),
        await caller.refused(changeRoleStatus, { body: { id, rev, status: 'disabled' } }),
        await caller.refused(removeRole, { params: { id } }),
      ]
      for (const refusal of refusals) expect(refusal).toMatchObject({ status: 409, msg: /super administrator/ })
    }
  })

  it('is passed on by who may do everything, and not taken from the first account', async () => {
    const admin = await app.as('admin')
    const expert = await user('expert')
    const handing = { roleId: await role('admin'), userIds: [expert] }
    expect(await security.refused(giveRole, { body: handing })).toMatchObject({ status: 403 })
    await admin(giveRole, { body: handing })
    await admin(removeRoleHolder, { body: handing })
    const first = { roleId: handing.roleId, userIds: [await user('admin')] }
    expect(await security.refused(removeRoleHolder, { body: first })).toMatchObject({
      status: 409,
      msg: /super administrator/,
    })
  })
})

describe('a role in use', () => {
  it('is neither disabled nor deleted while people hold it, and says who', async () => {
    const { id, rev } = await add()
    await security(giveRole, { body: { roleId: id, userIds: [await user('expert'), await user('body-staff')] } })
    const removing = await security.refused(removeRole, { params: { id } })
    expect(removing.status).toBe(409)
    expect(removing.msg).toMatch(/^"Archivist" is in use and cannot be deleted\. People: 2 \(.+, .+\)$/)
    const disabling = await security.refused(changeRoleStatus, { body: { id, rev, status: 'disabled' } })
    expect(disabling).toMatchObject({ status: 409, errors: [{ field: 'status' }] })
    expect(disabling.msg).toMatch(
      /People: 2 .+ To stop it at once, open its People, choose all, press "Remove the role"/,
    )
    const form = await security.refused(changeRole, { body: { ...written({ status: 'disabled' }), id, rev } })
    expect(form).toMatchObject({ status: 409, errors: [{ field: 'status' }] })
  })

  it('is not deleted while announcements or menu entries are for it', async () => {
    const { id } = await add()
    const text = { title: '给档案员', type: 'notice', status: 'draft', content: '<p>a</p>', roleKeys: ['archivist'] }
    await system(addNotice, { body: text })
    await app.owner.query(`UPDATE menu SET roles = '{archivist}' WHERE name = 'home'`)
    const refusal = await security.refused(removeRole, { params: { id } })
    expect(refusal.msg).toMatch(/Announcements: 1 \(给档案员\); Menu entries: 1 \(Home\)/)
    await app.owner.query(`UPDATE menu SET roles = '{}' WHERE name = 'home'`)
  })

  it('that the register itself needs is not deleted, even without people', async () => {
    await app.owner.query(`DELETE FROM user_role USING role WHERE role.id = role_id AND key = 'registered'`)
    const refusal = await security.refused(removeRole, { params: { id: await role('registered') } })
    expect(refusal).toMatchObject({ status: 409, msg: /counts on the role "Registered visitor"/ })
  })
})

describe('the list', () => {
  it('is filtered, searched and exported', async () => {
    await add({ status: 'disabled' })
    expect((await auditor(listRoles, { query: { status: 'disabled' } })).list).toMatchObject([{ key: 'archivist' }])
    expect((await auditor(listRoles, { query: { keyword: '机构' } })).list.map(({ key }) => key)).toEqual([
      'body-staff',
      'body-manager',
    ])
    expect((await auditor(listRoles, { query: { scope: 'company' } })).list).toMatchObject([{ key: 'enterprise' }])
    const bytes: unknown = await auditor(exportRoles, { body: { keyword: 'archivist' } })
    const rows: ShownCell[][] = []
    for await (const { cells } of readSheet(bytes as Buffer, { maxRows: 9 })) rows.push(cells)
    expect(rows[1]?.slice(0, 5)).toEqual(['档案员', 'Archivist', 'archivist', 20, 'Disabled'])
    expect((await staff.refused(listRoles, { query: {} })).status).toBe(403)
  })

  it('and every id hold what the caller’s scope reaches, and nothing else', async () => {
    const { id: foreign } = await add()
    // An administrator of roles in a body, who reaches their own department.
    await app.owner.query(`INSERT INTO role_grant (role_id, permission)
      SELECT id, unnest('{${[listRoles, addRole, removeRole, changeRole].map(({ access }) => access.may).join()}}'::text[])
      FROM role WHERE key = 'body-manager' ON CONFLICT DO NOTHING`)
    app.app.actors.forget()
    const manager = await app.as('body-manager')
    expect((await manager(listRoles, { query: {} })).list).toEqual([])
    expect((await manager.refused(readRole, { params: { id: foreign } })).status).toBe(404)
    expect((await manager.refused(removeRole, { params: { id: foreign } })).status).toBe(404)
    const own = await manager(addRole, { body: written({ key: 'own', nameZh: '本机构', nameEn: 'Ours' }) })
    expect((await manager(listRoles, { query: {} })).list).toMatchObject([{ id: own.id }])
    const other = await app.as('body-manager-902')
    expect((await other.refused(readRole, { params: { id: own.id } })).status).toBe(404)
    const body = { ...written({ key: 'own', nameZh: '他机构', nameEn: 'Theirs' }), id: own.id, rev: own.rev }
    expect((await other.refused(changeRole, { body })).status).toBe(404)
  })
})

test('roles in use are offered by key and name to those who address people or give roles', async () => {
  await add({ status: 'disabled' })
  const options = await system(roleOptions, {})
  expect(options).toContainEqual({ value: 'head-office', label: 'Head office' })
  expect(options.map(({ value }) => value)).not.toContain('archivist')
  expect(await security(roleOptions, {})).toEqual(options)
  const chinese = await system.raw(roleOptions, {}, { headers: { 'accept-language': 'zh' } })
  expect(chinese.body).toContain('总局审核员')
  expect((await staff.refused(roleOptions, {})).status).toBe(403)
})
