// Whether a server of the register runs, which has in its memory what a command is about to replace.
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Where it runs; undefined where none has shown a sign of life lately. */
export async function runningOn(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ host: string; pid: number }>`
    select host, pid from instance where beat_at > now() - interval '30 seconds' limit 1`.execute(db)
  return rows[0] && `${rows[0].host}, process ${rows[0].pid}`
}
