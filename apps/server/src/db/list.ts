// The one list builder: filters, keyword, order, page and total of every list, and the rows of every export. User text only travels as bound values.
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { badField } from '@register/contract/errors'
import { isNearDay } from '@register/contract/dates'
import { nearDays } from '@register/contract/input/day'
import { minKeyword } from '@register/contract/fold'
import { wordsOf } from '@register/contract/rules/keyword'
import {
  filterWords,
  maxDepth,
  mostWords,
  type FilterWord,
  type ListColumn,
  type ListColumns,
  type ListRequest,
} from '@register/contract/page'
import { refuseUnknown, valuesOf } from './choices.ts'
import { textCondition } from './search/textFilter.ts'

type Condition = RawBuilder<boolean>

/** The SQL of a logical column. `folded`: the one spelling in which values are compared. `where`: a separate condition for equality. */
export interface ColumnSql {
  ref: RawBuilder<unknown>
  folded?: (text: string) => string
  /** The text that keywords search contains this column, folded. `names`: many rows have the same value, so there are few different ones. */
  searched?: 'names' | 'texts'
  /** A number that may have decimal places. */
  decimal?: true
  /** Every row of the list has a value, so an ordinary index serves both directions. */
  filled?: true
  /** The condition that the row states this column, for a ref that falls back to another value. */
  stated?: Condition
  /** The value to sort by, when filters compare a coarser one. */
  sort?: RawBuilder<unknown>
  where?: (values: readonly string[]) => Condition
  /** A condition for all values but these, for an index that knows the others. */
  otherThan?: (values: readonly string[]) => Condition
}
export type ColumnMap<C extends ListColumns> = { readonly [K in keyof C]: ColumnSql }

