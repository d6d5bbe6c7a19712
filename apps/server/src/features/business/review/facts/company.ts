// What the register knows of the company of an application.
import { sql } from 'kysely'
import { listErrorReports } from '@register/contract/business/errorReport/office'
import { mostCounted, mostListed, type Dossier } from '@register/contract/business/review/dossier'
import type { ReportStatus } from '@register/contract/rules/status'
import { granted } from '../../../../access/actor.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { inScope } from '../../../../access/scope.ts'
import { applicationScope } from '../../codeApply/service.ts'
import { isPublic, statusIs, statusOf } from '../../report/service.ts'
import { certificatesWhere, isOfMaker, type Maker } from './certificates.ts'

/** Its public certificates by standing, the newest ones where there are very many; and the earliest day of issue among them. */
async function standingsOf(ctx: UserCtx, maker: Maker) {
  const { rows } = await sql<{ status: ReportStatus; count: number; first: string | null }>`
    select status, count(*)::int as count, min(issue_date)::text as first from (
      select ${statusOf} as status, report.issue_date from report
      where ${isOfMaker('report', maker)} and ${isPublic}
      order by report.listed_on desc, report.id desc limit ${mostCounted + 1}) counted
    group by status order by count desc, status`.execute(ctx.db)
  const days = rows.flatMap(({ first }) => first ?? []).toSorted()
  return { rows, first: days[0] ?? null, total: rows.reduce((sum, { count }) => sum + count, 0) }
}

/** Undecided error reports about its certificates, in the scope in which the caller may read them; null without that right. */
async function openErrorsOf(ctx: UserCtx, maker: Maker): Promise<number | null> {
  const scope = granted(ctx.actor, listErrorReports)
  if (!scope) return null
  const row = await ctx.db
    .selectFrom('error_report')
    .innerJoin('report', 'report.id', 'error_report.report_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('error_report.decided_at', 'is', null)
    .where(inScope(scope, { dept: 'error_report.body_id' }))
    .where(isOfMaker('report', maker))
    .executeTakeFirstOrThrow()
  return row.count
}

export async function companyOf(
  ctx: UserCtx,
  row: Maker & { id: number },
  names: (id: number) => string,
): Promise<Dossier['company']> {
  const standings = await standingsOf(ctx, row)
  const application = await ctx.db
    .selectFrom('code_application')
    .select(sql<string | null>`min(created_at)`.as('first'))
    .where(inScope(ctx.scope, applicationScope))
    .where(isOfMaker('code_application', row))
    .where('id', '<>', row.id)
    .executeTakeFirst()
  return {
    name: row.manufacturer_name,
    firstCertificate: standings.first,
    firstApplication: application?.first ?? null,
    standings: standings.rows.map(({ status, count }) => ({ status, count })),
    more: standings.total > mostCounted,
    ended: await certificatesWhere(
      ctx,
      names,
      [isOfMaker('report', row), statusIs(['suspended', 'revoked'])],
      mostListed,
    ),
    openErrors: await openErrorsOf(ctx, row),
  }
}
