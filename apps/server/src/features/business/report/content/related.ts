// Related data of one report, read with its columns in one statement: files, history, open proposals, handover, predecessor and successor.
import { sql, type RawBuilder } from 'kysely'
import type { ChangeKind } from '@register/contract/business/report/changeKinds'
import type { Change } from '@register/contract/business/report/lifecycle/changes'
import type { Handover, Proposal, Report } from '@register/contract/business/report/shape'
import { allFiles } from '../../file/service.ts'
import { isReplacedBy, statusIn } from './row.ts'

/** A version, or a change of standing with its notice. */
export interface Event {
  notice: number | null
  version: number
  kind: 'publication' | ChangeKind
  reason: string
  change_date: string
  printed: string
  changes: Change[]
  by: string
  at: string
}

export interface Proposed {
  id: number
  rev: number
  kind: Proposal['kind']
  reason: string
  change_date: string
  changes: Change[]
  in_charge: number
  by: string
  at: string
}

/** The rows of a query as a list of objects, in its order. */
const rowsOf = <T>(query: RawBuilder<unknown>) =>
  sql<T[]>`(select coalesce(json_agg(each), '[]'::json) from (${query}) each)`

/** How the original prints the day of a publication, where it prints a part of it: the day is that of the issue for imported certificates. Of rows of `report_version`. */
export const publishedAsPrinted = (of: RawBuilder<unknown>) =>
  sql<string>`case when ${of}.kind = 'publication' and ${of}.change_date::text = ${of}.content->>'issue_date'
    then coalesce(${of}.content->'as_printed'->>'issueDate', '') else '' end`

const history = rowsOf<Event>(sql`
  select null::bigint as notice, v.version, v.kind, v.reason, v.change_date, ${publishedAsPrinted(sql`v`)} as printed, v.changes, u.nickname as by, v.at
  from report_version v join app_user u on u.id = v.user_id where v.report_id = report.id
  union all
  select n.id, n.version, n.kind, n.reason, n.change_date, '', n.changes, u.nickname, n.published_at
  from change_notice n join app_user u on u.id = n.created_by
  where n.report_id = report.id and n.kind not in ('revision', 'rename')
  order by at`)

const proposals = rowsOf<Proposed>(sql`
  select p.id, p.rev, p.kind, p.reason, p.change_date, p.changes, coalesce(p.in_charge, p.created_by) as in_charge, u.nickname as by, p.created_at as at
  from report_proposal p join app_user u on u.id = p.created_by where p.report_id = report.id and p.status = 'proposed'`)

const handovers = rowsOf<Handover>(sql`
  select h.event, h.reason, u.nickname as by, h.at
  from report_handover h join app_user u on u.id = h.user_id where h.report_id = report.id order by h.id`)

/** Another report that is not a draft. */
const other = (on: RawBuilder<unknown>) => sql<Report['supersedes']>`(
  select json_build_object('id', o.id, 'certificateNo', coalesce(o.certificate_no, o.report_no, ''), 'status', ${statusIn(sql`o`)})
  from report o where ${on} and o.status <> 'draft' limit 1)`

/** For queries whose report table is named `report`. */
export const relatedColumns = [
  allFiles.as('files'),
  history.as('history'),
  proposals.as('proposals'),
  handovers.as('handovers'),
  other(isReplacedBy(sql`o`)).as('supersedes'),
  other(sql`o.id = report.replaced_by`).as('superseded_by'),
  sql<string | null>`(select nickname from app_user where id = report.created_by)`.as('created_by_name'),
] as const
