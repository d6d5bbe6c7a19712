// The office's lists of reports, and the plan that exports share with them.
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { numberKey } from '@register/contract/rules/numbers/certificateNo'
import { fold } from '@register/contract/fold'
import { reportColumns, type ReportRow } from '@register/contract/business/report/shape'
import type { ListRequest } from '@register/contract/page'
import type { UserCtx } from '../../../access/ctx.ts'
import { namedScope } from '../../../access/scope.ts'
import type { Db } from '../../../db/connect.ts'
import { asksForAll, heldTexts, orderParts } from '../../../db/asked.ts'
import { conditions, keywordWords, orderOf, pageWith, placeOf, type ListPlan, type Page } from '../../../db/list.ts'
import { gramsOf, holdsAll } from '../../../db/search/grams.ts'
import type { Found, Search } from '../../../db/search/question.ts'
import type { Tables } from '../../../db/tables.ts'
import { onlyKnownCategories } from '../category/service.ts'
import {
  asRow,
  derivedColumns,
  isPublic,
  namesFor,
  officeStatusOf,
  rowColumns,
  statusIs,
  waiting,
} from './content/row.ts'
import { isOfMakers, otherSpellings, type Spelled } from './spelling/names.ts'
import { rowFor } from './content/view.ts'
import { byItsNumber } from './keyword/asked.ts'
import { pageByKeyword } from './keyword/page.ts'
import { measureConditions, measuresOnTheWay, wantedMeasures } from './measures/filter.ts'
import { inTheirOrder, readPageOfIds } from './page/read.ts'
import { inOffice, scoped } from './store.ts'

const ref = (column: string) => sql.ref(`report.${column}`)

/** Any level of the catalogue: the codes given and everything below them. */
export const inCategory = (values: readonly string[], code: RawBuilder<unknown> = ref('category_code')) =>
  sql<boolean>`${code} = any(array(select code from category where path && ${[...values]}::text[]))`

const notInCategory = (values: readonly string[]) =>
  sql<boolean>`report.category_code = any(array(select code from category where not path && ${[...values]}::text[]))`

/** Enough words to narrow the search; more cost more time than they save. */
const mostGrams = 4

/** Rows whose search text holds the folded words: the index narrows, LIKE decides. In any order; newest first is quicker with `searchOf`. */
export const matching = (words: readonly string[]) =>
  sql<boolean>`report.id in (select report_id from report_search where search_grams(body_text, issue_date) @> ${gramsOf(words).slice(0, mostGrams)}::int[] and ${holdsAll(sql`body_text`, words)})`

const proposed = sql`select report_id from report_proposal where status = 'proposed'`
const returned = sql`select back.id from report back where back.return_reason is not null`

const yesOrNo = (condition: RawBuilder<unknown>) => sql`case when ${condition} then 'yes' else 'no' end`

/** The reports among these few ids, or all others, so that an index serves both. `seen`: the rows whose state the caller may know. */
const among =
  (ids: RawBuilder<unknown>, seen = sql<boolean>`true`) =>
  (values: readonly string[]): RawBuilder<boolean> => {
    const [yes, no] = [values.includes('yes'), values.includes('no')]
    if (yes === no) return yes ? sql<boolean>`true` : sql<boolean>`false`
    return yes
      ? sql<boolean>`(${seen} and report.id = any(array(${ids})))`
      : sql<boolean>`not (${seen} and report.id in (${ids}))`
  }

export const reportPlan: ListPlan<typeof reportColumns> = {
  columns: reportColumns,
  sql: {
    certificateNo: { ref: ref('certificate_key'), folded: numberKey, searched: 'texts' },
    reportNo: { ref: ref('report_key'), folded: fold, searched: 'texts' },
    categoryCode: { ref: ref('category_code'), where: inCategory, otherThan: notInCategory, filled: true },
    formKind: { ref: ref('form_kind') },
    productName: { ref: ref('product_name'), searched: 'names' },
    model: { ref: ref('model'), searched: 'texts' },
    manufacturerName: { ref: ref('manufacturer_name'), searched: 'names' },
    applicantName: { ref: ref('applicant_name'), searched: 'names' },
    bodyId: { ref: ref('body_id') },
    status: { ref: officeStatusOf, where: statusIs },
    proposal: { ref: yesOrNo(waiting), where: among(proposed) },
    returned: { ref: yesOrNo(sql`report.return_reason is not null`), where: among(returned) },
    conclusion: { ref: ref('conclusion') },
    origin: { ref: ref('origin') },
    // Used instead of the nullable day of issue, because an index in order needs a value in every row.
    issueDate: { ref: ref('listed_on'), stated: sql<boolean>`report.listed_on > '1900-01-01'`, filled: true },
    submittedAt: { ref: ref('submitted_at') },
    updatedAt: { ref: ref('updated_at'), filled: true },
  },
  keyword: matching,
  order: sql`report.updated_at desc, report.id desc`,
}

