// Who may do what, at one glance: every role with every permission and the rows it reaches.
import { z } from 'zod'
import { fold } from '../../fold.ts'
import { exports } from '../../record/acts.ts'
import { endpoint, may } from '../../endpoint.ts'
import { labelled } from '../../messages/labelled.ts'
import { permissions, type Permission } from '../../permissions.ts'
import type { Phrase } from '../../phrase.ts'
import { scopeNames, type ScopeKind } from '../scopes.ts'
import { permissionsByArea } from './areas.ts'

const scope = z.enum(scopeNames)

const matrixRole = z.object({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  active: z.boolean(),
  scope,
  people: z.int(),
  /** Holds the wildcard: may everything, everywhere. */
  everything: z.boolean(),
  /** What it may, by permission: the rows it reaches with it. */
  grants: z.record(z.string(), scope),
})
export type MatrixRole = z.output<typeof matrixRole>

/** The rows that a role reaches with a permission; nothing where it lacks it. */
export const reachOf = ({ everything, grants }: MatrixRole, permission: string): ScopeKind | undefined =>
  everything ? 'all' : grants[permission]

export interface MatrixArea {
  area: Phrase
  rows: { key: Permission; name: Phrase }[]
}

/** The permissions that hold the words, or whose area does, where one of these roles has the scope asked for; areas without any are left out. */
export function matrixRows(
  roles: readonly MatrixRole[],
  { keyword = '', scope: wanted }: { keyword?: string | undefined; scope?: ScopeKind | undefined },
): MatrixArea[] {
  const word = fold(keyword.trim())
  const fits = (...texts: readonly string[]) => texts.some((text) => fold(text).includes(word))
  const reached = (key: Permission) => wanted === undefined || roles.some((role) => reachOf(role, key) === wanted)
  return permissionsByArea
    .map(({ area, names }) => ({
      area,
      rows: names
        .map((key) => ({ key, name: permissions[key] }))
        .filter(({ key, name }) => fits(key, ...name, ...area) && reached(key)),
    }))
    .filter(({ rows }) => rows.length > 0)
}

export const readMatrix = endpoint({
  method: 'GET',
  effect: 'read',
  rate: 'list',
  path: '/api/system/role/matrix',
  access: may('system:role:list'),
  summary: ['权限矩阵', 'Matrix of roles and permissions'],
  output: z.object({ roles: z.array(matrixRole) }),
})

/** What is shown of the matrix. */
export const matrixFilter = z.strictObject({
  roles: labelled(z.array(z.int()).max(200), ['角色', 'Roles']).optional(),
  keyword: labelled(z.string().trim().max(100), ['关键词', 'Keyword']).optional(),
  scope: labelled(scope, ['数据范围', 'Data scope']).optional(),
})
export type MatrixFilter = z.output<typeof matrixFilter>

export const exportMatrix = endpoint({
  ...exports,
  path: '/api/system/role/matrix/export',
  access: may('system:role:export'),
  summary: ['导出权限矩阵', 'Export the matrix'],
  body: matrixFilter,
  audit: 'role.exportMatrix',
  example: { body: {} },
})
