// Reads the highest number given out or entered for each category, body and year, so that invented certificates get numbers that no other certificate has.
import { sql } from 'kysely'
import type { Db } from '../../../src/db/connect.ts'
import { serials, type Serials } from './existing.ts'

/** Numbers continue from the register's present counters, as they do for every applicant. */
const counters = async (db: Db) =>
  (await db.selectFrom('code_serial').selectAll().execute()).map((row) => ({
    category: row.category_code,
    body: row.body_code,
    year: row.year,
    last: row.last,
  }))

/** Labels of the old format have no counter in the register, so the highest number in use serves as one. */
async function labels(db: Db) {
  const { rows } = await sql<{ category: string; body: string; year: number; last: number }>`
    select category, body, 2000 + year::int as year, max(serial::int) as last from (
      select label[1] as category, label[2] as body, label[3] as year, label[4] as serial
      from report, regexp_match(certificate_no, '^TX(.{4})([0-9]{3})([0-9]{2})([0-9]{4})$') label
      where non_standard and label is not null) known
    group by 1, 2, 3`.execute(db)
  return rows
}

/** Certificates that were entered with their numbers, which move no counter. */
async function entered(db: Db) {
  const { rows } = await sql<{ category: string; body: string; year: number; last: number }>`
    select number[1] as category, number[2] as body, number[3]::int as year, max(number[4]::int) as last
    from report, regexp_match(certificate_key, '^TSX(.{4})([0-9]{3,5})((?:19|20)[0-9]{2})([0-9]{4})$') number
    where number is not null group by 1, 2, 3`.execute(db)
  return rows
}

export const countedSerials = async (db: Db): Promise<Serials> =>
  serials([...(await counters(db)), ...(await entered(db)), ...(await labels(db))])
