// How the row fields of a record read in SQL: the columns of its rows, and the plan of its list.
import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely'
import type { Field } from '@register/contract/fields'
import { columnsOf, type ColumnsOf, type Fields } from '@register/contract/record/shape'
import { columnName } from '../db/columnName.ts'
import { dayOf, type ColumnMap, type ColumnSql, type ListPlan } from '../db/list.ts'
import { holdsAll } from '../db/search/grams.ts'

/** Row fields that have no column of their own, with their SQL. */
export type Computed = Readonly<Record<string, RawBuilder<unknown>>>

/** The nickname of the account in a column. The account is joined by an alias, because the list may be that of the accounts themselves. */
export const nicknameOf = (column: string): RawBuilder<string> =>
  sql<string>`coalesce((select named.nickname from app_user as named where named.id = ${sql.ref(column)}), '')`

/** The value of a field: computed, stamped, or the column of its name. */
function valueOf(table: string, { key }: Field, computed: Computed): RawBuilder<unknown> {
  const own = computed[key]
  if (own) return own
  const column = `${table}.${columnName(key)}`
  return key === 'createdBy' || key === 'updatedBy' ? nicknameOf(column) : sql.ref(column)
}

/** The columns of a row: id, revision and every row field, under their names on the wire. */
export const selectionOf = (
  table: string,
  rowFields: Fields,
  computed: Computed,
): AliasedRawBuilder<unknown, string>[] => [
  sql.ref(`${table}.id`).as('id'),
  sql.ref(`${table}.rev`).as('rev'),
  ...rowFields.map((field) => valueOf(table, field, computed).as(field.key)),
]

/** Boolean filters as on the wire; switches send 1 or 0. */
const truth: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])
const isAmong = (value: RawBuilder<unknown>) => (wanted: readonly string[]) =>
  sql<boolean>`${value} = any(${wanted.flatMap((one) => truth.get(one) ?? [])}::boolean[])`

function columnSql(field: Field, value: RawBuilder<unknown>): ColumnSql {
  if (field.type === 'flag') return { ref: value, where: isAmong(value) }
  if (field.type === 'choices')
    return { ref: value, where: (wanted) => sql<boolean>`${value} && ${[...wanted]}::text[]` }
  if (field.type === 'instant') return { ref: dayOf(value), sort: value }
  return field.type === 'decimal' ? { ref: value, decimal: true } : { ref: value }
}

export function planOf<const S extends Fields>(
  table: string,
  rowFields: S,
  { computed, order }: { computed: Computed; order: RawBuilder<unknown> },
): ListPlan<ColumnsOf<S>> {
  const sortable = rowFields.filter((field) => field.sortable)
  const searched = rowFields.filter((field) => field.searched).map((field) => valueOf(table, field, computed))
  return {
    columns: columnsOf(rowFields),
    sql: Object.fromEntries(
      sortable.map((field) => [field.key, columnSql(field, valueOf(table, field, computed))]),
    ) as ColumnMap<ColumnsOf<S>>,
    atLeast: 1,
    ...(searched.length > 0 && {
      keyword: (words: readonly string[]) => holdsAll(sql`searched(concat_ws(chr(10), ${sql.join(searched)}))`, words),
    }),
    // The id makes every order definite, so that pages never overlap.
    order: sql`${order}, ${sql.ref(`${table}.id`)} desc`,
  }
}
