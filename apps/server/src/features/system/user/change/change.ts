// A change of an account: the reasons against it, before anything is written, and how it is audited.
import { conflict } from '@register/contract/errors'
import { firstAdministrator } from '@register/contract/system/setup/setup'
import type { Contact } from '../../../../access/marks/contact.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { refuseEmptyOffice } from '../../../../access/rights/administrators.ts'
import { deptName, refuseDept, refuseFurtherReach } from '../place/place.ts'
import { changedContact, type accounts } from '../store.ts'

type LockedAccount = Awaited<ReturnType<typeof accounts.lock>>
/** What the rules need to know of an existing account. */
export type Known = Pick<LockedAccount, 'id' | 'username_key' | 'status' | 'dept_id' | 'credit_code'>

export function refuseProtected({ username_key }: Pick<Known, 'username_key'>): void {
  if (username_key === firstAdministrator)
    throw conflict(['不允许操作超级管理员用户', 'The super administrator’s account cannot be changed here'])
}

export function refuseSelf(ctx: UserCtx, { id }: Pick<Known, 'id'>, zh: string, en: string): void {
  if (id === ctx.actor.id) throw conflict([zh, en])
}

export async function refuseStatus(ctx: UserCtx, stored: Known, status: string): Promise<void> {
  if (status === stored.status) return
  refuseProtected(stored)
  refuseSelf(ctx, stored, '不能停用自己的账号', 'You cannot disable your own account')
  if (status === 'disabled') await refuseEmptyOffice(ctx.db, [stored.id])
}

/** All reasons against such a change. An import's dry run checks each row with it too. */
export async function refuseChange(
  ctx: UserCtx,
  before: Known,
  { deptId, status }: { deptId: number | null; status: string },
): Promise<void> {
  if (before.id !== ctx.actor.id) refuseProtected(before)
  await refuseStatus(ctx, before, status)
  if (deptId !== before.dept_id) refuseSelf(ctx, before, '不能调动自己的部门', 'You cannot change your own department')
  await refuseDept(ctx, deptId, before.dept_id)
  await refuseFurtherReach(ctx, before, deptId)
}

/** Audits what the form changed in addition to the fields: the department by name, and which contact data, never their values. */
export async function noteChange(
  ctx: UserCtx,
  before: LockedAccount,
  { deptId, contact }: { deptId: number | null; contact: Contact },
): Promise<void> {
  const { detail } = ctx.note
  const moved = deptId !== before.dept_id
  const was = {
    ...(typeof detail['was'] === 'object' && detail['was']),
    ...(moved && { dept: await deptName(ctx, before.dept_id) }),
  }
  const changed = changedContact(ctx.secrets, before, contact)
  ctx.note.detail = {
    ...detail,
    deptId,
    dept: await deptName(ctx, deptId),
    ...(changed.length > 0 && { contact: changed }),
    ...(Object.keys(was).length > 0 && { was }),
  }
}