/** The day in Shanghai of an instant, which is what people filter by. */
export const dayOf = (instant: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${instant} at time zone 'Asia/Shanghai')::date`

export interface ListPlan<C extends ListColumns> {
  columns: C
  sql: ColumnMap<C>
  /** The condition for rows that contain every folded word of a keyword. */
  keyword?: (words: readonly string[]) => Condition
  /** The fewest characters of a keyword, when not two: a list that is not searched by pairs of characters accepts one. */
  atLeast?: number
  /** The order of a request that asks for none, and the tie-break after the order that a request asks for. */
  order: RawBuilder<unknown>
  /** The same order in the words of a request; such a request counts as asking for none (docs/rules/wire.md#what-is-not-asked). */
  orderAs?: { readonly prop: keyof C & string; readonly order: 'ascending' | 'descending' }
}

const comparisons = { '=': sql`=`, '!=': sql`<>`, '>': sql`>`, '>=': sql`>=`, '<': sql`<`, '<=': sql`<=` }

function bad(key: string, { label: [zhName, enName] }: ListColumn, zh: string, en: string): never {
  throw badField(key, [`${zhName}：${zh}`, `${enName} ${en}`])
}

/** A filter value as the column's type, or a message that names the column. */
function typed(key: string, column: ListColumn, value: string, decimal?: true): string | number {
  if (column.type === 'number') {
    const number = Number(value)
    if (decimal)
      return /^-?\d{1,15}(\.\d{1,9})?$/.test(value.trim()) ? number : bad(key, column, '应为数字', 'must be a number')
    // All other numbers in filters are ids or counts.
    if (!/^-?\d{1,15}$/.test(value.trim())) return bad(key, column, '应为整数', 'must be a whole number')
    return number
  }
  if (column.type === 'date') {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined
    if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value)
      return bad(key, column, '应为日期，例如 2026-03-02', 'must be a date such as 2026-03-02')
    if (!isNearDay(value)) return bad(key, column, ...nearDays)
  }
  return value
}

/** A comparison, limited to rows that state the value. */
const where = ({ stated }: ColumnSql, comparison: Condition): Condition =>
  stated ? sql<boolean>`(${comparison} and ${stated})` : comparison

/** Rows that a condition does not hold for, also those without a value: what is not there equals nothing. */
const except = (match: Condition): Condition => sql<boolean>`not coalesce(${match}, false)`

function condition(key: string, column: ListColumn, on: ColumnSql, word: FilterWord): Condition {
  // Choices have a way of their own, which the same indexes serve as equality.
  if (word.operator === '!=' && column.type !== 'choice' && !on.filled)
    return except(condition(key, column, on, { ...word, operator: '=' }))
  const text = column.type === 'text' ? textCondition(on, word) : undefined
  if (text) return word.operator === '=' ? where(on, text) : text
  const parts = word.value.split(',').map((part) => part.trim())
  if (column.type === 'date' && parts.length === 2) {
    const [from, to] = parts.map((part) => typed(key, column, part))
    const within = where(on, sql<boolean>`${on.ref} between ${from} and ${to}`)
    if (word.operator === '=' || word.operator === 'include') return within
    if (word.operator === '!=' || word.operator === 'notinclude') return except(within)
  }
  if (column.type === 'choice' || word.operator === 'include' || word.operator === 'notinclude') {
    const values = valuesOf(word.value)
    const { options } = column
    if (options) refuseUnknown(key, column, values, (value) => options.includes(value))
    const negative = word.operator === '!=' || word.operator === 'notinclude'
    if (!negative && word.operator !== '=' && word.operator !== 'include')
      return bad(key, column, '不支持该运算符', 'cannot be compared with this operator')
    if (negative && on.otherThan) return on.otherThan(values)
    // Each row has one of the options, so "none of these" is asked as "one of the others", which the same indexes serve.
    if (negative && options) {
      const others = options.filter((one) => !values.includes(one))
      return on.where ? on.where(others) : sql<boolean>`(${on.ref} = any(${others}) or ${on.ref} is null)`
    }
    const match = on.where
      ? on.where(values)
      : where(on, sql<boolean>`${on.ref} = any(${values.map((value) => typed(key, column, value, on.decimal))})`)
    return negative ? except(match) : match
  }
  const value = typed(key, column, word.value.trim(), on.decimal)
  return where(
    on,
    sql<boolean>`${on.ref} ${comparisons[word.operator]} ${on.folded ? on.folded(String(value)) : value}`,
  )
}

/** All conditions of a request over the plan's columns. */
export function conditions<C extends ListColumns>(plan: ListPlan<C>, request: ListRequest): Condition[] {
  const found: Condition[] = []
  for (const [key, column] of Object.entries(plan.columns)) {
    const on = plan.sql[key]
    if (!on) continue
    const raw = request[key]
    if (typeof raw === 'string' && raw !== '')
      found.push(...filterWords(raw, column).map((word) => condition(key, column, on, word)))
    const [from, to] = [request[`${key}From`], request[`${key}To`]]
    if (typeof from === 'string') found.push(where(on, sql<boolean>`${on.ref} >= ${from}`))
    if (typeof to === 'string') found.push(where(on, sql<boolean>`${on.ref} < (${to}::date + 1)`))
  }
  const words = keywordWords(request, plan.atLeast)
  // Ignored, it would pass all rows off as what was looked for.
  if (words && !plan.keyword)
    throw badField('keyword', ['关键词：此列表不支持查找', 'Keyword: this list has no search'])
  if (words && plan.keyword) found.push(plan.keyword(words))
  return found
}

/** The words of the keyword in the search's spelling; refused when all are too short. */
export function keywordWords(
  { keyword = '' }: Pick<ListRequest, 'keyword'>,
  atLeast = minKeyword,
): string[] | undefined {
  if (keyword.trim() === '') return undefined
  const words = wordsOf(keyword)
  if (words.length === 0)
    throw badField('keyword', ['关键词：请输入要查找的内容', 'Keyword: please enter what to look for'])
  if (words.length > mostWords.column)
    throw badField('keyword', [`关键词：最多 ${mostWords.column} 个词`, `Keyword: at most ${mostWords.column} words`])
  if (words.every((word) => [...word].length < atLeast))
    throw badField('keyword', [
      `关键词：请至少输入 ${atLeast} 个字符`,
      `Keyword: please enter at least ${atLeast} characters`,
    ])
  return words
}

/** Whether a request asks for no order, or for the plan's own order (docs/rules/wire.md#what-is-not-asked). */
export function isOwnOrder<C extends ListColumns>({ orderAs }: ListPlan<C>, { prop, order }: ListRequest): boolean {
  return !prop || (prop === orderAs?.prop && (order ?? 'ascending') === orderAs.order)
}

/** ORDER BY of a request: the requested column first, then the plan's own order. Rows without a value come last in both directions. */
export function orderOf<C extends ListColumns>(plan: ListPlan<C>, request: ListRequest): RawBuilder<unknown> {
  const on = request.prop && !isOwnOrder(plan, request) ? plan.sql[request.prop] : undefined
  if (!on) return plan.order
  const by = on.sort ?? on.ref
  if (request.order !== 'descending') return sql`${by} asc, ${plan.order}`
  return on.filled ? sql`${by} desc, ${plan.order}` : sql`${by} desc nulls last, ${plan.order}`
}

export interface Page<Row> {
  list: Row[]
  total: number
  totalIsLowerBound?: boolean
}

/** As many rows as a total counts. The limit is written into the text: a plan for any limit expects a tenth of all rows, and may sort them all. */
export const upToDepth = <DB, TB extends keyof DB>(filtered: SelectQueryBuilder<DB, TB, object>): RawBuilder<unknown> =>
  sql`${filtered.select(sql`1`.as('one')).limit(sql.lit(maxDepth + 1))}`

/** The offset and the length of a requested page. */
export function placeOf(request: ListRequest): { offset: number; limit: number } {
  const { pageSize } = request
  const pageNum = typeof request['page'] === 'number' ? request['page'] : request.pageNum
  return { offset: (pageNum - 1) * pageSize, limit: pageSize }
}

/** One page and the total, exact up to the depth cap. `filtered` contains joins, scope and conditions; `read` adds the columns of the page. */
export async function readPage<DB, TB extends keyof DB, Row>(
  filtered: SelectQueryBuilder<DB, TB, object>,
  read: (page: SelectQueryBuilder<DB, TB, object>) => Promise<Row[]>,
  request: ListRequest,
  order: RawBuilder<unknown>,
  count: (query: RawBuilder<unknown>) => Promise<number>,
): Promise<Page<Row>> {
  const { offset, limit } = placeOf(request)
  const newest = filtered.orderBy(order).limit(sql.lit(limit))
  const [list, total] = await Promise.all([
    read(offset === 0 ? newest : newest.offset(offset)),
    count(upToDepth(filtered)),
  ])
  return pageWith(list, total)
}

/** A page with its total, which is exact up to the depth cap. */
export const pageWith = <Row>(list: Row[], total: number): Page<Row> =>
  total > maxDepth ? { list, total: maxDepth, totalIsLowerBound: true } : { list, total }
