// Values that may be used once: captcha answers and sign-in salts, in the database so that any instance can check them.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Stores a value under a new random key. */
export async function storeOnce(db: Db, kind: 'captcha' | 'salt', value: string, seconds: number): Promise<string> {
  const key = `${kind}:${randomBytes(16).toString('base64url')}`
  await db
    .insertInto('one_time')
    .values({ key, value, expires_at: sql<string>`now() + make_interval(secs => ${seconds})` })
    .execute()
  return key
}

/** Removes and returns the value; undefined when it was used, never stored, or is too old. */
export async function consumeOnce(db: Db, kind: 'captcha' | 'salt', key: string): Promise<string | undefined> {
  if (!key.startsWith(`${kind}:`)) return undefined
  const { rows } = await sql<{ value: string; fresh: boolean }>`
    delete from one_time where key = ${key} returning value, expires_at > now() as fresh`.execute(db)
  return rows[0]?.fresh ? rows[0].value : undefined
}
