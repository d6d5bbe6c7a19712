// Clears away what has had its time: dead sessions, one-time values, codes, old idempotency keys.
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export async function clearExpired(db: Db): Promise<void> {
  await sql`delete from one_time where expires_at < now()`.execute(db)
  await sql`delete from code where expires_at < now()`.execute(db)
  await sql`delete from code_request where at < now() - interval '1 day'`.execute(db)
  await sql`delete from sent_message where at < now() - interval '1 day'`.execute(db)
  await sql`delete from sign_in_ticket where ends_at < now()`.execute(db)
  await sql`delete from idempotency where created_at < now() - interval '25 hours'`.execute(db)
  // Replaced secrets are kept as long as their session lives: after that one cannot be used to take the session over.
  await sql`delete from superseded_refresh s using session where session.id = s.session_id
    and (session.ends_at < now() or session.revoked_at is not null)`.execute(db)
  // An address stays known for a month after its last success, a failure until it is forgotten.
  await sql`delete from sign_in_address where coalesce(succeeded_at, '-infinity') < now() - interval '30 days'
    and forgotten_at < now()`.execute(db)
  await sql`delete from session where ends_at < now() - interval '30 days' or revoked_at < now() - interval '30 days'`.execute(
    db,
  )
}
