// Deletes what an account has: rights, sessions, names, passwords and contact data. The row stays with its user name, because records refer to it (docs/decisions/0131-what-an-account-leaves.md).
import { sql } from 'kysely'
import type { UserCtx } from '../../../../access/ctx.ts'
import { refuseEmptyOffice, refuseNoAdministrator } from '../../../../access/rights/administrators.ts'
import { avatarPlace } from '../../../../files/avatar.ts'
import { release } from '../../../../files/stored.ts'
import { contactColumns } from '../store.ts'
import { goes } from './named.ts'

/** The objects that the papers of its requests to act for a company are bound to. */
const papersOf = async ({ db }: UserCtx, id: number): Promise<string[]> =>
  (await db.selectFrom('enterprise_request').select('id').where('user_id', '=', id).execute()).flatMap((request) => [
    `enterprise:${request.id}`,
    `enterpriseAuthorisation:${request.id}`,
  ])

/** Refuses (409) when one of the three administrator offices would be left empty. The caller has locked the accounts. */
export async function eraseAccounts(ctx: UserCtx, ids: readonly number[]): Promise<void> {
  await refuseEmptyOffice(ctx.db, ids)
  for (const id of ids) {
    for (const table of goes) await ctx.db.deleteFrom(table).where('user_id', '=', id).execute()
    await release(ctx.db, [avatarPlace(id), ...(await papersOf(ctx, id))])
    await ctx.db
      .updateTable('app_user')
      .set({
        removed_at: sql<string>`now()`,
        status: 'disabled',
        // The audit has the user name anyway, so it takes the place of the name where records say who wrote them.
        nickname: sql<string>`username`,
        password_hash: '',
        password_algorithm: 'none',
        must_change_password: false,
        locked_until: null,
        last_login_at: null,
        remark: '',
        dept_id: null,
        credit_code: null,
        ...contactColumns(ctx.secrets, { phone: '', email: '' }),
        updated_by: ctx.actor.id,
        updated_at: sql<string>`now()`,
      })
      .set((row) => ({ rev: row('rev', '+', 1) }))
      .where('id', '=', id)
      .execute()
  }
  await refuseNoAdministrator(ctx.db)
}
