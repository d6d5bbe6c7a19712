// Protects the last account that can give rights, and refuses changes of one's own rights.
import { bothNames } from '@register/contract/phrase'
import { sql } from 'kysely'
import { conflict, Failure } from '@register/contract/errors'
import { wildcards } from '@register/contract/access/held'
import { adminRole } from '@register/contract/system/role/role'
import { administrators } from '@register/contract/system/setup/setup'
import type { Db } from '../../db/connect.ts'
import type { UserCtx } from '../ctx.ts'

/** The role that gives rights to people, after the setup has disabled the first account. */
export const securityRole = 'security-admin'

const offices: readonly string[] = Object.values(administrators).map(({ role }) => role)

/**
 * Call it before the write that takes roles away: 409 when one of the three offices (system, security, audit) would have no active holder left.
 * `role`: the key of the only role that these accounts lose; without it they lose all.
 */
export async function refuseEmptyOffice(db: Db, userIds: readonly number[], role?: string): Promise<void> {
  await lockOffices(db)
  const { rows } = await sql<{ name_zh: string; name_en: string }>`
    select r.name_zh, r.name_en from role r
    where r.key = any(${role === undefined ? [...offices] : offices.filter((key) => key === role)}::text[])
      and (select bool_and(u.id = any(${[...userIds]}::bigint[])) from user_role ur join app_user u on u.id = ur.user_id where ur.role_id = r.id and u.status = 'active')
    order by r.id`.execute(db)
  const [first] = rows
  if (first)
    throw conflict([
      `这是唯一的${first.name_zh}，不能移除、停用或取消其角色；请先将该角色分配给另一人`,
      `This is the only ${bothNames(first.name_zh, first.name_en)[1]}, who cannot be removed, disabled or lose the role. Give the role to another person first`,
    ])
}

/** Makes concurrent removals wait for each other, so that two administrators cannot remove each other. */
const lockOffices = (db: Db) =>
  sql`select id from role where key = any(${[adminRole, ...offices]}::text[]) order by id for no key update`.execute(db)

/** Call it after the write that takes roles away: 409 when no active account is left that may give rights. */
export async function refuseNoAdministrator(db: Db): Promise<void> {
  await lockOffices(db)
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