/** Scope, filters and keyword of a request; lists, counts and exports start here. `spelled`: how its keyword is read instead. */
export function filteredReports(ctx: UserCtx, request: ListRequest, spelled?: Spelled) {
  const measures = measureConditions(wantedMeasures(request))
  if (!spelled) {
    const asked = byItsNumber(request)
    return filteredBy(ctx, asked.request, [...measures, ...asked.named])
  }
  const words = spelled.words.length > 0 ? [matching(spelled.words)] : []
  return filteredBy(ctx, { ...request, keyword: undefined }, [...measures, ...isOfMakers(spelled), ...words])
}

/** People outside a body may not filter by its undecided proposals. */
function planFor(ctx: UserCtx): typeof reportPlan {
  const proposal = { ...reportPlan.sql.proposal, where: among(proposed, inOffice(ctx.scope)) }
  return { ...reportPlan, sql: { ...reportPlan.sql, proposal } }
}

/** `more`: conditions by the parameters of the kind. */
function filteredBy(ctx: UserCtx, request: ListRequest, more: readonly RawBuilder<boolean>[]) {
  let query = scoped(ctx)
  for (const condition of [...conditions(planFor(ctx), request), ...more]) query = query.where(condition)
  return query
}

/** How a keyword is read that finds nothing as typed; undefined where it finds something, or nothing in any spelling. */
export async function spellingOf(ctx: UserCtx, request: ListRequest): Promise<Spelled | undefined> {
  const words = keywordWords(byItsNumber(request).request)
  const finds = async (spelled?: Spelled) =>
    (await filteredReports(ctx, request, spelled).select('report.id').limit(1).executeTakeFirst()) !== undefined
  if (!words || (await finds())) return undefined
  for (const spelled of await otherSpellings(ctx.db, words)) if (await finds(spelled)) return spelled
  return undefined
}

/** The reports of a page in its order. Derived values are computed for these only, not for all reports that the page skips. */
export const theseReports = (db: Db, page: SelectQueryBuilder<Tables, 'report', object>, order: RawBuilder<unknown>) =>
  db.selectFrom('report').where('report.id', 'in', page.select('report.id')).orderBy(order)

type Listed = Page<ReportRow> & { newestFirst?: true }

/** The ids of a page without a keyword, and the total. */
function pageByFilters(
  ctx: UserCtx,
  request: ListRequest,
  only: 'published' | undefined,
  makers: readonly RawBuilder<boolean>[] = [],
) {
  const wanted = wantedMeasures(request)
  const within = (more: readonly RawBuilder<boolean>[]) =>
    filteredBy(ctx, request, [...more, ...makers]).$if(only !== undefined, (query) => query.where(isPublic))
  return readPageOfIds(
    ctx.db,
    {
      reports: within(measureConditions(wanted)),
      onTheWay: within(measuresOnTheWay(wanted)),
      order: orderOf(reportPlan, request),
      parts: orderParts(reportPlan, request),
      texts: heldTexts(reportPlan, request),
      ...placeOf(request),
    },
    { unfiltered: ctx.scope.all && !only && makers.length === 0 && asksForAll(request) },
  )
}

/** The ids of a page with a keyword: as typed, and where that finds nothing in another spelling. */
async function pageByWords(
  ctx: UserCtx,
  search: Search,
  request: ListRequest,
  { words, only }: { words: readonly string[]; only: 'published' | undefined },
) {
  const [plan, measures] = [planFor(ctx), measureConditions(wantedMeasures(request))]
  const asTyped = await pageByKeyword(ctx, search, { plan, request, words, measures, only })
  if (asTyped.total > 0) return asTyped
  for (const spelled of await otherSpellings(ctx.db, words)) {
    const makers = isOfMakers(spelled)
    const asked = { plan, request, words: spelled.words, measures: [...measures, ...makers], only }
    const page =
      spelled.words.length > 0
        ? await pageByKeyword(ctx, search, asked)
        : await pageByFilters(ctx, { ...request, keyword: undefined }, only, makers)
    if (page.total > 0) return page
  }
  return asTyped
}

export async function listReports(
  caller: UserCtx,
  search: Search,
  asked: ListRequest,
  only?: 'published',
): Promise<Listed> {
  const { request, named } = byItsNumber(asked)
  const ctx = { ...caller, scope: await namedScope(caller.db, caller.scope) }
  const names = await namesFor(ctx)
  await onlyKnownCategories(ctx, reportColumns, request)
  const words = keywordWords(request)
  const { ids, total, newestFirst }: Found & Pick<Listed, 'newestFirst'> = words
    ? await pageByWords(ctx, search, request, { words, only })
    : await pageByFilters(ctx, request, only, named)
  const rows = await inTheirOrder(
    ctx.db
      .selectFrom('report')
      .where(sql<boolean>`report.id = any(${ids})`)
      .select(rowColumns)
      .select(derivedColumns)
      .select(inOffice(ctx.scope).as('in_office'))
      .execute(),
    ids,
  )
  const page = pageWith(
    rows.map((row) => rowFor(asRow(row, names), row)),
    total,
  )
  return newestFirst ? { ...page, newestFirst } : page
}
