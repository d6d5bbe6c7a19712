// Checks the parts that machines are found by against the reports.
import { sql } from 'kysely'
import { allIds, mostFindings, type Finding, type Ids } from '../../../../access/finding.ts'
import type { Db } from '../../../../db/connect.ts'
import { objectOf } from '../store.ts'

/** Each part as the report states it and as it is stored, in one list, in which those that agree come together. */
const differing = ({ after, to }: Ids) => sql`
  select id from (
    select report.id, place, at, name, parts.model, maker, parts.certificate_no, true as stated
      from report, lateral parts_in(components, parameters) parts where report.id > ${after} and report.id <= ${to}
    union all
    select report_id, place, at, name, model, maker, certificate_no, false
      from report_part where report_id > ${after} and report_id <= ${to}
  ) part group by id, place, at, name, model, maker, certificate_no having bool_and(stated) or not bool_or(stated)`

export async function* partFindings(db: Db, ids: Ids = allIds): AsyncGenerator<Finding> {
  const { rows } = await sql<{ id: number }>`
    select distinct id from (${differing(ids)}) part order by id limit ${mostFindings}`.execute(db)
  for (const { id } of rows)
    yield {
      kind: 'report-parts-differ',
      what: 'Machines are found by other parts than this report states.',
      where: objectOf(id),
    }
}
