// Where a certificate comes from and what became of it: its changes, the one it replaced, the one that replaced it.
import { sql } from 'kysely'
import { changeLines, isPublicChange, type Change } from '@register/contract/business/changes'
import type { ChangeKind } from '@register/contract/business/changeNotice'
import type { Answer } from '@register/contract/business/publicReport'
import type { Ctx } from '../../../access/ctx.ts'
import type { ReportRecord } from '../report/service.ts'

/** Publication and every public change since, oldest first. */
export async function historyOf(ctx: Ctx, row: ReportRecord): Promise<Answer['history']> {
  const publication = await ctx.db
    .selectFrom('report_version')
    .select(['version', 'change_date'])
    .where('report_id', '=', row.id)
    .where('kind', '=', 'publication')
    .executeTakeFirst()
  const notices = await ctx.db
    .selectFrom('change_notice')
    .select(['version', 'kind', 'change_date', 'reason', 'changes'])
    .where('report_id', '=', row.id)
    .orderBy('id')
    .execute()
  return [
    ...(publication
      ? [
          {
            version: publication.version,
            kind: 'publication' as const,
            date: publication.change_date,
            reason: '',
            changes: [],
          },
        ]
      : []),
    ...notices.map((one) => ({
      version: one.version,
      kind: one.kind as ChangeKind,
      date: one.change_date,
      reason: one.reason,
      changes: changeLines(
        row.category_code,
        (one.changes as Change[]).filter((change) => isPublicChange(row.category_code, change.field)),
        ctx.say,
      ),
    })),
  ]
}

/** The published record that the column points at; null when there is none. */
export const neighbour = async (ctx: Ctx, column: 'id' | 'supersedes_id', value: number | null) =>
  (await ctx.db
    .selectFrom('report')
    .select([
      'public_id as publicId',
      sql<string>`coalesce(certificate_no, '')`.as('certificateNo'),
      'issue_date as issueDate',
    ])
    .where(column, '=', value ?? -1)
    // A successor counts while it stands; what was replaced is shown whatever became of it.
    .where('status', 'in', column === 'supersedes_id' ? ['published'] : ['published', 'suspended', 'revoked'])
    .executeTakeFirst()) ?? null
