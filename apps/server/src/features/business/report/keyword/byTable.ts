// Splits the filters of a list for the search: those that the search table can answer, and the others.
import { sql, type RawBuilder } from 'kysely'
import { filterWords, type ListColumns, type ListRequest } from '@register/contract/page'
import { publicStatusKeys } from '@register/contract/rules/status'
import type { Ctx } from '../../../../access/ctx.ts'
import { conditions, type ColumnSql, type ListPlan } from '../../../../db/list.ts'
import type { FiltersByTable } from '../../../../db/search/hits.ts'
import { valuesOf } from '../../../../db/choices.ts'
import { codesBelow } from '../../category/service.ts'
import { publicStandings } from '../content/row.ts'

// The public standings as conditions over the search table; drafts can only be recognised in the table of reports.
const standings = publicStandings(sql`s`, sql`s.report_id`)

const isPublicStanding = (value: string): boolean => standings.has(value)

/** Texts of reports with one of these standings. */
function standsAs(values: readonly string[]): RawBuilder<boolean> {
  if (publicStatusKeys.every((key) => values.includes(key))) return sql<boolean>`s.standing <> 'draft'`
  const asked = [...new Set(values)].flatMap((value) => standings.get(value) ?? [])
  return asked.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(asked, sql` or `)})`
}

const only = <T>(record: Readonly<Record<string, T>>, fits: (key: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => fits(key)))

/** Filters of a request over a plan's columns; the keyword is not one of them. `drafts`: they are searched too, and their texts have no date. */
export async function filtersByTable<C extends ListColumns>(
  ctx: Ctx,
  plan: ListPlan<C>,
  request: ListRequest,
  { drafts = false } = {},
): Promise<FiltersByTable> {
  const below = await codesBelow(ctx)
  const { order } = plan
  const { keyword: _, ...filters } = request
  const { status } = filters
  const isPublic =
    typeof status !== 'string' ||
    filterWords(status, plan.columns['status'] ?? { type: 'choice' }).every(({ operator, value }) =>
      !drafts || operator === '=' || operator === 'include' ? valuesOf(value).every(isPublicStanding) : false,
    )
  const own: Record<string, ColumnSql> = {
    // The codes themselves as values: only then does the planner combine the indexes.
    categoryCode: {
      ref: sql.ref('s.category_code'),
      where: (values) => sql<boolean>`s.category_code = any(${below(values)}::text[])`,
    },
    formKind: { ref: sql.ref('s.form_kind') },
    bodyId: { ref: sql.ref('s.body_id') },
    ...(isPublic && { status: { ref: sql.ref('s.standing'), where: standsAs } }),
    // A report without a day of issue is listed as the oldest.
    ...(!drafts && { issueDate: { ref: sql`nullif(s.issue_date, '1900-01-01')` } }),
  }
  const isOwn = (key: string) => Object.hasOwn(own, key)
  return {
    own: conditions({ columns: only(plan.columns, isOwn), sql: own, order }, filters),
    others: conditions({ columns: only(plan.columns, (key) => !isOwn(key)), sql: plan.sql, order }, filters),
    drafts,
  }
}
