// Roles: what people may do is given to a role, and roles are given to people.
import { matching } from '../../fieldTypes/matching.ts'
import { z } from 'zod'
import { adds, changes, exports, lists, reads, removes } from '../../record/acts.ts'
import { tellsChanges } from '../../record/changes.ts'
import { endpoint, may } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { listQuery, listRequest, pageOf } from '../../page.ts'
import {
  bodyOf,
  changeOf,
  chosen,
  columnsOf,
  identity,
  inList,
  named,
  namedInEnglish,
  rowOf,
  stamps,
} from '../../record/shape.ts'
import { scopeOptions } from '../scopes.ts'
import { active, disabled } from '../../record/states.ts'

const status = { key: 'status', label: ['状态', 'Status'], options: [active, disabled], ...chosen } as const

export const roleFields = [
  { key: 'nameZh', label: ['角色名称', 'Name in Chinese'], maxLength: 30, ...named },
  { key: 'nameEn', label: ['英文名称', 'Name in English'], maxLength: 60, ...namedInEnglish },
  {
    key: 'key',
    label: ['权限字符', 'Role key'],
    hint: [
      '小写字母、数字或连字符，例如 lab-archivist；保存后不能修改',
      'Lower-case letters, digits or hyphens, such as lab-archivist; it cannot be changed later',
    ],
    maxLength: 41,
    rule: matching(/^[a-z][a-z0-9-]{1,40}$/, [
      '应以小写字母开头，由 2 至 41 个小写字母、数字或连字符组成',
      'must begin with a lower-case letter and have 2 to 41 lower-case letters, digits or hyphens',
    ]),
    ...named,
  },
  { key: 'sort', label: ['显示顺序', 'Order'], type: 'integer', required: true, min: 0, max: 9999, ...inList },
  status,
  { key: 'remark', label: ['备注', 'Remark'], type: 'paragraph', maxLength: 500, listed: 'hidden' },
] as const satisfies readonly Field[]

export const roleRowFields = [
  ...roleFields,
  { key: 'scope', label: ['数据范围', 'Data scope'], options: scopeOptions, ...chosen },
  { key: 'permissionCount', label: ['权限数', 'Permissions'], type: 'integer', required: true, listed: true },
  { key: 'peopleCount', label: ['人数', 'People'], type: 'integer', required: true, listed: true },
  /** The register counts on it: it has a fixed key, and some cannot be deleted. */
  { key: 'builtIn', label: ['内置', 'Built in'], type: 'flag', listed: 'hidden' },
  stamps.updatedBy,
  stamps.updatedAt,
] as const satisfies readonly Field[]

export const role = rowOf(roleRowFields)
export type Role = z.output<typeof role>
export const roleColumns = columnsOf(roleRowFields)

/** The role with all permissions, which cannot be changed. */
export const adminRole = 'admin'

const path = '/api/system/role'
const example = { key: 'lab-archivist', nameZh: '档案员', nameEn: 'Archivist', sort: 20, status: 'active' }

export const listRoles = endpoint({
  ...lists,
  path: `${path}/list`,
  access: may('system:role:list'),
  summary: ['角色列表', 'Roles'],
  query: listQuery(roleColumns),
  output: pageOf(role),
})

export const readRole = endpoint({
  ...reads,
  path: `${path}/{id}`,
  access: may('system:role:list'),
  summary: ['角色详情', 'One role'],
  output: role,
})

export const roleChanges = endpoint({
  ...tellsChanges,
  path: `${path}/changes/{id}`,
  access: may('system:role:list'),
  summary: ['角色的变更记录', 'Changes of a role'],
})

export const addRole = endpoint({
  ...adds,
  path,
  access: may('system:role:add'),
  confirmed: true,
  summary: ['新建角色', 'Add a role'],
  body: bodyOf(roleFields),
  output: role,
  audit: 'role.add',
  example: { body: example },
})

export const changeRole = endpoint({
  ...changes,
  path,
  access: may('system:role:edit'),
  confirmed: true,
  summary: ['编辑角色', 'Edit a role'],
  body: changeOf(roleFields),
  output: role,
  audit: 'role.change',
  example: { body: { ...example, id: 1, rev: 1 } },
})

export const changeRoleStatus = endpoint({
  ...changes,
  path: `${path}/changeStatus`,
  access: may('system:role:edit'),
  confirmed: true,
  summary: ['启用或停用角色', 'Enable or disable a role'],
  body: z.strictObject({ ...identity, status: z.enum(['active', 'disabled']) }),
  output: role,
  audit: 'role.status',
  example: { body: { id: 1, rev: 1, status: 'disabled' } },
})

export const removeRole = endpoint({
  ...removes,
  path: `${path}/{id}`,
  access: may('system:role:remove'),
  confirmed: true,
  summary: ['删除角色', 'Delete a role'],
  audit: 'role.remove',
})

/** The rows of the list’s filters, as xlsx. */
export const exportRoles = endpoint({
  ...exports,
  path: `${path}/export`,
  access: may('system:role:export'),
  summary: ['导出角色', 'Export roles'],
  body: listRequest(roleColumns),
  audit: 'role.export',
})

/** Key and name of every role in use, in the caller's language, for pages that address or assign roles. */
export const roleOptions = endpoint({
  method: 'GET',
  path: `${path}/optionselect`,
  access: may('system:role:choose'),
  effect: 'read',
  summary: ['角色选项', 'Roles to choose from'],
  output: z.array(z.object({ value: z.string(), label: z.string() })),
})
