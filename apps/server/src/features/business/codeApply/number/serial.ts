// Certificate numbers, one sequence per category, body and year; no number is given out twice, however many requests run at once.
import { sql } from 'kysely'
import { makeNo, parseNo, type CertificateNo } from '@register/contract/business/numbers/certificateNo'
import { conflict } from '@register/contract/errors'
import type { Db } from '../../../../db/connect.ts'

const last = 9_999

/**
 * Reserves the next number. The row lock makes parallel callers queue; a rolled-back transaction gives its number back unused.
 * The first number of a category follows the certificates that have its code already: they may have been registered before the code was in the catalogue.
 */
export async function reserveNo(db: Db, categoryCode: string, bodyCode: string, year: number): Promise<string> {
  const [first, end] = [makeNo(categoryCode, bodyCode, year, 0), makeNo(categoryCode, bodyCode, year, last)]
  const { rows } = await sql<{ last: number }>`
    with held as (select right(certificate_key, 4)::int as serial from report
      where certificate_key between ${first} and ${end} and certificate_key ~ ${`^${first.slice(0, -4)}\\d{4}$`}
      order by certificate_key desc limit 1)
    insert into code_serial as s (category_code, body_code, year, last)
    select ${categoryCode}, ${bodyCode}, ${year}::int, coalesce((select serial from held), 0) + 1
    where coalesce((select serial from held), 0) < ${last}
    on conflict (category_code, body_code, year) do update set last = s.last + 1 where s.last < ${last}
    returning last`.execute(db)
  const [row] = rows
  if (!row)
    throw conflict([
      `品种 ${categoryCode}、机构 ${bodyCode} 在 ${year} 年的顺序号已用完（${last}）`,
      `All serial numbers of category ${categoryCode}, body ${bodyCode} and year ${year} are used up (${last})`,
    ])
  return makeNo(categoryCode, bodyCode, year, row.last)
}

/** Raises the serials past numbers that came from elsewhere, so that these are never given out. */
export async function passSerials(db: Db, certificateNos: readonly string[]): Promise<void> {
  const highest = new Map<string, CertificateNo>()
  for (const text of certificateNos) {
    const number = parseNo(text)
    // A number with serial zero needs no protection.
    if (!number || number.serial === 0) continue
    const key = makeNo(number.category, number.body, number.year, 0)
    if ((highest.get(key)?.serial ?? 0) < number.serial) highest.set(key, number)
  }
  const all = [...highest.values()]
  if (all.length === 0) return
  await sql`
    insert into code_serial as s (category_code, body_code, year, last)
    select given.category, given.body, given.year, given.serial
    from unnest(${all.map((one) => one.category)}::text[], ${all.map((one) => one.body)}::text[], ${all.map((one) => one.year)}::int[],
      ${all.map((one) => one.serial)}::int[]) as given (category, body, year, serial)
    join category on category.code = given.category
    on conflict (category_code, body_code, year) do update set last = greatest(s.last, excluded.last)`.execute(db)
}
