// The catalogue as its editors see it: every entry in the order of the tree, with the number of its records.
import { sql } from 'kysely'
import type { CategoryEntry } from '@register/contract/business/category/fields'
import type { CatalogueRow } from '@register/contract/business/category/office'
import type { ListRequest } from '@register/contract/page'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import { labelsOf } from './forms.ts'
import { entries } from './store.ts'

interface Held {
  published: number
  records: number
}

/** Number of reports of each entry and everything below it, including keys that became codes. Drafts and other reports are counted separately, because each count has an index of its own. */
async function heldBy(db: Db): Promise<(code: string) => Held> {
  const { rows } = await sql<{ code: string; published: number; drafts: number }>`
    select above as code, sum(published)::int as published, sum(drafts)::int as drafts from (
      select category_code, count(*) as published, 0 as drafts from report where status <> 'draft' group by 1
      union all select category_code, 0, count(*) from report where status = 'draft' group by 1) as counted
    join category on category.code = counted.category_code cross join unnest(category.path) as above
    group by 1`.execute(db)
  const held = new Map(
    rows.map(({ code, published, drafts }) => [code, { published, records: published + drafts }] as const),
  )
  return (code) => held.get(code) ?? { published: 0, records: 0 }
}

export async function wholeCatalogue(ctx: UserCtx): Promise<CatalogueRow[]> {
  const held = await heldBy(ctx.db)
  const rows = await entries.rows(entries.scoped(ctx)).orderBy(entries.plan.order).execute()
  return rows.map(entries.answered).map((row) => ({ ...row, ...held(row.code) }))
}

/** For Excel: the forms by their names. */
export async function* eachCounted(ctx: UserCtx, request: ListRequest, fetched: number) {
  const held = await heldBy(ctx.db)
  const named = ({ forms }: CategoryEntry) => labelsOf(forms)
  for await (const row of entries.each(ctx, request, fetched)) {
    const labels = named(row)
    yield { ...row, forms: labels ? [ctx.say(labels)] : [], ...held(row.code) }
  }
}
