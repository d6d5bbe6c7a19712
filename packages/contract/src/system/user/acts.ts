// Actions on an account apart from its form: password, lock, unmasked contact data, roles.
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import { labelled } from '../../messages/labelled.ts'
import { changes, reads } from '../../record/acts.ts'
import { scopeNames } from '../scopes.ts'
import { firstPassword } from './user.ts'

const path = '/api/system/user'

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
  idOf: 'signIn',
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
      /** The purpose of the role in the caller's language; empty where none was written. */
      purpose: z.string(),
      /** Which records it reaches; a permission of it may have a scope of its own. */
      scope: z.enum(scopeNames),
      /** Names of the departments that a scope of chosen ones reaches, in the caller's language. */
      depts: z.array(z.string()),
      held: z.boolean(),
      active: z.boolean(),
      /** Whether the caller may give it to this account. */
      mayGive: z.boolean(),
    }),
  ),
})
export type UserRoles = z.output<typeof rolesOf>

/** Every role the caller reaches, that of everything last, and which of them the account holds. */
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
  confirmed: true,
  summary: ['为用户分配角色', 'Give an account its roles'],
  body: z.strictObject({
    userId: labelled(z.int(), ['用户', 'Account']),
    roleIds: labelled(z.array(z.int()).max(50), ['角色', 'Roles']),
  }),
  output: rolesOf,
  audit: 'user.roles',
  example: { body: { userId: 1, roleIds: [] } },
})
