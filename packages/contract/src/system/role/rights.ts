// What a role may do, as one tree of menu entries and the permissions under them, and which rows it reaches with that (docs/rules/access.md#rights-of-a-role).
import { z } from 'zod'
import { changes, reads } from '../../record/acts.ts'
import { endpoint, may, type Asks } from '../../endpoint.ts'
import { asked } from '../../input/asked.ts'
import { labelled } from '../../messages/labelled.ts'
import { permissionNames } from '../../permissions.ts'
import type { Phrase } from '../../phrase.ts'
import { identity } from '../../record/shape.ts'
import { scopeNames } from '../scopes.ts'

/** To grant and assign what one may not do oneself: of those who keep rights and do none of the work. */
export const passOn = { access: may('system:role:passOn') } satisfies Asks

const deptIds = labelled(z.array(z.int()).max(1_000), ['指定部门', 'Chosen departments'])
const scope = labelled(z.enum(scopeNames), ['数据范围', 'Data scope'])

/** A permission of a role; without a scope of its own it reaches what the role reaches. */
const grant = z.strictObject({
  permission: labelled(z.enum(permissionNames), ['权限', 'Permission']),
  scope: scope.nullable(),
  deptIds,
})
export type RoleGrant = z.output<typeof grant>

/** In both languages: what is being set stays open while its reader changes the language. */
const pair: z.ZodType<Phrase> = z.tuple([z.string(), z.string()])

export interface RightsNode {
  /** Of the menu entry; negative where permissions of no entry stand together. */
  id: number
  label: Phrase
  type: 'menu' | 'link' | 'iframe' | 'button'
  /** Empty for a directory, and for an entry that every signed-in person has. */
  permission: string
  children: RightsNode[]
}

const node: z.ZodType<RightsNode> = z.object({
  id: z.int(),
  label: pair,
  type: z.enum(['menu', 'link', 'iframe', 'button']),
  permission: z.string(),
  get children() {
    return z.array(node)
  },
})

const scopeOfRole = { scope, deptIds }

const whose = z.object({
  ...identity,
  key: z.string(),
  name: pair,
  ...scopeOfRole,
  /** People who hold it. */
  people: z.int(),
  /** Why the caller may not change what it may; nothing when they may. */
  fixed: pair.nullable(),
})
export type RoleWithScope = z.output<typeof whose>

export const readRoleRights = endpoint({
  ...reads,
  path: '/api/system/menu/roleMenuTreeselect/{id}',
  access: may('system:role:list'),
  summary: ['角色的菜单与权限', 'Menus and permissions of a role'],
  output: z.object({
    role: whose,
    menus: z.array(node),
    /** Ids of the entries whose permission the role holds. */
    checkedKeys: z.array(z.int()),
    grants: z.array(grant.extend({ permission: z.string() })),
  }),
})

/** What the role may from now on: all of it, with the scope of the role. */
export const setRoleRights = endpoint({
  ...changes,
  path: '/api/system/role/permissions',
  access: may('system:role:edit'),
  confirmed: true,
  summary: ['设置角色的权限与数据范围', 'Set the permissions of a role and their scope'],
  body: z.strictObject({ ...identity, ...scopeOfRole, grants: z.array(grant).max(permissionNames.length) }),
  output: z.object(identity),
  audit: 'role.rights',
  example: {
    body: {
      id: 1,
      rev: 1,
      scope: 'own',
      deptIds: [],
      grants: [{ permission: 'business:report:list', scope: null, deptIds: [] }],
    },
  },
})

const roleScope = z.object({ ...identity, ...scopeOfRole })

export const readRoleScope = endpoint({
  method: 'GET',
  effect: 'read',
  path: '/api/system/role/dataScope',
  access: may('system:role:list'),
  summary: ['角色的数据范围', 'Data scope of a role'],
  query: z.strictObject({ id: asked(z.int()) }),
  output: roleScope,
  example: { query: { id: 1 } },
})

export const setRoleScope = endpoint({
  ...changes,
  path: '/api/system/role/dataScope',
  access: may('system:role:edit'),
  confirmed: true,
  summary: ['设置角色的数据范围', 'Set the data scope of a role'],
  body: z.strictObject({ ...identity, ...scopeOfRole }),
  output: roleScope,
  audit: 'role.scope',
  example: { body: { id: 1, rev: 1, scope: 'own', deptIds: [] } },
})

export interface DeptChoice {
  id: number
  label: string
  children: DeptChoice[]
}

const dept: z.ZodType<DeptChoice> = z.object({
  id: z.int(),
  label: z.string(),
  get children() {
    return z.array(dept)
  },
})

/** The departments that the caller reaches, and those among them that the role has chosen. */
export const readRoleDepts = endpoint({
  ...reads,
  path: '/api/system/role/deptTree/{id}',
  access: may('system:role:list'),
  summary: ['角色可选的部门', 'Departments to choose for a role'],
  output: z.object({ depts: z.array(dept), checkedKeys: z.array(z.int()) }),
})
