// Paged lists: the columns a list can be filtered and sorted by, its request, and its answer (docs/rules/wire.md#lists and docs/rules/wire.md#filter-words).
import { z } from 'zod'
import { asked as askedNumber } from './input/asked.ts'
import { nearDay } from './input/day.ts'
import { filterJson } from './input/filterJson.ts'
import { sorting } from './input/sorting.ts'
import { labelled, reasoned } from './messages/labelled.ts'
import { saidAs, telling } from './messages/said.ts'
import type { Phrase } from './phrase.ts'

/** Filter operators on the wire, with their words (docs/rules/wire.md#filter-words). */
export const operators = {
  '=': ['等于', 'equals'],
  '!=': ['不等于', 'does not equal'],
  '>': ['大于', 'greater than'],
  '>=': ['大于等于', 'at least'],
  '<': ['小于', 'less than'],
  '<=': ['小于等于', 'at most'],
  include: ['包含', 'contains'],
  notinclude: ['不包含', 'does not contain'],
} as const satisfies Record<string, Phrase>
export type Operator = keyof typeof operators

export interface ListColumn {
  readonly type: 'text' | 'number' | 'date' | 'choice'
  /** What messages call it. */
  readonly label: Phrase
  readonly sortable?: boolean
  /** Operator of a bare value; text includes, everything else equals. */
  readonly operator?: Operator
  /** All that a choice may be, where that does not change from register to register; another value is refused by name. */
  readonly options?: readonly string[]
  /** What messages call the options; each has one. */
  readonly words?: Readonly<Record<string, Phrase | { readonly label: Phrase }>>
}

export type ListColumns = Readonly<Record<string, ListColumn>>

/** A column that lists are filtered by and not sorted by: no index gives the order. */
export const filterOnly = <C extends ListColumn>(column: C) => ({ ...column, sortable: false as const })

export const maxPageSize = 200
/** Deepest row a page may reach, and where totals stop being exact. */
export const maxDepth = 10_000

export interface FilterWord {
  value: string
  operator: Operator
}

/** What decides how a filter's text is read. */
type Read = Pick<ListColumn, 'type' | 'operator'>

/** Splits `value|operator` at the last bar, and only when one of the eight operators follows it. */
export function filterWord(raw: string, column: Read): FilterWord {
  const bar = raw.lastIndexOf('|')
  const tail = raw.slice(bar + 1)
  if (bar >= 0 && Object.hasOwn(operators, tail)) return { value: raw.slice(0, bar), operator: tail as Operator }
  return { value: raw, operator: column.operator ?? (column.type === 'text' ? 'include' : '=') }
}

/** Between two words of one column, which must both hold: `a|include&&b|notinclude`. Only directly after an operator. */
export const wordSeparator = '&&'

/** Every word of one column. One word alone may hold the separator in its value. */
export function filterWords(raw: string, column: Read): FilterWord[] {
  const words: string[] = []
  for (const part of raw.split(wordSeparator)) {
    const before = words.at(-1)
    const ends = before !== undefined && Object.hasOwn(operators, before.slice(before.lastIndexOf('|') + 1))
    if (before === undefined || (ends && before.includes('|'))) words.push(part)
    else words.splice(-1, 1, `${before}${wordSeparator}${part}`)
  }
  return words.map((one) => filterWord(one, column))
}

/** Words that one column and one whole request may ask for: each is a condition that every row may have to be held against. */
export const mostWords = { column: 8, request: 12 } as const

const word = (column: ListColumn) =>
  labelled(
    saidAs(z.union([z.string().max(500), z.number().transform(String)]), () =>
      filterJson(column, Object.keys(operators)),
    ).optional(),
    column.label,
  )
const end = (label: Phrase) => labelled(nearDay(label).optional(), label)

type Sortable<C extends ListColumns> = { [K in keyof C]: C[K] extends { sortable: true } ? K : never }[keyof C] & string
type DateKeys<C extends ListColumns> = { [K in keyof C]: C[K]['type'] extends 'date' ? K : never }[keyof C] & string

export interface ListRequest {
  pageNum: number
  pageSize: number
  prop?: string | undefined
  order?: 'ascending' | 'descending' | undefined
  keyword?: string | undefined
  [filter: string]: unknown
}

/**
 * A request without what it does not ask for: on lists null and an empty text mean the same as absence, and `_` is
 * there against caches. Other requests are left as they are (docs/rules/wire.md#what-is-not-asked).
 */
export function withoutUnasked(schema: z.ZodType, given: unknown): unknown {
  const isList = schema instanceof z.ZodObject && 'pageNum' in schema.shape
  if (!isList || typeof given !== 'object' || given === null || Array.isArray(given)) return given
  return Object.fromEntries(Object.entries(given).filter(([key, one]) => key !== '_' && one !== null && one !== ''))
}

/** A number past `most` counts as one past it: one message says so, and none speaks of numbers that no computer counts to. */
const upTo = <S extends z.ZodType<number>>(most: number, schema: S) =>
  z.preprocess((given) => (typeof given === 'number' && given > most ? most + 1 : given), schema)

