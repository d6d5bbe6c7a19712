// Clears away what has had its time: dead sessions, one-time values, old idempotency keys.
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export async function clearExpired(db: Db): Promise<void> {
  await sql`delete from one_time where expires_at < now()`.execute(db)
  await sql`delete from idempotency where created_at < now() - interval '25 hours'`.execute(db)
  await sql`delete from session where ends_at < now() - interval '30 days' or revoked_at < now() - interval '30 days'`.execute(
    db,
  )
}
