// The rules of accounts: allowed departments, and what the caller cannot do to their own account, the first account and the last administrator.
import type { Input } from '@register/contract/endpoint'
import { Failure, badFields, duplicateField } from '@register/contract/errors'
import { maskErrors } from '@register/contract/input/mask'
import { contactFields } from '@register/contract/system/user/fields'
import { giveRole } from '@register/contract/system/role/people'
import type { addUser, changeUser, changeUserStatus, User } from '@register/contract/system/user/user'
import { granted } from '../../../access/actor.ts'
import type { Contact } from '../../../access/marks/contact.ts'
import { found, type UserCtx } from '../../../access/ctx.ts'
import { hashPassword, makePassword, passwordHashAlgorithm } from '../../../access/passwords.ts'
import { configured } from '../../../access/configured.ts'
import { refuseNoAdministrator } from '../../../access/rights/administrators.ts'
import { closeSessionsOf } from '../../../access/sessions.ts'
import { usernameKey } from '../account/service.ts'
import type { OpenWorkOf } from '../../../records/openWork.ts'
import { handOver } from './leaving/openWork.ts'
import { readOne } from './list.ts'
import { eraseAccounts } from './erase/erase.ts'
import { noteChange, refuseChange, refuseProtected, refuseSelf, refuseStatus } from './change/change.ts'
import { deptName, refuseDept, refusePosts } from './place/place.ts'
import { setRoles } from './roles/roles.ts'
import {
  accounts,
  changedContact,
  contactColumns,
  maskedContact,
  unsealed,
  refusingDuplicateContact,
  writePosts,
} from './store.ts'

export { refuseProtected } from './change/change.ts'
export { eraseAccounts } from './erase/erase.ts'
export {
  accounts,
  contactColumns,
  maskedContact,
  unsealed as unsealedContact,
  reached,
  refusingDuplicateContact,
} from './store.ts'

type Added = Input<typeof addUser>['body']
type Changed = Input<typeof changeUser>['body']

export interface FirstPassword {
  password: string
  hash: string
}

/** A password that the policy accepts, with its hash. Slow, so it runs before the transaction. */
export async function firstPassword({ db }: UserCtx): Promise<FirstPassword> {
  const password = makePassword((await configured(db)).passwordLength)
  return { password, hash: await hashPassword(password) }
}

/** For a caller who may give roles; others must leave them out of the form. */
async function giveRoles(ctx: UserCtx, userId: number, roleIds: readonly number[] | undefined): Promise<void> {
  if (roleIds === undefined) return
  const scope = granted(ctx.actor, giveRole)
  if (!scope)
    throw new Failure(403, [
      '您没有分配角色的权限；请由安全管理员分配',
      'You may not give roles. A security administrator can',
    ])
  const { note } = ctx
  const noted = { object: note.object, detail: note.detail }
  await setRoles({ ...ctx, scope }, { userId, roleIds })
  const { givenRoles, takenRoles } = note.detail
  Object.assign(note, noted, { detail: { ...noted.detail, roleIds, givenRoles, takenRoles } })
}

/** `shown`: the stored values as they are shown. Any other hidden value is refused at its field. */
function refuseMasks(contact: Contact, shown: Partial<Contact> = {}): void {
  const wrong = maskErrors(contactFields, { ...contact }, shown)
  if (wrong.length > 0) throw badFields(wrong)
}

export async function addOne(
  ctx: UserCtx,
  { deptId, postIds, roleIds, phone, email, ...values }: Added,
  { password, hash }: FirstPassword,
): Promise<User & { password: string }> {
  await refuseDept(ctx, deptId)
  await refusePosts(ctx, postIds)
  const contact = { phone, email }
  refuseMasks(contact)
  const id = await refusingDuplicateContact(contact, () =>
    accounts.insert(ctx, values, {
      username_key: usernameKey(values.username),
      dept_id: deptId,
      ...contactColumns(ctx.secrets, contact),
      password_hash: hash,
      password_algorithm: passwordHashAlgorithm,
      must_change_password: true,
    }),
  )
  await writePosts(ctx, id, postIds)
  ctx.note.detail = { ...ctx.note.detail, deptId, dept: await deptName(ctx, deptId) }
  await giveRoles(ctx, id, roleIds)
  return { ...(await readOne({ ...ctx, scope: { all: true } }, id)), password }
}

