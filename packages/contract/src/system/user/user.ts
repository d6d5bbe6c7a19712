// The accounts of people: who they are, where they belong, how they are reached, and what an administrator may do with them.
import { z } from 'zod'
import { changes, exports, lists, reads, removes } from '../../record/acts.ts'
import { endpoint, may } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { labelled } from '../../messages/labelled.ts'
import { listQuery, listRequest, pageOf } from '../../page.ts'
import { bodyOf, changeOf, chosen, columnsOf, named, rowOf, stamps } from '../../record/shape.ts'
import { deptNode } from '../dept.ts'

const active = { value: 'active', label: ['正常', 'Active'], tone: 'good' } as const
const disabled = { value: 'disabled', label: ['停用', 'Disabled'], tone: 'quiet' } as const

/** What stands for a part left out of a number or address. */
const hidden = '****'
const isHidden = (text: string): boolean => text.includes(hidden)

export const usernameField = {
  key: 'username',
  label: ['用户名', 'User name'],
  maxLength: 30,
  hint: [
    '2 至 30 个字母、数字或 . _ -，以字母开头；保存后不能更改',
    '2 to 30 letters, digits or . _ -, beginning with a letter. It cannot be changed later',
  ],
  example: 'lin.gong',
  rule: (value) =>
    /^[a-z][\w.-]{1,29}$/i.test(value)
      ? undefined
      : [
          '应以字母开头，由 2 至 30 个字母、数字或 . _ - 组成',
          'must begin with a letter and have 2 to 30 letters, digits or . _ -',
        ],
  ...named,
} as const satisfies Field

/** Columns of their own keep these. */
export const accountFields = [
  usernameField,
  { key: 'nickname', label: ['姓名', 'Name'], maxLength: 30, example: '林工', ...named },
  { key: 'status', label: ['状态', 'Status'], options: [active, disabled], ...chosen },
  { key: 'remark', label: ['备注', 'Remark'], type: 'paragraph', maxLength: 500, listed: 'hidden' },
] as const satisfies readonly Field[]

/** Personal: sealed where they are kept, masked wherever they are shown. A masked value that comes back means: as it is. */
export const contactFields = [
  {
    key: 'phone',
    label: ['手机号', 'Mobile'],
    type: 'text',
    maxLength: 20,
    listed: true,
    example: '13800138000',
    rule: (value) =>
      isHidden(value) || /^\+?\d{6,15}$/.test(value)
        ? undefined
        : ['应为手机号码，例如 13800138000', 'must be a number such as 13800138000'],
  },
  {
    key: 'email',
    label: ['邮箱', 'E-mail'],
    type: 'text',
    maxLength: 60,
    listed: true,
    example: 'lin@example.cn',
    rule: (value) =>
      isHidden(value) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
        ? undefined
        : ['应为邮箱地址，例如 lin@example.cn', 'must be an e-mail address such as lin@example.cn'],
  },
] as const satisfies readonly Field[]

export const userFields = [
  ...accountFields.slice(0, 2),
  ...contactFields,
  ...accountFields.slice(2),
] as const satisfies readonly Field[]

/** 138****5678; of what is shorter only the end. */
export const maskedPhone = (text: string): string =>
  text.length > 10 ? `${text.slice(0, 3)}${hidden}${text.slice(-4)}` : `${hidden}${text.slice(-2)}`
/** l****@example.cn */
export const maskedEmail = (text: string): string => `${text.slice(0, 1)}${hidden}${text.slice(text.lastIndexOf('@'))}`
/** A masked value that came back unchanged from a form. */
export const isMaskedContact = isHidden

/** In its filter a department stands for all below it too. */
export const deptField = { key: 'deptId', label: ['部门', 'Department'], type: 'integer' } as const satisfies Field

export const userShown = [
  accountFields[0],
  accountFields[1],
  { key: 'dept', label: ['部门', 'Department'], type: 'text', listed: true },
  { key: 'roles', label: ['角色', 'Roles'], type: 'text', listed: true },
  { key: 'posts', label: ['岗位', 'Posts'], type: 'text', listed: 'hidden' },
  ...contactFields,
  accountFields[2],
  { key: 'lastLoginAt', label: ['最近登录', 'Last sign-in'], type: 'instant', listed: true, sortable: true },
  accountFields[3],
  stamps.updatedBy,
  { ...stamps.updatedAt, listed: 'hidden' },
] as const satisfies readonly Field[]

export const userColumns = {
  ...columnsOf(userShown),
  deptId: { type: 'choice', label: deptField.label },
} as const

export const user = rowOf(userShown).extend({
  lastLoginAt: z.string().nullable(),
  deptId: z.int().nullable(),
  postIds: z.array(z.int()),
  /** Locked after wrong passwords: the record of the sign-in to unlock it by; nothing while it is not locked. */
  lockedBy: z.int().nullable(),
})
export type User = z.output<typeof user>

