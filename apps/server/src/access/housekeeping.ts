// Removes expired data: ended sessions, one-time values, codes, old idempotency keys.
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** `days`: how long ended sessions stay on record. Returns the number of removed sessions. */
export async function clearExpired(db: Db, days = 30): Promise<number> {
  await sql`delete from one_time where expires_at < now()`.execute(db)
  await sql`delete from sign_in_ticket where ends_at < now()`.execute(db)
  await sql`delete from qr_ticket where ends_at < now()`.execute(db)
  await sql`delete from open_id_ticket where ends_at < now()`.execute(db)
  await sql`delete from client_token where ends_at < now()`.execute(db)
  await sql`delete from client_secret where ends_at < now()`.execute(db)
  await sql`delete from client_usage where day < now() - interval '400 days'`.execute(db)
  await sql`delete from code where expires_at < now()`.execute(db)
  await sql`delete from code_request where at < now() - interval '1 day'`.execute(db)
  await sql`delete from sent_message where at < now() - interval '1 day'`.execute(db)
  await sql`delete from idempotency where created_at < now() - interval '25 hours'`.execute(db)
  // Replaced secrets are stored as long as their session lives, to recognise a stolen one; afterwards none can be used.
  await sql`delete from superseded_refresh s using session where session.id = s.session_id
    and (session.ends_at < now() or session.revoked_at is not null)`.execute(db)
  // A known address is stored for a month after its last success, and a failure until it is forgotten.
  await sql`delete from sign_in_address where coalesce(succeeded_at, '-infinity') < now() - interval '30 days'
    and forgotten_at < now()`.execute(db)
  const since = sql`now() - make_interval(days => ${days})`
  const sessions = await sql`delete from session where ends_at < ${since} or revoked_at < ${since}`.execute(db)
  return Number(sessions.numAffectedRows ?? 0)
}
