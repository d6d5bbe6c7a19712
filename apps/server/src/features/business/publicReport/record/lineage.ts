// Where a certificate comes from and how it continues: its changes, its predecessor and its successor.
import { sql, type RawBuilder } from 'kysely'
import { fieldChanges, isPublicChange, type Change } from '@register/contract/business/report/lifecycle/changes'
import type { ChangeKind } from '@register/contract/business/report/changeKinds'
import type { Alike, Answer, Neighbour } from '@register/contract/business/publicReport/publicReport'
import type { Ctx } from '../../../../access/ctx.ts'
import { formName, recordForm } from '../../category/service.ts'
import { isReplacedBy, publishedAsPrinted, statusIn, type ReportRecord } from '../../report/service.ts'

interface Publication {
  version: number
  date: string
  datePrinted: string
}

/** Another published certificate, whatever it is worth today. */
const neighbour = (on: RawBuilder<unknown>) =>
  sql<Neighbour | null>`(
    select json_build_object('publicId', n.public_id, 'certificateNo', coalesce(n.certificate_no, n.report_no, ''), 'status', ${statusIn(sql`n`)})
    from report n where ${on} and n.status <> 'draft' limit 1)`

/** Those whose numbers could be taken for the record's, by their keys; each key has its index. */
export const alikeIn = (of: RawBuilder<unknown>) =>
  sql<boolean>`((${of}.base_key = coalesce(report.base_key, report.certificate_key) or ${of}.certificate_key = report.base_key
    or ${of}.probable_key = report.certificate_key or ${of}.certificate_key = report.probable_key)
    and ${of}.id <> report.id and ${of}.status <> 'draft')`

const alike = sql<Alike[]>`(
  select coalesce(json_agg(json_build_object('publicId', o.public_id, 'certificateNo', o.certificate_no, 'status', ${statusIn(sql`o`)},
    'as', case when o.certificate_key = report.base_key then 'base' when o.probable_key = report.certificate_key then 'misprint'
      when o.certificate_key = report.probable_key then 'meant' else 'suffixed' end) order by o.certificate_key), '[]'::json)
  from report o where ${alikeIn(sql`o`)})`

interface Notice {
  version: number
  kind: string
  date: string
  reason: string
  changes: Change[]
}

const notices = sql<Notice[]>`(
  select coalesce(json_agg(json_build_object('version', version, 'kind', kind, 'date', change_date, 'reason', reason, 'changes', changes) order by id), '[]'::json)
  from change_notice where report_id = report.id)`

/** Read with the columns of `report`, in the same statement. */
export const lineage = [
  sql<Publication | null>`(
    select json_build_object('version', version, 'date', change_date, 'datePrinted', ${publishedAsPrinted(sql`report_version`)})
    from report_version where report_id = report.id and kind = 'publication' limit 1)`.as('publication'),
  notices.as('notices'),
  neighbour(sql`n.id = report.replaced_by`).as('successor'),
  neighbour(isReplacedBy(sql`n`)).as('predecessor'),
  alike.as('alike'),
] as const

/** Publication and all public changes after it, oldest first. */
export function historyOf(
  ctx: Ctx,
  row: ReportRecord & { publication: Publication | null; notices: readonly Notice[] },
): Answer['history'] {
  const form = recordForm(row)
  return [
    ...(row.publication ? [{ ...row.publication, kind: 'publication' as const, reason: '', changes: [] }] : []),
    ...row.notices.map((one) => ({
      ...one,
      datePrinted: '',
      kind: one.kind as ChangeKind,
      changes: fieldChanges(
        form,
        one.changes.filter((change) => isPublicChange(form, change.field)),
        ctx.say,
        formName,
      ),
    })),
  ]
}