const path = '/api/system/user'
const example = { deptId: null, username: 'lin.gong', nickname: '林工', status: 'active' }

const listed = {
  access: may('system:user:list'),
  summary: ['用户列表', 'People'],
  output: pageOf(user),
} as const
export const listUsers = endpoint({ ...lists, ...listed, path: `${path}/list`, query: listQuery(userColumns) })
/** The same list, asked for as tables ask. */
export const queryUsers = endpoint({
  ...listed,
  method: 'POST',
  effect: 'read',
  rate: 'list',
  path: `${path}/list`,
  body: listRequest(userColumns),
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

/** `roleIds`: only for those who may give roles; others leave it out. */
const parts = {
  deptId: labelled(z.int().nullable(), deptField.label),
  postIds: labelled(z.array(z.int()).max(20).default([]), ['岗位', 'Posts']),
  roleIds: labelled(z.array(z.int()).max(50).optional(), ['角色', 'Roles']),
}

/** Made by the server, shown this once, to be changed at the first sign-in. It is never kept, so a retry is not answered with it again. */
const firstPassword = { password: z.string() }

const added = {
  method: 'POST',
  effect: 'write',
  rate: 'write',
  access: may('system:user:add'),
  summary: ['新增用户', 'Add an account'],
  body: bodyOf(userFields, parts),
  output: user.extend(firstPassword),
  audit: 'user.add',
  example: { body: example },
} as const
export const addUser = endpoint({ ...added, path })
export const addUserToo = endpoint({ ...added, path: `${path}/add` })

export const changeUser = endpoint({
  ...changes,
  path,
  access: may('system:user:edit'),
  summary: ['修改用户', 'Change an account'],
  body: changeOf(userFields, parts),
  output: user,
  audit: 'user.change',
  example: { body: { ...example, id: 1, rev: 1 } },
})

export const changeUserStatus = endpoint({
  ...changes,
  path: `${path}/changeStatus`,
  access: may('system:user:edit'),
  summary: ['停用或启用用户', 'Disable or enable an account'],
  body: z.strictObject({ id: z.int(), rev: z.int(), status: z.enum(['active', 'disabled']) }),
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
  audit: 'user.remove',
  example: { params: { ids: '999999999' } },
})

export const resetPassword = endpoint({
  ...changes,
  path: `${path}/resetPwd`,
  access: may('system:user:resetPwd'),
  confirmed: true,
  summary: ['重置密码', 'Give an account a one-time password'],
  body: z.strictObject({ id: z.int() }),
  output: z.object(firstPassword),
  audit: 'user.resetPassword',
  example: { body: { id: 1 } },
})

/** By the record of a sign-in that failed: its account is unlocked as a whole, and from every address. */
export const unlockAccount = endpoint({
  method: 'GET',
  effect: 'write',
  rate: 'write',
  path: '/api/system/logininfor/unlock/{id}',
  access: may('system:user:unlock'),
  summary: ['解锁账号', 'Unlock an account'],
  params: reads.params,
  audit: 'user.unlock',
  example: reads.example,
})

/** Masked everywhere else; each opening is on record. */
export const revealUser = endpoint({
  method: 'POST',
  effect: 'read',
  path: `${path}/contact`,
  access: may('system:user:unmask'),
  confirmed: true,
  summary: ['查看完整联系方式', 'Mobile and e-mail of one account in full'],
  body: z.strictObject({ id: z.int() }),
  output: z.object({ phone: z.string(), email: z.string() }),
  audit: 'user.revealContact',
  example: { body: { id: 1 } },
})

/** The rows of the list’s filters, as xlsx. */
export const exportUsers = endpoint({
  ...exports,
  path: `${path}/export`,
  access: may('system:user:export'),
  summary: ['导出用户', 'Export accounts'],
  body: listRequest(userColumns),
  audit: 'user.export',
})

const rolesOf = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  dept: z.string(),
  roles: z.array(
    z.object({
      id: z.int(),
      key: z.string(),
      name: z.string(),
      remark: z.string(),
      held: z.boolean(),
      active: z.boolean(),
    }),
  ),
})
export type UserRoles = z.output<typeof rolesOf>

/** Every role the caller reaches, and which of them the account holds. */
export const readUserRoles = endpoint({
  ...reads,
  path: `${path}/authRole/{id}`,
  access: may('system:role:assign'),
  summary: ['用户的角色', 'Roles of an account'],
  output: rolesOf,
})

export const changeUserRoles = endpoint({
  ...changes,
  path: `${path}/authRole`,
  access: may('system:role:assign'),
  summary: ['为用户分配角色', 'Give an account its roles'],
  body: z.strictObject({
    userId: labelled(z.int(), ['用户', 'Account']),
    roleIds: labelled(z.array(z.int()).max(50), ['角色', 'Roles']),
  }),
  output: rolesOf,
  audit: 'user.roles',
  example: { body: { userId: 1, roleIds: [] } },
})
