// The office's lists of reports, and the plan that exports share with them.
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { reportColumns, type ReportRow } from '@register/contract/business/reportShape'
import type { ListRequest } from '@register/contract/page'
import type { UserCtx } from '../../../access/ctx.ts'
import { namedScope } from '../../../access/scope.ts'
import type { Db } from '../../../db/connect.ts'
import { countRows } from '../../../db/count.ts'
import {
  conditions,
  keywordWords,
  orderOf,
  pageWith,
  readPage,
  upToDepth,
  type ListPlan,
  type Page,
} from '../../../db/list.ts'
import { gramsOf, holdsAll } from '../../../db/search/grams.ts'
import type { Search } from '../../../db/search/question.ts'
import type { Tables } from '../../../db/tables.ts'
import { onlyKnownCategories } from '../category/service.ts'
import {
  asRow,
  derivedColumns,
  isShown,
  namesFor,
  officeStatusOf,
  rowColumns,
  statusIs,
  waiting,
} from './content/row.ts'
import { rowFor } from './content/view.ts'
import { inOrderOf, pageByKeyword } from './keyword/page.ts'
import { measureConditions, pageConditions, wantedMeasures } from './measures/filter.ts'
import { inOffice, scoped } from './store.ts'

const ref = (column: string) => sql.ref(`report.${column}`)

/** Any level of the catalogue: the codes given and everything below them. */
export const inCategory = (values: readonly string[], code: RawBuilder<unknown> = ref('category_code')) =>
  sql<boolean>`${code} in (select code from category where path && ${[...values]}::text[])`

/** Enough to narrow; more of them cost more than they rule out. */
const mostGrams = 4

/** Rows whose search text holds the folded words: the index narrows, LIKE decides. In any order; newest first is quicker with `searchOf`. */
export const matching = (words: readonly string[]) =>
  sql<boolean>`report.id in (select report_id from report_search where search_grams(body_text, issue_date) @> ${gramsOf(words).slice(0, mostGrams)}::int[] and ${holdsAll(sql`body_text`, words)})`

export const reportPlan: ListPlan<typeof reportColumns> = {
  columns: reportColumns,
  sql: {
    certificateNo: { ref: ref('certificate_key'), folded: true },
    reportNo: { ref: ref('report_key'), folded: true },
    categoryCode: { ref: ref('category_code'), where: inCategory },
    formKind: { ref: ref('form_kind') },
    productName: { ref: ref('product_name') },
    model: { ref: ref('model') },
    manufacturerName: { ref: ref('manufacturer_name') },
    applicantName: { ref: ref('applicant_name') },
    bodyId: { ref: ref('body_id') },
    status: { ref: officeStatusOf, where: statusIs },
    proposal: { ref: sql`case when ${waiting} then 'yes' else 'no' end` },
    returned: { ref: sql`case when report.return_reason is null then 'no' else 'yes' end` },
    conclusion: { ref: ref('conclusion') },
    origin: { ref: ref('origin') },
    issueDate: { ref: ref('issue_date'), sort: ref('listed_on'), filled: true },
    submittedAt: { ref: ref('submitted_at') },
    updatedAt: { ref: ref('updated_at'), filled: true },
  },
  keyword: matching,
  order: sql`report.updated_at desc, report.id desc`,
}

/** Scope, filters and keyword of a request; lists, counts and exports start here. */
export const filteredReports = (ctx: UserCtx, request: ListRequest) =>
  filteredBy(ctx, request, measureConditions(wantedMeasures(request)))

/** People outside a body may not filter by what is under way in it. */
function planFor(ctx: UserCtx): typeof reportPlan {
  const proposal = { ref: sql`case when ${inOffice(ctx.scope)} and ${waiting} then 'yes' else 'no' end` }
  return { ...reportPlan, sql: { ...reportPlan.sql, proposal } }
}

/** `more`: what the parameters of its kind are asked for. */
function filteredBy(ctx: UserCtx, request: ListRequest, more: readonly RawBuilder<boolean>[]) {
  let query = scoped(ctx)
  for (const condition of [...conditions(planFor(ctx), request), ...more]) query = query.where(condition)
  return query
}

/** The reports of a page in its order. What is derived is asked of these alone, not of all that the page skips. */
export const theseReports = (db: Db, page: SelectQueryBuilder<Tables, 'report', object>, order: RawBuilder<unknown>) =>
  db.selectFrom('report').where('report.id', 'in', page.select('report.id')).orderBy(order)

const read = (ctx: UserCtx, query: ReturnType<typeof scoped>) =>
  query.select(rowColumns).select(derivedColumns).select(inOffice(ctx.scope).as('in_office')).execute()

type Listed = Page<ReportRow> & { newestFirst?: true }

export async function listReports(
  caller: UserCtx,
  search: Search,
  request: ListRequest,
  only?: 'published',
): Promise<Listed> {
  const ctx = { ...caller, scope: await namedScope(caller.db, caller.scope) }
  const names = await namesFor(ctx)
  await onlyKnownCategories(ctx, reportColumns, request)
  const words = keywordWords(request)
  if (words) {
    const measures = measureConditions(wantedMeasures(request))
    const asked = { plan: planFor(ctx), request, words, measures, only }
    const { ids, total, newestFirst } = await pageByKeyword(ctx, search, asked)
    const rows = inOrderOf(
      await read(ctx, ctx.db.selectFrom('report').where(sql<boolean>`report.id = any(${ids})`)),
      ids,
    )
    const page = pageWith(
      rows.map((row) => rowFor(asRow(row, names), row)),
      total,
    )
    return newestFirst ? { ...page, newestFirst } : page
  }
  const byMeasure = await pageConditions(ctx.db, wantedMeasures(request), request.prop === undefined)
  const within = (more: readonly RawBuilder<boolean>[]) =>
    filteredBy(ctx, request, more).$if(only !== undefined, (query) => query.where(isShown))
  const order = orderOf(reportPlan, request)
  const page = await readPage(
    within(byMeasure.page),
    (rows) => read(ctx, theseReports(ctx.db, rows, order)),
    request,
    order,
    () => countRows(ctx.db)(upToDepth(within(byMeasure.total))),
  )
  return {
    ...page,
    list: page.list.map((row) => rowFor(asRow(row, names), row)),
  }
}
