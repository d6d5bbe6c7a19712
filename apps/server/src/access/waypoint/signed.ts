// Keeps how far checks have come in the database, each with a MAC, because who can write there must not move it past a row that he changed (docs/decisions/0169-what-a-nightly-check-reads.md).
import { sql } from 'kysely'
import { canonical } from '@register/contract/canonical'
import type { Db } from '../../db/connect.ts'
import { sameText, type Secrets } from '../secrets.ts'

/** The name of the waypoint of the register itself; that of a check under way is the id of its job. */
export const ofRegister = 'register'

/** Written with every value: what was written in another form is not read. */
const form = 1

const macOf = (secrets: Secrets, name: string, said: string): Buffer => secrets.mac('waypoint', canonical([name, said]))

export type Signed<T> =
  | { is: 'absent' }
  /** Its MAC is not that of this register's key. */
  | { is: 'forged' }
  /** Of another form, which another version of the product wrote. */
  | { is: 'foreign' }
  | { is: 'sound'; value: T }

/** @typeParam T what was written under the name in this form: the MAC shows that the product wrote it */
export async function readSigned<T>(db: Db, secrets: Secrets, name: string): Promise<Signed<T>> {
  const row = await db.selectFrom('waypoint').select(['said', 'mac']).where('name', '=', name).executeTakeFirst()
  if (!row) return { is: 'absent' }
  if (!sameText(row.mac.toString('hex'), macOf(secrets, name, row.said).toString('hex'))) return { is: 'forged' }
  const said = JSON.parse(row.said) as { form: number; value: T }
  return said.form === form ? { is: 'sound', value: said.value } : { is: 'foreign' }
}

/** @param value anything that JSON holds */
export async function writeSigned(db: Db, secrets: Secrets, name: string, value: unknown): Promise<void> {
  const said = JSON.stringify({ form, value })
  const row = { said, mac: macOf(secrets, name, said), at: sql<string>`now()` }
  await db
    .insertInto('waypoint')
    .values({ name, job_id: name === ofRegister ? null : name, ...row })
    .onConflict((on) => on.column('name').doUpdateSet(row))
    .execute()
}

/** Says what a check under way reads now; nothing happens where it has kept nothing yet. */
export const sayStep = async (db: Db, name: string, step: string): Promise<void> =>
  void (await db.updateTable('waypoint').set({ step }).where('name', '=', name).execute())

export const forget = async (db: Db, name: string): Promise<void> =>
  void (await db.deleteFrom('waypoint').where('name', '=', name).execute())

/** A key that was replaced has signed all of them, so checks begin anew. */
export const forgetAll = async (db: Db): Promise<void> => void (await db.deleteFrom('waypoint').execute())
