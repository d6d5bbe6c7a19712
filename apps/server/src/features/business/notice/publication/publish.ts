// Publication of a notice and each version after it: every version that readers saw is stored.
import { sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'
import { objectOf } from '../store.ts'

const now = sql<string>`now()`

/** Stores the present notice as a version. Bind its attachments first. `by` is undefined when the register publishes by itself. */
export async function storeVersion(db: Db, id: number, by: number | undefined): Promise<void> {
  await sql`
    insert into public_notice_version (notice_id, version, title, type, audience, content, file_ids, made_by)
    select n.id, n.version, n.title, n.type, n.audience, n.content,
      coalesce((select array_agg(f.id order by f.created_at, f.id) from stored_file f where f.bound_to = ${objectOf(id)}), '{}'),
      ${by ?? null}
    from public_notice n where n.id = ${id}`.execute(db)
}

/** Publishes a locked draft or scheduled notice as its first version. */
export async function publish(db: Db, id: number, by?: number): Promise<void> {
  await db
    .updateTable('public_notice')
    .set({ status: 'published', version: 1, publish_at: null, published_at: now, updated_at: now })
    .set(by === undefined ? {} : { updated_by: by })
    .set((row) => ({ rev: row('rev', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await storeVersion(db, id, by)
}
