// Suggestions from the latest reports of the caller's body, newest first: applicants by name, and products of a manufacturer.
import { sql } from 'kysely'
import type { FormerApplicant, FormerProduct } from '@register/contract/business/report/parties/former'
import type { UserCtx } from '../../../../access/ctx.ts'
import { isNamed } from '../../../../db/search/grams.ts'
import { ownBody } from '../../body/service.ts'

/** How many reports are searched, by the index on body and time: older values are rarely needed again. */
const latest = 3_000
const most = 20

/** The latest reports of the caller's body. A caller never sees the applicants and products of another body. */
const recent = (bodyId: number) => sql`(
  select * from report where body_id = ${bodyId} order by updated_at desc limit ${latest}) as recent`

export async function formerApplicants(ctx: UserCtx, keyword: string): Promise<FormerApplicant[]> {
  const { id } = await ownBody(ctx)
  const { rows } = await sql<FormerApplicant>`
    select applicant_name as name,
      (array_agg(applicant_credit_code order by updated_at desc) filter (where applicant_credit_code is not null))[1] as "creditCode",
      (array_agg(applicant_address order by updated_at desc) filter (where applicant_address is not null))[1] as address
    from ${recent(id)} where ${isNamed(sql.ref('applicant_name'), keyword)}
    group by applicant_name order by length(applicant_name), applicant_name limit ${most}`.execute(ctx.db)
  return rows
}

export async function formerProducts(
  ctx: UserCtx,
  { manufacturerName, categoryCode }: { manufacturerName: string; categoryCode: string },
): Promise<FormerProduct[]> {
  const { id } = await ownBody(ctx)
  const { rows } = await sql<FormerProduct>`
    select coalesce(product_name, '') as "productName", model,
      (array_agg(drawing_no order by updated_at desc) filter (where drawing_no is not null))[1] as "drawingNo"
    from ${recent(id)}
    where manufacturer_name = ${manufacturerName} and model is not null
      and (${categoryCode} = '' or category_code = ${categoryCode})
    group by product_name, model order by max(updated_at) desc, model limit ${most}`.execute(ctx.db)
  return rows
}
