// Checks the parts that machines are found by against the reports.
import { sql } from 'kysely'
import { mostFindings, type Finding } from '../../../../access/finding.ts'
import type { Db } from '../../../../db/connect.ts'
import { objectOf } from '../store.ts'

/** The parts as the report states them, and as they are stored. */
const stated = sql`select report.id, place, at, name, parts.model, maker, parts.certificate_no from report, lateral parts_in(components, parameters) parts`
const stored = sql`select report_id, place, at, name, model, maker, certificate_no from report_part`

export async function* partFindings(db: Db): AsyncGenerator<Finding> {
  const { rows } = await sql<{ id: number }>`
    select distinct id from ((${stated} except ${stored}) union all (${stored} except ${stated})) differing (id)
    order by id limit ${mostFindings}`.execute(db)
  for (const { id } of rows)
    yield {
      kind: 'report-parts-differ',
      what: 'Machines are found by other parts than this report states.',
      where: objectOf(id),
    }
}
