// Suggestions from the latest reports of the caller's body, newest first: applicants by name, and products and parameters of a manufacturer.
import { sql } from 'kysely'
import { isOffered, type FormerApplicant, type FormerProduct } from '@register/contract/business/report/parties/former'
import { formNamed } from '@register/contract/rules/parameters/formKinds'
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

/** How many reports of one manufacturer are searched for parameters. */
const latestOfMaker = 200

export async function formerWords(
  ctx: UserCtx,
  { manufacturerName, subForm }: { manufacturerName: string; subForm: string },
): Promise<{ key: string; values: string[] }[]> {
  const { id } = await ownBody(ctx)
  const { rows } = await sql<{ parameters: Record<string, unknown> }>`
    select parameters from ${recent(id)}
    where manufacturer_name = ${manufacturerName} and sub_form = ${subForm}
    order by updated_at desc limit ${latestOfMaker}`.execute(ctx.db)
  return (formNamed(subForm)?.fields ?? []).filter(isOffered).flatMap(({ key }) => {
    const said = rows.flatMap(({ parameters }) => parameters[key]).filter((value) => typeof value === 'string')
    const values = [...new Set(said)].slice(0, most)
    return values.length > 0 ? [{ key, values }] : []
  })
}
