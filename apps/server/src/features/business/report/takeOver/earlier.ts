// The earlier reports of the caller's body on one maker and its model or form, with the parameters that a draft may take over.
import { sql } from 'kysely'
import type { EarlierReport } from '@register/contract/business/report/takeOver/earlier'
import type { ReportStatus } from '@register/contract/rules/status'
import type { UserCtx } from '../../../../access/ctx.ts'
import { ownBody } from '../../body/service.ts'
import { publicContentOf } from '../content/content.ts'
import { statusOf } from '../content/row.ts'
import { scoped } from '../store.ts'

/** Reports offered at most, because people cannot tell more apart in one list. */
const most = 10

/** Spaces and case differ between papers on one model. */
const folded = (text: ReturnType<typeof sql.ref> | string) => sql`upper(regexp_replace(${text}, '\\s', '', 'g'))`

interface Asked {
  manufacturerName: string
  creditCode: string
  model: string
  subForm?: string | undefined
}

/** Published reports, those of the model first, then the latest. What was revoked is no source, because its values may be the reason. */
export async function earlierReports(
  ctx: UserCtx,
  { manufacturerName, creditCode, model, subForm }: Asked,
): Promise<EarlierReport[]> {
  const { id } = await ownBody(ctx)
  const sameMaker = sql<boolean>`case when ${creditCode} <> '' and report.manufacturer_credit_code is not null
    then report.manufacturer_credit_code = ${creditCode} else report.manufacturer_name = ${manufacturerName} end`
  const ofModel = sql<boolean>`${folded(sql.ref('report.model'))} = ${folded(model)}`
  const rows = await scoped(ctx)
    .selectAll('report')
    .select(sql<ReportStatus>`${statusOf}`.as('status_now'))
    .where('report.body_id', '=', id)
    .where('report.status', '<>', 'draft')
    .where(sql<boolean>`${statusOf} <> 'revoked'`)
    .where((where) => where.or([ofModel, ...(subForm ? [where('report.sub_form', '=', subForm)] : [])]))
    .where(sameMaker)
    .orderBy(ofModel, (order) => order.desc().nullsLast())
    .orderBy(sql`report.issue_date desc nulls last`)
    .orderBy('report.id', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => {
    const { subForm: own, parameters } = publicContentOf(row)
    return {
      id: row.id,
      number: row.certificate_no ?? row.report_no ?? '',
      productName: row.product_name ?? '',
      model: row.model ?? '',
      issueDate: row.issue_date,
      status: row.status_now,
      subForm: own ?? null,
      parameters,
    }
  })
}
