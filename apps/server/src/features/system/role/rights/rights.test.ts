// Setting the permissions of a role as a whole: one tree, one scope with exceptions, only rights that the caller has, in force at the next call.
import { deleteReport, insertReport, publishReport, queryList } from '@register/contract/business/report/report'
import { getPermissionInfo } from '@register/contract/system/account'
import { uploadFile } from '@register/contract/system/file'
import { addPost, listPosts } from '@register/contract/system/post'
import { giveRole, removeRoleHolder } from '@register/contract/system/role/people'
import {
  passOn,
  readRoleDepts,
  readRoleRights,
  readRoleScope,
  setRoleRights,
  setRoleScope,
  type RightsNode,
  type RoleGrant,
} from '@register/contract/system/role/rights'
import { addRole, changeRole, listRoles, readRole, type Role } from '@register/contract/system/role/role'
import { administers } from '@register/contract/access/held'
import { permissionNames, permissions } from '@register/contract/permissions'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'

const app = await testApp()
const security = await app.as('security-admin')
const expert = await app.as('expert')
const manager = await app.as('body-manager')

const idOf = async (statement: string): Promise<number> =>
  Number((await app.owner.query<{ id: string }>(statement)).rows[0]?.id)
const roleId = (key: string) => idOf(`SELECT id FROM role WHERE key = '${key}'`)
const dept = (code: string) => idOf(`SELECT id FROM dept WHERE body_code = '${code}'`)
/** A permission of another version of the product. */
const strange = ['later', 'thing', 'list'].join(':')
const plain = (...endpoints: { access: { may: RoleGrant['permission'] } }[]): RoleGrant[] =>
  endpoints.map(({ access }) => ({ permission: access.may, scope: null, deptIds: [] }))
const rights = (id: number) => security(readRoleRights, { params: { id } })

let role: Role
let expertId: number
beforeEach(async () => {
  role = await security(addRole, {
    body: { key: 'lab', nameZh: '试验室', nameEn: 'Laboratory', sort: 30, status: 'active' },
  })
  expertId = await idOf("SELECT id FROM app_user WHERE username = 'expert'")
})
afterEach(async () => {
  await app.owner.query(`
    DELETE FROM user_role USING role WHERE role.id = role_id AND NOT built_in;
    DELETE FROM role WHERE NOT built_in`)
  app.app.actors.forget()
})

const set = (grants: RoleGrant[], scope: string = 'own', deptIds: number[] = []) =>
  security(setRoleRights, { body: { id: role.id, rev: role.rev, scope: scope as 'own', deptIds, grants } })

describe('the tree', () => {
  const flat = (nodes: readonly RightsNode[]): RightsNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])

  it('holds every permission, under the page it belongs to or in a group of its own', async () => {
    const { menus } = await rights(role.id)
    const named = flat(menus).flatMap(({ permission }) => permission || [])
    expect(new Set(named)).toEqual(new Set(Object.keys(permissions)))
    const buttons = flat(menus).flatMap(({ type, permission }) => (type === 'button' ? permission : []))
    expect(new Set(buttons).size).toBe(buttons.length)
    const posts = flat(menus).find(({ permission }) => permission === listPosts.access.may)
    expect(posts?.children.map(({ permission }) => permission)).toContain(addPost.access.may)
    const rest = menus.at(-1)
    expect(rest?.label[1]).toBe('Permissions of no menu entry')
    expect(rest?.children.map(({ permission }) => permission)).toContain(uploadFile.access.may)
  })

  it('shows a permission whose entry was deleted in that group', async () => {
    await app.owner.query(`UPDATE menu SET permission = '' WHERE permission = '${addPost.access.may}'`)
    const rest = (await rights(role.id)).menus.at(-1)
    expect(rest?.children.map(({ permission }) => permission)).toContain(addPost.access.may)
    await app.owner.query(`UPDATE menu SET permission = name WHERE type = 'button' AND permission = ''`)
  })

  it('checks what the role holds, all of it for the administrator', async () => {
    await set(plain(listPosts, addPost))
    const { menus, checkedKeys, grants } = await rights(role.id)
    const checked = flat(menus).filter(({ id }) => checkedKeys.includes(id))
    expect(checked.map(({ permission }) => permission)).toEqual([listPosts.access.may, addPost.access.may])
    expect(grants.map(({ permission }) => permission)).toEqual([addPost.access.may, listPosts.access.may])
    const admin = await rights(await roleId('admin'))
    const all = flat(admin.menus).filter(({ permission }) => permission !== '')
    expect(admin.checkedKeys).toEqual(all.map(({ id }) => id))
    expect(admin.role.fixed?.[1]).toMatch(/may do everything/)
  })
})

