// Who administers must not run out: the last account that can set rights is kept, and nobody changes what they may themselves.
import { sql } from 'kysely'
import { conflict, Failure } from '@register/contract/errors'
import { wildcards } from '@register/contract/permissions'
import { adminRole } from '@register/contract/system/role/role'
import type { Db } from '../../db/connect.ts'
import type { UserCtx } from '../ctx.ts'

/** The role that gives rights to people, once setting up has disabled the first account. */
export const securityRole = 'security-admin'

/**
 * Call it after the write that takes away: 409 when no active account is left that may give rights. Those who do it at the same time wait for
 * each other, so that two cannot remove each other.
 */
export async function refuseNoAdministrator(db: Db): Promise<void> {
  await sql`select id from role where key in (${adminRole}, ${securityRole}) order by id for no key update`.execute(db)
  const { rows } = await sql`
    select 1 from app_user u join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id
    where u.status = 'active' and r.status = 'active' and (r.key = ${securityRole} or exists (
      select 1 from role_grant g where g.role_id = r.id and g.permission = any(${[...wildcards]}::text[])))
    limit 1`.execute(db)
  if (rows.length === 0)
    throw conflict([
      '这是最后一名管理员，不能移除、停用或取消其角色；请先指定另一名安全管理员',
      'This is the last administrator, who cannot be removed, disabled or lose the role. Appoint another security administrator first',
    ])
}

/** 403 when the caller is among these accounts. */
export function refuseOneself(ctx: UserCtx, userIds: readonly number[]): void {
  if (userIds.includes(ctx.actor.id)) throw new Failure(403, ['不能更改自己的角色', 'You cannot change your own roles'])
}
