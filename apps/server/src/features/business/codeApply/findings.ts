// Checks code applications: no serial counter behind the numbers given out, no used code without its report.
import { sql } from 'kysely'
import { mostFindings, type Finding } from '../../../access/finding.ts'
import type { Db } from '../../../db/connect.ts'

/** Only numbers that the register issued move a counter. */
async function* serialFindings(db: Db): AsyncGenerator<Finding> {
  const { rows } = await sql<{ category: string; body: string; year: number; given: number; last: number | null }>`
    select given.category, given.body, given.year, given.last as given, s.last from (
      select substr(no, 4, 4) as category, substr(no, 8, length(no) - 15) as body,
        substr(no, length(no) - 7, 4)::int as year, max(right(no, 4)::int) as last
      from (
        select code as no from code_application
      ) numbers
      where no ~ '^TSX[0-9A-Z]{4}[0-9]{3,5}(19|20)[0-9]{2}[0-9]{4}$' group by 1, 2, 3
    ) given
    join category on category.code = given.category
    left join code_serial s on s.category_code = given.category and s.body_code = given.body and s.year = given.year
    where given.last > coalesce(s.last, 0)
    order by 1, 2, 3 limit ${mostFindings}`.execute(db)
  for (const { category, body, year, given, last } of rows)
    yield {
      kind: 'code-serial-behind',
      what: `Serial ${given} has been given out, but the counter stands at ${last ?? 0}: numbers would be given twice.`,
      where: `codeSerial:${category}-${body}-${year}`,
    }
}

export async function* codeFindings(db: Db): AsyncGenerator<Finding> {
  yield* serialFindings(db)
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from code_application a where status = 'used'
      and not exists (select 1 from report r where r.application_id = a.id and r.status <> 'draft')
    order by id limit ${mostFindings}`.execute(db)
  for (const { id, code } of rows)
    yield {
      kind: 'code-used-without-report',
      what: `Code ${code} counts as used, but no published report has it.`,
      where: `codeApply:${id}`,
    }
}
