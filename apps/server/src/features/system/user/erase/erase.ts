// What is deleted with an account: rights, sessions, department and contact data. The row stays, because records name it.
import { sql } from 'kysely'
import type { UserCtx } from '../../../../access/ctx.ts'
import { refuseEmptyOffice, refuseNoAdministrator } from '../../../../access/rights/administrators.ts'
import { closeSessionsOf } from '../../../../access/sessions.ts'
import { avatarPlace } from '../../../../files/avatar.ts'
import { release } from '../../../../files/stored.ts'
import { contactColumns } from '../store.ts'

/** Tables with data of the person alone. */
const goes = [
  'user_role',
  'user_post',
  'user_setting',
  'second_factor',
  'identity',
  'push_choice',
  'daily_digest',
  'follow',
  'saved_search',
  'outbox',
  'message',
] as const

/** The objects that the licences of its requests to act for a company are bound to. */
const licencesOf = async ({ db }: UserCtx, id: number): Promise<string[]> =>
  (await db.selectFrom('enterprise_request').select('id').where('user_id', '=', id).execute()).map(
    (request) => `enterprise:${request.id}`,
  )

/** Refuses (409) when one of the three administrator offices would be left empty. The caller has locked the accounts. */
export async function eraseAccounts(ctx: UserCtx, ids: readonly number[]): Promise<void> {
  await refuseEmptyOffice(ctx.db, ids)
  for (const id of ids) {
    await closeSessionsOf(ctx.db, id)
    for (const table of goes) await ctx.db.deleteFrom(table).where('user_id', '=', id).execute()
    await release(ctx.db, [avatarPlace(id), ...(await licencesOf(ctx, id))])
    await ctx.db
      .updateTable('app_user')
      .set({
        removed_at: sql<string>`now()`,
        status: 'disabled',
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