type LockedAccount = Awaited<ReturnType<typeof accounts.lock>>

/** A disabled account loses its sessions at once, everywhere. */
async function followStatus(ctx: UserCtx, stored: LockedAccount, status: string): Promise<void> {
  if (status === stored.status) return
  if (status === 'disabled') {
    await closeSessionsOf(ctx.db, stored.id)
    await refuseNoAdministrator(ctx.db)
  }
}

export async function changeOne(
  ctx: UserCtx,
  { id, rev, deptId, postIds, roleIds, phone, email, successorId, ...values }: Changed,
  work: readonly OpenWorkOf[] = [],
): Promise<User> {
  const before = await accounts.lock(ctx, id, rev)
  if (values.username !== before.username)
    throw duplicateField('username', [
      '用户名不能更改：审计记录中以它称呼',
      'User name cannot be changed: the audit calls the account by it',
    ])
  await refuseChange(ctx, before, { deptId, status: values.status })
  const { postIds: held } = await readOne(ctx, id)
  await refusePosts(ctx, postIds, held)
  const handed = await handOver(ctx, work, [before], successorId)
  const contact: Contact = { phone, email }
  refuseMasks(contact, maskedContact(ctx.secrets, { phone: before.phone_sealed, email: before.email_sealed }))
  await refusingDuplicateContact(contact, () =>
    accounts.update(ctx, before, values, {
      dept_id: deptId,
      ...contactColumns(ctx.secrets, contact, changedContact(ctx.secrets, before, contact)),
    }),
  )
  await writePosts(ctx, id, postIds)
  await followStatus(ctx, before, values.status)
  await noteChange(ctx, before, { deptId, contact })
  Object.assign(ctx.note.detail, handed)
  await giveRoles(ctx, id, roleIds)
  return readOne({ ...ctx, scope: { all: true } }, id)
}

export async function changeStatus(
  ctx: UserCtx,
  { id, rev, status, successorId }: Input<typeof changeUserStatus>['body'],
  work: readonly OpenWorkOf[],
): Promise<User> {
  const before = await accounts.lock(ctx, id, rev)
  await refuseStatus(ctx, before, status)
  const handed = await handOver(ctx, work, [before], successorId)
  const { username, nickname, remark } = before
  await accounts.update(ctx, before, { username, nickname, remark, status })
  Object.assign(ctx.note.detail, handed)
  await followStatus(ctx, before, status)
  return readOne(ctx, id)
}

export async function removeAll(
  ctx: UserCtx,
  { ids, successorId }: { ids: readonly number[]; successorId: number | undefined },
  work: readonly OpenWorkOf[],
): Promise<void> {
  const leavers: LockedAccount[] = []
  const wanted = [...new Set(ids)].toSorted((a, b) => a - b)
  for (const id of wanted) {
    const stored = await accounts.lock(ctx, id)
    refuseProtected(stored)
    refuseSelf(ctx, stored, '不能删除自己的账号', 'You cannot delete your own account')
    leavers.push(stored)
  }
  const handed = await handOver(ctx, work, leavers, successorId)
  await eraseAccounts(ctx, wanted)
  ctx.note.object = `user:${ids.join(',')}`
  ctx.note.detail = { users: leavers.map(({ username }) => username), ...handed }
}

export async function reveal(ctx: UserCtx, id: number): Promise<Contact> {
  const row = await accounts
    .scoped(ctx)
    .where('app_user.id', '=', id)
    .select(['app_user.phone_sealed as phone', 'app_user.email_sealed as email', 'app_user.username'])
    .executeTakeFirst()
  const { username, ...sealed } = found(row)
  ctx.note.object = `user:${id}`
  ctx.note.detail = { username }
  return unsealed(ctx.secrets, sealed)
}
