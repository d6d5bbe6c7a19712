// Clears away what has had its time: ended sessions, values of one use, codes, old idempotency keys.
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** `days`: for which sessions that ended stay on record. Answers how many of them went. */
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
  // Replaced secrets are kept as long as their session lives: after that one cannot be used to take the session over.
  await sql`delete from superseded_refresh s using session where session.id = s.session_id
    and (session.ends_at < now() or session.revoked_at is not null)`.execute(db)
  // An address stays known for a month after its last success, a failure until it is forgotten.
  await sql`delete from sign_in_address where coalesce(succeeded_at, '-infinity') < now() - interval '30 days'
    and forgotten_at < now()`.execute(db)
  const since = sql`now() - make_interval(days => ${days})`
  const sessions = await sql`delete from session where ends_at < ${since} or revoked_at < ${since}`.execute(db)
  return Number(sessions.numAffectedRows ?? 0)
}
