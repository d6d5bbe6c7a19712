// Certificates as a dossier lists them: public ones for everyone, others in the caller's own scope.
import { sql, type RawBuilder } from 'kysely'
import { readReport } from '@register/contract/business/report/report'
import type { DossierCertificate } from '@register/contract/business/review/dossier'
import type { ReportStatus } from '@register/contract/rules/status'
import { granted } from '../../../../access/actor.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { isPublic, officeStatusOf, reached } from '../../report/service.ts'

/** The maker of an application. */
export interface Maker {
  manufacturer_name: string
  manufacturer_credit_code: string | null
}

/** Whether a row is of a company: by its credit code or by its name, because a mistyped code must hide no duplicate. `table`: the query's name of the table. */
export const isOfMaker = (table: 'report' | 'code_application', maker: Maker): RawBuilder<boolean> => {
  const byName = sql<boolean>`${sql.ref(`${table}.manufacturer_name`)} = ${maker.manufacturer_name}`
  const code = maker.manufacturer_credit_code
  return code ? sql<boolean>`(${sql.ref(`${table}.manufacturer_credit_code`)} = ${code} or ${byName})` : byName
}

/** Whether the caller may open a report in the office; never without that right. */
function inReach(ctx: UserCtx): RawBuilder<boolean> {
  const scope = granted(ctx.actor, readReport)
  return scope ? sql<boolean>`(${sql.join(reached(ctx, scope), sql` and `)})` : sql<boolean>`false`
}

/** Certificates on conditions, the latest first; at most `limit`. */
export async function certificatesWhere(
  ctx: UserCtx,
  names: (id: number) => string,
  conditions: readonly RawBuilder<boolean>[],
  limit: number,
): Promise<DossierCertificate[]> {
  const reach = inReach(ctx)
  const rows = await conditions
    .reduce((query, one) => query.where(one), ctx.db.selectFrom('report'))
    .where((either) => either.or([isPublic, reach]))
    .select(['report.id', 'report.public_id', 'report.certificate_no', 'report.report_no'])
    .select(['report.product_name', 'report.model', 'report.body_id'])
    .select([sql<ReportStatus>`${officeStatusOf}`.as('derived'), reach.as('in_reach')])
    .orderBy(sql`report.listed_on desc, report.id desc`)
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    publicId: row.public_id,
    certificateNo: row.certificate_no ?? '',
    reportNo: row.report_no ?? '',
    productName: row.product_name ?? '',
    model: row.model ?? '',
    bodyName: names(row.body_id),
    status: row.derived,
    inReach: row.in_reach,
  }))
}
