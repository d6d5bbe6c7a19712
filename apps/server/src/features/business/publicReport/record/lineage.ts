// Where a certificate comes from and what became of it: its changes, the one it replaced, the one that replaced it.
import { sql, type RawBuilder } from 'kysely'
import { changeLines, isPublicChange, type Change } from '@register/contract/business/life/changes'
import type { ChangeKind } from '@register/contract/business/changeNotice'
import type { Answer } from '@register/contract/business/publicReport'
import type { StoredStatus } from '@register/contract/business/status'
import type { Ctx } from '../../../../access/ctx.ts'
import { formName, recordForm } from '../../category/service.ts'
import type { ReportRecord } from '../../report/service.ts'

interface Publication {
  version: number
  date: string
}
interface Neighbour {
  publicId: string
  certificateNo: string
  issueDate: string
}

const neighbour = (on: RawBuilder<unknown>, statuses: readonly StoredStatus[]) =>
  sql<Neighbour | null>`(
    select json_build_object('publicId', n.public_id, 'certificateNo', coalesce(n.certificate_no, n.report_no, ''), 'issueDate', n.issue_date)
    from report n where ${on} and n.status in (${sql.join(statuses)}) limit 1)`

/** Beside the columns of `report`: read with the row, in the same moment. */
export const lineage = [
  sql<Publication | null>`(
    select json_build_object('version', version, 'date', change_date)
    from report_version where report_id = report.id and kind = 'publication' limit 1)`.as('publication'),
  // A successor counts while it stands; what was replaced is shown whatever became of it.
  neighbour(sql`n.supersedes_id = report.id`, ['published']).as('successor'),
  neighbour(sql`n.id = report.supersedes_id`, ['published', 'suspended', 'revoked']).as('predecessor'),
] as const

/** Publication and every public change since, oldest first. */
export async function historyOf(
  ctx: Ctx,
  row: ReportRecord & { publication: Publication | null },
): Promise<Answer['history']> {
  const notices = await ctx.db
    .selectFrom('change_notice')
    .select(['version', 'kind', 'change_date', 'reason', 'changes'])
    .where('report_id', '=', row.id)
    .orderBy('id')
    .execute()
  const form = recordForm(row)
  return [
    ...(row.publication ? [{ ...row.publication, kind: 'publication' as const, reason: '', changes: [] }] : []),
    ...notices.map((one) => ({
      version: one.version,
      kind: one.kind as ChangeKind,
      date: one.change_date,
      reason: one.reason,
      changes: changeLines(
        form,
        (one.changes as Change[]).filter((change) => isPublicChange(form, change.field)),
        ctx.say,
        formName,
      ),
    })),
  ]
}