type Paging = Record<'pageNum' | 'pageSize', z.ZodType<number>>
/** Every page holds a row at least; `request` refuses numbers past the depth, as it does of all. */
const pages = z.int().min(1).meta({ maximum: maxDepth })
const pageNumber = upTo(maxDepth, pages.default(1))
const rowsOfPage = upTo(maxPageSize, z.int().min(1).max(maxPageSize).default(10))
const posted = { pageNum: pageNumber, pageSize: rowsOfPage }
const asked = {
  pageNum: askedNumber(z.int().min(1).default(1)),
  pageSize: askedNumber(z.int().min(1).max(maxPageSize).default(10)),
  /** The other name of pageNum, which table selects and demonstrations use; it wins (docs/rules/wire.md#lists). */
  page: askedNumber(pages.optional()),
}

/** The request of a list over `columns`: paging, sorting, keyword, each column as a filter word, dates also as From and To. */
export const listRequest = <const C extends ListColumns>(columns: C) => request(columns, posted)

/** As `listRequest`, from an address: numbers come as text, and `page` may stand for `pageNum`. */
export const listQuery = <const C extends ListColumns>(columns: C) => request(columns, asked)

/** Names the column that asks for too many words by itself, or the one with which the request does. */
function tooManyWords(columns: ListColumns, values: ListRequest) {
  let all = 0
  for (const [key, column] of Object.entries(columns)) {
    const raw = values[key]
    if (typeof raw !== 'string' || raw === '') continue
    const count = filterWords(raw, column).length
    all += count
    const [zh, en] = column.label
    if (count > mostWords.column)
      return [
        reasoned(key, values, [
          `${zh}：最多 ${mostWords.column} 个筛选条件`,
          `${en} takes at most ${mostWords.column} filter words`,
        ]),
      ]
    if (all > mostWords.request)
      return [
        reasoned(key, values, [
          `${zh}：一次查询的筛选条件合计最多 ${mostWords.request} 个`,
          `${en}: one request takes at most ${mostWords.request} filter words in all`,
        ]),
      ]
  }
  return []
}

/** What a list refuses of values that are right by themselves. */
const listRule = (spans: boolean): Phrase => [
  `只能翻阅前 ${maxDepth} 条；每列最多 ${mostWords.column} 个筛选条件，一次查询合计最多 ${mostWords.request} 个${spans ? '；结束日期不能早于开始日期' : ''}`,
  `Only the first ${maxDepth} rows can be paged through; a column takes at most ${mostWords.column} filter words, a request ${mostWords.request} in all${spans ? '; no end date is before its start date' : ''}`,
]

function request<const C extends ListColumns, const P extends Paging>(columns: C, paging: P) {
  const filters: Record<string, ReturnType<typeof word>> = {}
  const ends: Record<string, z.ZodOptional<z.ZodISODate>> = {}
  for (const [key, column] of Object.entries(columns)) {
    const [zh, en] = column.label
    filters[key] = word(column)
    if (column.type === 'date')
      Object.assign(ends, {
        [`${key}From`]: end([`${zh}起`, `${en} from`]),
        [`${key}To`]: end([`${zh}止`, `${en} to`]),
      })
  }
  const validate = (check: z.core.ParsePayload) => {
    const values = check.value as ListRequest
    const { pageNum, pageSize, page = pageNum } = values
    if (Number(page) * pageSize > maxDepth)
      check.issues.push(
        reasoned(values['page'] === undefined ? 'pageNum' : 'page', check.value, [
          `最多可翻阅前 ${maxDepth} 条，请缩小查询条件`,
          `Only the first ${maxDepth} rows can be paged through. Please narrow the search`,
        ]),
      )
    check.issues.push(...tooManyWords(columns, values))
    for (const key of Object.keys(columns)) {
      const [from, to] = [values[`${key}From`], values[`${key}To`]]
      if (typeof from === 'string' && typeof to === 'string' && from > to)
        check.issues.push(
          reasoned(`${key}To`, check.value, [
            '结束日期不能早于开始日期',
            'The end date must not be before the start date',
          ]),
        )
    }
  }
  return z
    .strictObject({
      ...paging,
      ...sorting<Sortable<C>>(columns),
      keyword: z.string().trim().max(100).optional(),
      ...(filters as { [K in keyof C & string]: ReturnType<typeof word> }),
      ...(ends as { [K in `${DateKeys<C>}${'From' | 'To'}`]: z.ZodOptional<z.ZodISODate> }),
    })
    .check(
      telling(validate, {
        words: listRule(Object.keys(ends).length > 0),
        names: [...Object.keys(paging), ...Object.keys(filters), ...Object.keys(ends)],
      }),
    )
}

/** The answer of a list. `totalIsLowerBound`: there are more than `total`, counting stopped there. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ list: z.array(row), total: z.int(), totalIsLowerBound: z.boolean().optional() })
