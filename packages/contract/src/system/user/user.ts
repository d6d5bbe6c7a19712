// The accounts of people: list, one, add, change, disable, delete, export.
import { z } from 'zod'
import { changes, exports, lists, reads, removes } from '../../record/acts.ts'
import { tellsChanges } from '../../record/changes.ts'
import { endpoint, may } from '../../endpoint.ts'
import { asked } from '../../input/asked.ts'
import type { Field } from '../../fields.ts'
import { labelled } from '../../messages/labelled.ts'
import { listQuery, listRequest, pageOf } from '../../page.ts'
import { bodyOf, changeOf, columnsOf, rowOf, stamps } from '../../record/shape.ts'
import { deptNode } from '../dept/tree.ts'
import { accountFields, contactFields, userFields } from './fields.ts'
import { successorId, successorLabel } from './openWork.ts'

/** Locked after wrong passwords: everywhere, or only where they were entered; nothing while it is not. */
const lockField = {
  key: 'locked',
  label: ['锁定', 'Locked'],
  type: 'choice',
  options: [
    { value: 'account', label: ['已锁定', 'Locked'], tone: 'bad' },
    { value: 'address', label: ['部分锁定', 'Partly locked'], tone: 'warn' },
    { value: 'no', label: ['未锁定', 'Not locked'] },
  ],
  listed: 'hidden',
  sortable: true,
} as const satisfies Field

/** A filter by department includes the departments below it. */
export const deptField = {
  key: 'deptId',
  label: ['部门', 'Department'],
  type: 'integer',
  hint: [
    '不选则不属于任何部门：数据范围为“本部门”的角色（如机构人员）将看不到任何数据',
    'None chosen: the person belongs to no department, and roles limited to their own department, such as body staff, show nothing',
  ],
} as const satisfies Field

export const userRowFields = [
  accountFields[0],
  accountFields[1],
  { key: 'dept', label: ['部门', 'Department'], type: 'text', listed: true },
  { key: 'roles', label: ['角色', 'Roles'], type: 'text', listed: true },
  { key: 'posts', label: ['岗位', 'Posts'], type: 'text', listed: 'hidden' },
  ...contactFields,
  accountFields[2],
  lockField,
  { key: 'lastLoginAt', label: ['最近登录', 'Last sign-in'], type: 'instant', listed: true, sortable: true },
  accountFields[3],
  stamps.updatedBy,
  { ...stamps.updatedAt, listed: 'hidden' },
] as const satisfies readonly Field[]

export const userColumns = {
  ...columnsOf(userRowFields),
  deptId: { type: 'choice', label: deptField.label },
} as const

export const user = rowOf(userRowFields).extend({
  /** Empty before the first. */
  lastLoginAt: z.string(),
  deptId: z.int().nullable(),
  postIds: z.array(z.int()),
  /** Locked after wrong passwords: the record of the sign-in to unlock it by; nothing while it is not locked. */
  lockedBy: z.int().nullable(),
  /** ISO instant at which the last lock ends by itself; empty while it is not locked. */
  lockedUntil: z.string(),
  /** Signing in to it asks for a second factor. */
  secondFactor: z.boolean(),
})
export type User = z.output<typeof user>

const path = '/api/system/user'
const example = { deptId: null, username: 'lin.gong', nickname: '林工', status: 'active' }

export const listUsers = endpoint({
  ...lists,
  path: `${path}/list`,
  access: may('system:user:list'),
  summary: ['用户列表', 'People'],
  query: listQuery(userColumns),
  output: pageOf(user),
})
/** The same list, asked for as tables ask. */
export const queryUsers = endpoint({
  ...lists,
  method: 'POST',
  path: `${path}/list`,
  access: may('system:user:list'),
  summary: ['用户列表', 'People'],
  body: listRequest(userColumns),
  output: pageOf(user),
})

export const userDeptTree = endpoint({
  method: 'GET',
  effect: 'read',
  path: `${path}/deptTree`,
  access: may('system:user:list'),
  summary: ['用户所在部门树', 'Departments as a tree, for choosing people by'],
  output: z.array(deptNode),
})

export const readUser = endpoint({
  ...reads,
  path: `${path}/{id}`,
  access: may('system:user:list'),
  summary: ['用户详情', 'One account'],
  output: user,
})

/** Of contact data the audit notes that they changed, never their values. */
export const userChanges = endpoint({
  ...tellsChanges,
  path: `${path}/changes/{id}`,
  access: may('system:user:list'),
  summary: ['用户的变更记录', 'Changes of an account'],
})

/** `roleIds`: only for those who may give roles; others leave it out. */
const parts = {
  deptId: labelled(z.int().nullable(), deptField.label),
  postIds: labelled(z.array(z.int()).max(20).default([]), ['岗位', 'Posts']),
  roleIds: labelled(z.array(z.int()).max(50).optional(), ['角色', 'Roles']),
}

/** Made by the server, shown this once, to be changed at the first sign-in. It is never kept, so a retry is not answered with it again. */
export const firstPassword = { password: z.string() }

const added = {
  method: 'POST',
  effect: 'write',
  rate: 'write',
  access: may('system:user:add'),
  body: bodyOf(userFields, parts),
  output: user.extend(firstPassword),
  audit: 'user.add',
  example: { body: example },
} as const
export const addUser = endpoint({
  ...added,
  path,
  summary: ['新建用户', 'Add an account'],
})
/** The same by its second path. */
export const addUserToo = endpoint({
  ...added,
  path: `${path}/add`,
  summary: ['新建用户（另一路径）', 'Add an account, by another path'],
})

export const changeUser = endpoint({
  ...changes,
  path,
  access: may('system:user:edit'),
  summary: ['编辑用户', 'Edit an account'],
  body: changeOf(userFields, { ...parts, successorId }),
  output: user,
  audit: 'user.change',
  example: { body: { ...example, id: 1, rev: 1 } },
})

export const changeUserStatus = endpoint({
  ...changes,
  path: `${path}/changeStatus`,
  access: may('system:user:edit'),
  summary: ['停用或启用用户', 'Disable or enable an account'],
  body: z.strictObject({ id: z.int(), rev: z.int(), status: z.enum(['active', 'disabled']), successorId }),
  output: user,
  audit: 'user.status',
  example: { body: { id: 1, rev: 1, status: 'disabled' } },
})

export const removeUsers = endpoint({
  ...removes,
  path: `${path}/{ids}`,
  access: may('system:user:remove'),
  summary: ['删除用户', 'Delete accounts'],
  /** Numbers with commas between them. */
  params: z.strictObject({
    ids: labelled(z.string().regex(/^\d{1,15}(,\d{1,15}){0,199}$/), ['用户编号', 'Accounts']),
  }),
  query: z.strictObject({ successorId: labelled(asked(z.int().optional()), successorLabel) }),
  audit: 'user.remove',
  example: { params: { ids: '999999999' } },
})

/** The rows of the list’s filters, as xlsx. */
export const exportUsers = endpoint({
  ...exports,
  path: `${path}/export`,
  access: may('system:user:export'),
  confirmed: true,
  summary: ['导出用户', 'Export accounts'],
  body: listRequest(userColumns),
  audit: 'user.export',
})
