// Certificate numbers, one per (category, body, year), never given twice under any concurrency.
import { sql } from 'kysely'
import { makeNo } from '@register/contract/business/certificateNo'
import { conflict } from '@register/contract/errors'
import type { Db } from '../../../db/connect.ts'

const last = 9_999

/** Reserves the next number. The row lock makes parallel callers queue; a rolled-back transaction gives its number back unused. */
export async function reserveNo(db: Db, categoryCode: string, bodyCode: string, year: number): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    insert into code_serial as s (category_code, body_code, year, last) values (${categoryCode}, ${bodyCode}, ${year}, 1)
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
