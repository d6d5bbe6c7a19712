// How the columns of a table are arranged: the screen's declaration, the administrators' settings over it, the person's over those. Merged by key, so that added or removed columns do no harm.
import { leavesOf, type Column, type ColumnGroup, type Columns } from '../columns.ts'

/** One column as it is stored (docs/rules/office.md#tables). */
export interface ColumnSetting {
  prop: string
  hide: boolean
  /** Pixels; null takes the rest. */
  width: number | null
  sortable: boolean
  fixed: boolean
  /** What only administrators set: another title, other values to filter by, whether long texts are cut off or wrap. */
  admin?: { label?: string; filters?: Column<never>['filters']; cut?: boolean }
}

/** As administrators set columns up. */
interface AdminSetting extends Omit<ColumnSetting, 'admin'> {
  label: string
  renamed: boolean
  filters: readonly { text: string; value: string }[]
  showOverflowTooltip: boolean
}

/** The columns as the screen declares them. */
export const declaredSettings = <Row>(columns: Columns<Row>): ColumnSetting[] =>
  leavesOf(columns).map(({ key, hidden, width, sortable, fixed }) => ({
    prop: key,
    hide: hidden ?? false,
    width: width ?? null,
    sortable: sortable ?? false,
    fixed: fixed !== undefined,
  }))

/** The columns under what administrators set up. */
export const underDefaults = (
  start: readonly ColumnSetting[],
  defaults: readonly AdminSetting[] | undefined,
): ColumnSetting[] =>
  overlaid(
    start,
    defaults?.map(({ label, renamed, filters, showOverflowTooltip, ...own }) => ({
      ...own,
      admin: {
        cut: showOverflowTooltip,
        ...(renamed && { label }),
        ...(filters.length > 0 && { filters: filters.map(({ text, value }) => ({ label: text, value })) }),
      },
    })),
  )

/** `over` decides order and values of the columns both have; a column only in `start` follows its neighbour there, one only in `over` is dropped. */
export function overlaid(start: readonly ColumnSetting[], over: readonly ColumnSetting[] | undefined): ColumnSetting[] {
  if (!over) return [...start]
  const known = new Map(start.map((one) => [one.prop, one]))
  const merged = over.flatMap((one): ColumnSetting[] => {
    const before = known.get(one.prop)
    return before ? [{ ...before, ...one }] : []
  })
  for (const [at, one] of start.entries()) {
    if (merged.some(({ prop }) => prop === one.prop)) continue
    const neighbour = start[at - 1]?.prop
    merged.splice(merged.findIndex(({ prop }) => prop === neighbour) + 1, 0, one)
  }
  return merged
}

const widthOf = (width: number | null) => (width === null ? {} : { width })
const adminOf = <Row>(column: Column<Row>, { admin = {} }: ColumnSetting): Partial<Column<Row>> => ({
  // A value equal to the screen's changes nothing.
  ...(admin.cut !== undefined && admin.cut !== (column.cut ?? true) && { cut: admin.cut }),
  ...(admin.label && { title: [admin.label, admin.label] as const }),
  ...(column.filters && admin.filters && { filters: admin.filters }),
})
const without = <T extends object, K extends keyof T>(from: T, ...keys: K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key as K))) as Omit<T, K>

/** The columns to draw: the shown ones in their order, fixed ones at their edge. A group is drawn where its first column is, and keeps its columns together. */
export function arranged<Row>(columns: Columns<Row>, settings: readonly ColumnSetting[]): Columns<Row> {
  const place = new Map(settings.map(({ prop }, at) => [prop, at]))
  const setting = new Map(settings.map((one) => [one.prop, one]))
  const rank = (one: Column<Row> | ColumnGroup<Row>): number =>
    'columns' in one ? Math.min(...leavesOf(one.columns).map(rank)) : (place.get(one.key) ?? 0)
  const edge = (one: Column<Row> | ColumnGroup<Row>): number =>
    'columns' in one || !one.fixed ? 1 : one.fixed === 'start' ? 0 : 2
  const visit = (some: Columns<Row>): Columns<Row> =>
    some
      .flatMap((one): (Column<Row> | ColumnGroup<Row>)[] => {
        if ('columns' in one) {
          const shown = visit(one.columns)
          return shown.length > 0 ? [{ ...one, columns: shown }] : []
        }
        const now = setting.get(one.key)
        if (!now || now.hide) return []
        return [
          {
            ...without(one, 'width', 'fixed'),
            ...widthOf(now.width),
            ...(now.fixed && { fixed: one.fixed ?? 'start' }),
            ...adminOf(one, now),
            // A column that the server cannot sort stays unsortable, whatever was saved.
            sortable: now.sortable && (one.sortable ?? false),
          },
        ]
      })
      .toSorted((a, b) => edge(a) - edge(b) || rank(a) - rank(b))
  return visit(columns)
}
