// Certificate numbers, one sequence per category, body and year; no number is given out twice, however many requests run at once.
import { sql } from 'kysely'
import {
  makeNo,
  parseLabel,
  parseNo,
  printNo,
  type CertificateNo,
} from '@register/contract/rules/numbers/certificateNo'
import { conflict } from '@register/contract/errors'
import { fold } from '@register/contract/fold'
import type { Phrase } from '@register/contract/phrase'
import type { Db } from '../../../../db/connect.ts'

const last = 9_999

/** Moves the counter of a sequence on by one and holds it until the transaction ends; undefined when it is at its end. */
async function countOn(db: Db, categoryCode: string, bodyCode: string, year: number): Promise<number | undefined> {
  const { rows } = await sql<{ last: number }>`
    insert into code_serial as s (category_code, body_code, year, last) values (${categoryCode}, ${bodyCode}, ${year}, 1)
    on conflict (category_code, body_code, year) do update set last = s.last + 1 where s.last < ${last} returning last`.execute(
    db,
  )
  return rows[0]?.last
}

/** The first serial from this one on that no certificate has, as its number or as the reading of a misprinted one; more than `last` when there is none. A statement of its own, so that it sees what was entered before the counter was free. */
async function nextFree(db: Db, start: string, from: number): Promise<number> {
  const { rows } = await sql<{ serial: number }>`
    with recursive seek(serial) as (
      select ${from}::int
      union all
      select serial + 1 from seek where serial <= ${last} and exists (
        select 1 from report where certificate_key = ${start} || lpad(serial::text, 4, '0')
          or probable_key = ${start} || lpad(serial::text, 4, '0')))
    select max(serial) as serial from seek`.execute(db)
  return rows[0]?.serial ?? from
}

/**
 * Reserves the next number that no certificate has: an entered one is skipped when its turn comes. The row lock makes
 * parallel callers queue, and those who enter numbers with them; a rolled-back transaction gives its number back unused.
 */
export async function reserveNo(db: Db, categoryCode: string, bodyCode: string, year: number): Promise<string> {
  const next = await countOn(db, categoryCode, bodyCode, year)
  const start = makeNo(categoryCode, bodyCode, year, 0).slice(0, -4)
  const serial = next === undefined ? undefined : await nextFree(db, start, next)
  if (serial === undefined || serial > last)
    throw conflict([
      `品种 ${categoryCode}、机构 ${bodyCode} 在 ${year} 年的顺序号已用完（${last}）`,
      `All serial numbers of category ${categoryCode}, body ${bodyCode} and year ${year} are used up (${last})`,
    ])
  if (serial !== next)
    await sql`update code_serial set last = ${serial}
      where category_code = ${categoryCode} and body_code = ${bodyCode} and year = ${year}`.execute(db)
  return makeNo(categoryCode, bodyCode, year, serial)
}

/** Numbers, and labels, which have the parts of numbers. */
const standardOf = (certificateNos: readonly string[]): CertificateNo[] =>
  certificateNos.map((one) => parseNo(one) ?? parseLabel(one)).filter((one) => one !== undefined)

/** Makes those who enter these numbers and those who reserve the next one take turns, in one order of the sequences. Counters stay as they are. */
export async function lockSerials(db: Db, certificateNos: readonly string[]): Promise<void> {
  const all = standardOf(certificateNos)
  if (all.length === 0) return
  await sql`
    insert into code_serial as s (category_code, body_code, year, last)
    select distinct given.category, given.body, given.year, 0
    from unnest(${all.map((one) => one.category)}::text[], ${all.map((one) => one.body)}::text[], ${all.map((one) => one.year)}::int[])
      as given (category, body, year)
    join category on category.code = given.category
    order by 1, 2, 3
    on conflict (category_code, body_code, year) do update set last = s.last`.execute(db)
}

/**
 * Those of the numbers and labels that lie above the counter of a body and year whose serials the register gives out itself, in their
 * folded form, without those that a certificate has already.
 */
export async function takenAhead(db: Db, certificateNos: readonly string[]): Promise<ReadonlySet<string>> {
  const all = standardOf(certificateNos)
  if (all.length === 0) return new Set()
  const { rows } = await sql<{ number: string }>`
    select given.number
    from unnest(${all.map((one) => one.normal)}::text[], ${all.map((one) => one.category)}::text[],
      ${all.map((one) => one.body)}::text[], ${all.map((one) => one.year)}::int[], ${all.map((one) => one.serial)}::int[])
      as given (number, category, body, year, serial)
    left join code_serial own on own.category_code = given.category and own.body_code = given.body and own.year = given.year
    where given.serial > coalesce(own.last, 0)
      and exists (select 1 from code_serial any_of
        where any_of.body_code = given.body and any_of.year = given.year and any_of.last > 0)
      and not exists (select 1 from report r where r.certificate_key = given.number and r.version > 0)`.execute(db)
  return new Set(rows.map(({ number }) => fold(number)))
}

export const serialAhead = (certificateNo: string): Phrase => [
  `证书编号 ${printNo(certificateNo)}：该机构该年度的顺序号由本系统发放，且尚未发放到此号；确为原有证书的，请总局确认该编号并说明理由`,
  `Certificate No. ${printNo(certificateNo)}: this register gives out the serials of that body and year, and has not reached this one. If the certificate exists, the head office confirms the number with a reason`,
]
