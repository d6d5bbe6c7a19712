// Codes in the database, and the requests for them with their times. Numbers are stored as marks, codes as keyed hashes.
import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'

/** Seconds for which a code is valid. */
export const codeSeconds = 300
/** Tries for one code, right ones included. */
const mostTries = 5

interface Bound {
  most: number
  seconds: number
}
const [minute, hour, day] = [60, 3_600, 86_400]
/** Limits of codes: for one number over all purposes, at home and elsewhere apart; from one address; and for the whole register, which pays for them, to people and to strangers apart (docs/decisions/0136-codes-of-strangers-count-apart.md). */
const ofNumber: readonly Bound[] = [
  { most: 1, seconds: minute },
  { most: 5, seconds: hour },
  { most: 10, seconds: day },
]
const ofAddress: Bound = { most: 20, seconds: hour }
const ofRegister: Bound = { most: 2_000, seconds: hour }

/** Seconds until the next code for one number. */
export const againSeconds = minute

/** Seconds until a limit allows one more; 0 when all do. `ages`: of the last requests in seconds, the newest first. */
const wait = (bounds: readonly Bound[], ages: readonly number[]): number =>
  Math.max(0, ...bounds.map(({ most, seconds }) => Math.ceil(seconds - (ages[most - 1] ?? Infinity))))

async function agesOf(db: Db, bounds: readonly Bound[], which: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await sql<{ age: number }>`
    select extract(epoch from clock_timestamp() - at)::float8 as age from code_request where ${which}
    order by at desc limit ${Math.max(...bounds.map(({ most }) => most))}`.execute(db)
  return rows.map(({ age }) => age)
}

/** How much of what codes are limited to has been asked for within an hour: by one address or in the whole register, whichever is more; 1 is all of it. */
export async function shareAskedFor(db: Db, address: string): Promise<number> {
  const within = (which: ReturnType<typeof sql>, { most, seconds }: Bound) => sql`
    (select count(*) from (select from code_request where ${which} and at > now() - make_interval(secs => ${seconds})
      limit ${most}) asked)::float8 / ${most}`
  const { rows } = await sql<{ share: number }>`
    select greatest(${within(sql`address = ${address}`, ofAddress)}, ${within(sql`cap = 'people'`, ofRegister)},
      ${within(sql`cap = 'strangers'`, ofRegister)}) as share`.execute(db)
  return rows[0]?.share ?? 0
}

interface Asking {
  mark: Buffer
  /** The address as limits count it. */
  address: string
  /** Whom the code is for: people with accounts, or numbers that anybody may name. */
  cap: 'people' | 'strangers'
  /** Whether a message is sent, and paid for. */
  isSent: boolean
  /** The account of the number; undefined where it has none, or where that must not matter. */
  account: number | undefined
}

/** Days for which an address counts as one where the account signs in. */
const knownDays = 30

/** Whether the account has signed in at this address lately. The same statement for no account. */
async function isAtHome(db: Db, account: number | undefined, address: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from sign_in_address where user_id = ${account ?? 0} and address = ${address}
      and succeeded_at > now() - make_interval(days => ${knownDays})) as known`.execute(db)
  return rows[0]?.known ?? false
}

/** Notes a request and returns 0, or returns how many seconds it comes too early. In a transaction: parallel ones queue. */
export async function askFor(tx: Db, { mark, address, cap, isSent, account }: Asking): Promise<number> {
  // Always locks the number first, so that no two transactions wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code for ${mark.toString('hex')}`}, 0))`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code from ${address}`}, 0))`.execute(tx)
  const isHere = await isAtHome(tx, account, address)
  const early = Math.max(
    wait(ofNumber, await agesOf(tx, ofNumber, sql`mark = ${mark} and is_at_home = ${isHere}`)),
    wait([ofAddress], await agesOf(tx, [ofAddress], sql`address = ${address}`)),
    wait([ofRegister], await agesOf(tx, [ofRegister], sql`cap = ${cap}`)),
  )
  // The clock, not the beginning of the transaction: a request that queued is counted when its turn comes.
  if (early === 0)
    await sql`insert into code_request (mark, address, cap, is_at_home, at)
      values (${mark}, ${address}, ${isSent ? cap : null}, ${isHere}, clock_timestamp())`.execute(tx)
  return early
}

export interface StoredCode {
  purpose: string
  mark: Buffer
  mac: Buffer
}

/** Replaces an earlier code for the same purpose. */
export async function storeCode(tx: Db, { purpose, mark, mac }: StoredCode): Promise<void> {
  await sql`
    insert into code (purpose, mark, mac, expires_at) values (${purpose}, ${mark}, ${mac}, now() + make_interval(secs => ${codeSeconds}))
    on conflict (purpose, mark) do update set mac = excluded.mac, tries = 0, expires_at = excluded.expires_at`.execute(
    tx,
  )
}

/** Counts a try before it is checked: of parallel tries only as many pass as are left. */
export async function countTry(db: Db, { purpose, mark }: Omit<StoredCode, 'mac'>): Promise<Buffer | undefined> {
  const { rows } = await sql<{ mac: Buffer }>`
    update code set tries = tries + 1
    where purpose = ${purpose} and mark = ${mark} and tries < ${mostTries} and expires_at > now() returning mac`.execute(
    db,
  )
  return rows[0]?.mac
}

/** Deletes the code; false when a parallel request has already done so. */
export async function spend(db: Db, { purpose, mark, mac }: StoredCode): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from code where purpose = ${purpose} and mark = ${mark} and mac = ${mac} and expires_at > now()`.execute(db)
  return numAffectedRows === 1n
}