describe('setting what a role may', () => {
  it('takes effect at the next call of its holders, as does removing it', async () => {
    await security(giveRole, { body: { roleId: role.id, userIds: [expertId] } })
    expect((await expert.refused(listPosts, { query: {} })).status).toBe(403)
    const first = await set(plain(listPosts), 'all')
    expect((await expert(listPosts, { query: {} })).list).toEqual([])
    expect((await expert(getPermissionInfo, {})).permissions).toContain(listPosts.access.may)
    await security(setRoleRights, { body: { ...first, scope: 'all', deptIds: [], grants: [] } })
    expect((await expert.refused(listPosts, { query: {} })).status).toBe(403)
  })

  it('has its own scope in addition to the scope of the role, and is audited completely', async () => {
    const body = await dept('901')
    const own = { permission: publishReport.access.may, scope: 'chosen' as const, deptIds: [body, body] }
    await set([...plain(queryList), own], 'ownBelow')
    const { grants, role: answered } = await rights(role.id)
    expect(answered).toMatchObject({ scope: 'ownBelow', deptIds: [], people: 0, fixed: null })
    expect(grants).toEqual([
      { permission: queryList.access.may, scope: null, deptIds: [] },
      { permission: own.permission, scope: 'chosen', deptIds: [body] },
    ])
    const { rows } = await app.owner.query<{ detail: object }>(
      "SELECT detail FROM audit WHERE action = 'role.rights' ORDER BY id DESC LIMIT 1",
    )
    expect(rows[0]?.detail).toEqual({
      key: 'lab',
      nameZh: '试验室',
      scope: 'ownBelow',
      was: { scope: 'self' },
      granted: [`${queryList.access.may} ownBelow `, `${own.permission} chosen ${body}`],
      withdrawn: [],
    })
  })

  it.each([
    ['a scope without departments', { scope: 'chosen' as const, grants: [] }, 'deptIds', /choose at least one/],
    [
      'a department that is not there',
      { scope: 'chosen' as const, deptIds: [999_999], grants: [] },
      'deptIds',
      /999999/,
    ],
    ['a permission twice', { grants: plain(listPosts, listPosts) }, 'grants', /"See posts" is named twice/],
    [
      'a permission that chooses nothing',
      { grants: [{ permission: listPosts.access.may, scope: 'chosen' as const, deptIds: [] }] },
      'grants',
      /choose at least one/,
    ],
  ])('refuses %s', async (_, more, field, msg) => {
    const body = { id: role.id, rev: role.rev, scope: 'own' as const, deptIds: [], ...more }
    const refusal = await security.refused(setRoleRights, { body })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field }] })
    expect(refusal.msg).toMatch(msg)
  })

  it('refuses everything, in either spelling, and what is no permission', async () => {
    for (const permission of ['*:*:*', '*/*/*', strange])
      expect(
        await security.refused(setRoleRights, {
          body: {
            id: role.id,
            rev: role.rev,
            scope: 'all',
            deptIds: [],
            grants: [{ permission: permission as RoleGrant['permission'], scope: null, deptIds: [] }],
          },
        }),
      ).toMatchObject({ status: 400, msg: expect.stringMatching(/is not one of the \d+ options$/) as string })
  })

  it.each(['registered', 'enterprise'])(
    'gives nothing that administers to a role given out by itself: %s',
    async (key) => {
      const { id, rev } = await security(readRole, { params: { id: await roleId(key) } })
      const administering = permissionNames.filter(administers)
      expect(administering.length).toBeGreaterThan(30)
      const all = administering.map((permission) => ({ permission, scope: null, deptIds: [] }))
      const refusal = await security.refused(setRoleRights, {
        body: { id, rev, scope: 'self', deptIds: [], grants: all },
      })
      expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'grants' }] })
      expect((await rights(id)).role.rev).toBe(rev)
    },
  )

  it('is not for the own role, nor for the administrator’s', async () => {
    const own = await security(readRole, { params: { id: await roleId('security-admin') } })
    const body = { id: own.id, rev: own.rev, scope: 'all' as const, deptIds: [] }
    expect(await security.refused(setRoleRights, { body: { ...body, grants: plain(listPosts) } })).toMatchObject({
      status: 403,
      msg: /nobody changes their own permissions/,
    })
    expect((await security.refused(setRoleScope, { body })).status).toBe(403)
    const admin = await security(readRole, { params: { id: await roleId('admin') } })
    expect((await security.refused(setRoleScope, { body: { ...body, id: admin.id, rev: admin.rev } })).status).toBe(409)
  })

  it('is not lost when two people set it at once', async () => {
    const both = await Promise.all(
      [plain(listPosts), plain(addPost)].map((grants) =>
        security.raw(setRoleRights, {
          body: { id: role.id, rev: role.rev, scope: 'own', deptIds: [], grants },
        }),
      ),
    )
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})

describe('the data scope of a role', () => {
  it('is read and set alone, and what the role may stays', async () => {
    await set(plain(listPosts))
    const ids = [await dept('901'), await dept('902')].toSorted((a, b) => a - b)
    const { rev } = await security(readRoleScope, { query: { id: role.id } })
    const scope = await security(setRoleScope, { body: { id: role.id, rev, scope: 'chosen', deptIds: ids } })
    expect(scope).toEqual({ id: role.id, rev: rev + 1, scope: 'chosen', deptIds: ids })
    expect(await security(readRoleScope, { query: { id: role.id } })).toEqual(scope)
    expect((await rights(role.id)).grants).toHaveLength(1)
    const { depts, checkedKeys } = await security(readRoleDepts, { params: { id: role.id } })
    expect(checkedKeys).toEqual(ids)
    expect(depts.map(({ label }) => label)).toContain('Beichen Testing Institute (demo)')
    expect(await security(setRoleScope, { body: { ...scope, scope: 'own' } })).toMatchObject({
      scope: 'own',
      deptIds: [],
    })
  })
})

