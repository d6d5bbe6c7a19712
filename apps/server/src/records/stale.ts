// Refuses an act on a record that has changed since it was read, and names the account that changed it and the act.
import { staleRev } from '@register/contract/errors'
import type { Ctx } from '../access/ctx.ts'

/** The columns that a locked row needs for the comparison. */
export interface Revised {
  rev: number
  updated_at: string
  updated_by: number | null
}

/** 409 with the current revision and its author, when `rev` is not the current one. */
export async function refuseStale({ db, act }: Ctx, row: Revised, rev: number): Promise<void> {
  if (row.rev === rev) return
  const by =
    row.updated_by === null
      ? undefined
      : await db.selectFrom('app_user').select('nickname').where('id', '=', row.updated_by).executeTakeFirst()
  throw staleRev({ rev: row.rev, by: by?.nickname ?? '', at: row.updated_at }, act)
}
