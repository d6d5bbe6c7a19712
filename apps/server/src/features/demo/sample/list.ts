// The list of samples: filters by all eight operators, keyword, order, and sums over the whole filter.
import { sql } from 'kysely'
import { sampleColumns, type Sample, type SampleKind } from '@register/contract/demo/sample'
import { fold } from '@register/contract/fold'
import type { ListRequest } from '@register/contract/page'
import type { Ctx } from '../../../access/ctx.ts'
import type { Db } from '../../../db/connect.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, dayOf, orderOf, readPage, type ListPlan, type Page } from '../../../db/list.ts'
import { likePattern } from '../../../db/search/grams.ts'
import { asSample } from './store.ts'

const ref = (column: string) => sql.ref(`demo_sample.${column}`)

const matching = (folded: string) =>
  sql<boolean>`folded(concat_ws(chr(10), ${ref('sample_no')}, ${ref('name')}, ${ref('owner')}, ${ref('tester')})) like ${likePattern(folded)}`

const truth: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false }
const urgentIs = (values: readonly string[]) =>
  sql<boolean>`${ref('urgent')} = any(${values.flatMap((value) => truth[value] ?? [])}::boolean[])`

const plan: ListPlan<typeof sampleColumns> = {
  columns: sampleColumns,
  sql: {
    sampleNo: { ref: ref('sample_no') },
    name: { ref: ref('name') },
    kind: { ref: ref('kind') },
    status: { ref: ref('status') },
    owner: { ref: ref('owner') },
    tester: { ref: ref('tester') },
    quantity: { ref: ref('quantity') },
    fee: { ref: ref('fee'), decimal: true },
    progress: { ref: ref('progress') },
    // true or false, as on the wire; switches say 1 or 0.
    urgent: { ref: sql`${ref('urgent')}::text`, where: urgentIs },
    receivedOn: { ref: ref('received_on') },
    updatedAt: { ref: dayOf(ref('updated_at')), sort: ref('updated_at') },
  },
  keyword: matching,
  order: sql`${ref('sample_no')} desc, ${ref('id')} desc`,
}

export function filteredSamples(db: Db, request: ListRequest) {
  let query = db.selectFrom('demo_sample')
  for (const condition of conditions(plan, request)) query = query.where(condition)
  return query
}

export const sampleOrder = (request: ListRequest) => orderOf(plan, request)

type Summary = { quantity: number; fee: number }

export async function pageSamples(ctx: Ctx, request: ListRequest): Promise<Page<Sample> & { summary: Summary }> {
  const filtered = filteredSamples(ctx.db, request)
  const page = await readPage(
    filtered,
    (rows) => rows.selectAll('demo_sample').execute(),
    request,
    sampleOrder(request),
    countRows(ctx.db),
  )
  const summary = await filtered
    .select([
      sql<number>`coalesce(sum(quantity), 0)`.as('quantity'),
      sql<number>`coalesce(sum(fee), 0)::numeric`.as('fee'),
    ])
    .executeTakeFirstOrThrow()
  return { ...page, list: page.list.map(asSample), summary }
}

/** At most as many as a list without pages shows. */
const mostListed = 100

/** A choice is narrowed from the first character on, since nobody pages through it. */
export async function listSamples(ctx: Ctx, given: { keyword?: string; kind?: SampleKind }): Promise<Sample[]> {
  const { kind } = given
  const keyword = fold(given.keyword ?? '')
  const rows = await ctx.db
    .selectFrom('demo_sample')
    .selectAll()
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(keyword !== '', (query) => query.where(matching(keyword)))
    .orderBy(plan.order)
    .limit(mostListed)
    .execute()
  return rows.map(asSample)
}