describe('who looks after roles of one body alone', () => {
  const mayKeepRoles = [listRoles, addRole, changeRole, giveRole].map(({ access }) => access.may)
  const written = { key: 'ours', nameZh: '本机构试验员', nameEn: 'Our staff', sort: 40, status: 'active' }
  let ours: Role
  beforeEach(async () => {
    await app.owner.query(`INSERT INTO role_grant (role_id, permission)
      SELECT id, unnest('{${mayKeepRoles.join()}}'::text[]) FROM role WHERE key = 'body-manager' ON CONFLICT DO NOTHING`)
    app.app.actors.forget()
    ours = await manager(addRole, { body: written })
  })

  it('passes on what they may, over their own departments, and nothing more', async () => {
    const body = { id: ours.id, rev: ours.rev, scope: 'ownBelow' as const, deptIds: [] }
    expect(await manager.refused(setRoleRights, { body: { ...body, grants: plain(listPosts) } })).toMatchObject({
      status: 403,
      msg: /See posts/,
    })
    const all = { ...body, scope: 'all' as const, grants: plain(queryList) }
    expect((await manager.refused(setRoleRights, { body: all })).msg).toMatch(/View the list of reports/)
    expect(
      (
        await manager.refused(setRoleRights, {
          body: { ...body, grants: [{ ...plain(insertReport)[0], scope: 'all' } as RoleGrant] },
        })
      ).msg,
    ).toMatch(/Add reports/)
    expect((await manager.refused(setRoleRights, { body: { ...body, grants: plain(passOn) } })).status).toBe(403)
    await manager(setRoleRights, { body: { ...body, grants: plain(queryList, insertReport, deleteReport) } })
    // Permissions that other people have added stay when it is saved again.
    const { rev } = await security(readRole, { params: { id: ours.id } })
    await security(setRoleRights, { body: { ...body, rev, grants: plain(queryList, listPosts) } })
    await manager(setRoleRights, { body: { ...body, rev: rev + 1, grants: plain(listPosts) } })
  })

  it('chooses among their own departments alone, by the tree and by ids', async () => {
    const { depts } = await manager(readRoleDepts, { params: { id: ours.id } })
    expect(depts.map(({ label }) => label)).toEqual(['Beichen Testing Institute (demo)'])
    const foreign = await dept('902')
    const body = { id: ours.id, rev: ours.rev, scope: 'chosen' as const, deptIds: [foreign] }
    for (const refusal of [
      await manager.refused(setRoleScope, { body }),
      await manager.refused(setRoleRights, { body: { ...body, grants: [] } }),
    ])
      expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'deptIds' }] })
  })

  it('reaches no other role by any route that takes its id', async () => {
    const { id, rev } = role
    const scope = { id, rev, scope: 'own' as const, deptIds: [] }
    const refusals = [
      await manager.refused(readRoleRights, { params: { id } }),
      await manager.refused(readRoleDepts, { params: { id } }),
      await manager.refused(readRoleScope, { query: { id } }),
      await manager.refused(setRoleScope, { body: scope }),
      await manager.refused(setRoleRights, { body: { ...scope, grants: [] } }),
      await manager.refused(giveRole, { body: { roleId: id, userIds: [expertId] } }),
      await manager.refused(removeRoleHolder, { body: { roleId: id, userIds: [expertId] } }),
    ]
    expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 404))
  })

  it('gives the role to their own people alone, and not what it would give to others', async () => {
    const body = { id: ours.id, rev: ours.rev, scope: 'ownBelow' as const, deptIds: [], grants: plain(queryList) }
    await manager(setRoleRights, { body })
    const theirs = await idOf("SELECT id FROM app_user WHERE username = 'body-staff-902'")
    expect((await manager.refused(giveRole, { body: { roleId: ours.id, userIds: [theirs] } })).status).toBe(404)
    const staff = await idOf("SELECT id FROM app_user WHERE username = 'body-staff'")
    await manager(giveRole, { body: { roleId: ours.id, userIds: [staff] } })
    // The role now has more than the manager has, so the manager cannot give it any more.
    const { rev } = await security(readRole, { params: { id: ours.id } })
    await security(setRoleRights, { body: { ...body, rev, grants: plain(queryList, listPosts) } })
    const again = await manager.refused(giveRole, { body: { roleId: ours.id, userIds: [staff] } })
    expect(again).toMatchObject({ status: 403, msg: /See posts/ })
  })
})

test('what another version of the product knows stays in a role that is saved here', async () => {
  await app.owner.query(`INSERT INTO role_grant (role_id, permission) VALUES (${role.id}, '${strange}')`)
  await set(plain(listPosts))
  expect((await rights(role.id)).grants.map(({ permission }) => permission)).toEqual([strange, listPosts.access.may])
})
