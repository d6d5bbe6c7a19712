// The rows as a table: heads, sorting, choosing, unfolding, totals, in the person's setting.
import { Table, type TableProps } from 'antd'
import type { AriaAttributes } from 'react'
import { useSay } from '../../../api/language.ts'
import antd from '../../antd/table.module.css'
import { late, type Late } from '../../plain/late.tsx'
import { depthOf, leavesOf, type Columns } from '../columns.ts'
import type { TableLook } from '../setting/storedSetting.ts'
import type { ListState } from '../useListState.ts'
import { chooseRowOf, tableWords as words } from '../words.ts'
import { actsWidth } from './acts/actsWidth.ts'
import { drawnColumns, indexWidth } from './drawnColumns.tsx'
import { branchesOf } from './rowTree.ts'
import { SummaryRow } from './SummaryRow.tsx'
import { hasTotals, type Totals } from './totals.ts'
import styles from './table.module.css'
import { useScroller } from './useScroller.ts'
import type { RowKey, ViewProps } from './viewProps.ts'
import type { WindowTableProps } from './window/WindowTable.tsx'

export interface WideTableProps<Row> extends Omit<ViewProps<Row>, 'columns' | 'look' | 'name' | 'without' | 'empty'> {
  columns: Columns<Row>
  rows: readonly Row[]
  list: ListState
  look: TableLook
  busy: boolean
  totals: Totals | undefined
  /** Number of the first row, where rows are numbered. */
  first: number
}

const sizes = { large: 'large', default: 'medium', small: 'small' } as const
/** A column without a width needs at least this much before the table scrolls sideways. */
const leastWidth = 180
const tickWidth = 48
/** How many rows' actions are measured. Thousands of rows have no more kinds of actions than the first hundreds. */
const mostLookedAt = 500

/** Fetched only by tables of thousands of rows. */
const LateWindow = late<WindowTableProps<unknown>>(async () => (await import('./window/WindowTable.tsx')).WindowTable)

/** The width of the columns around the declared ones, in pixels. */
const widthOf = (...parts: readonly (number | false | undefined)[]): number =>
  parts.reduce<number>((sum, part) => sum + (part || 0), 0)

export function WideTable<Row>(props: WideTableProps<Row>) {
  const { label, columns, rows, list, look, busy, totals, first, rowKey, rowName, index, tree, treeOpen, virtual } =
    props
  const { actions, chosen, unfold, height = 'fill' } = props
  const say = useSay()
  const request = JSON.stringify(list.request)
  const table = useScroller(label, request)
  const leaves = leavesOf(columns)
  const size = sizes[look.size]
  const sample = actions && branchesOf(rows, tree).slice(0, mostLookedAt)
  const acts = actions && {
    of: actions,
    name: rowName,
    width: actsWidth(sample?.map(({ row }) => actions(row)) ?? [], size),
  }
  const width =
    leaves.reduce((sum, { width: own = leastWidth }) => sum + own, 0) +
    widthOf(acts && acts.width, chosen && tickWidth, unfold && tickWidth, index && indexWidth)
  const selection: TableProps<Row>['rowSelection'] = chosen && {
    columnWidth: tickWidth,
    fixed: 'start',
    selectedRowKeys: [...chosen.keys],
    preserveSelectedRowKeys: chosen.survives ?? false,
    onChange: (keys) => chosen.onChange(keys as RowKey[]),
    getCheckboxProps: (row) => ({ 'aria-label': say(chooseRowOf(rowName(row))) }),
    getTitleCheckboxProps: () => ({ 'aria-label': say(words.chooseAll) }),
  }
  /** `start`: how many rows are before the first one that is drawn. */
  const drawn = (start: number): TableProps<Row> & AriaAttributes => ({
    'aria-label': label,
    className: [styles['table'], height === 'fill' && antd['fill'], look.stripe && styles['stripes']]
      .filter(Boolean)
      .join(' '),
    size,
    bordered: look.border,
    rowKey,
    columns: drawnColumns(columns, { list, say, acts, ...(index && { first: first + start }) }),
    loading: { spinning: busy, delay: 150 },
    pagination: false,
    scroll: { x: width },
    ...(selection && { rowSelection: selection }),
    expandable: {
      columnWidth: tickWidth,
      // Rows have children only where the screen says so, whatever the records contain.
      childrenColumnName: tree ?? ' none',
      ...(typeof treeOpen === 'object'
        ? { defaultExpandedRowKeys: treeOpen }
        : { defaultExpandAllRows: treeOpen ?? false }),
      ...(unfold && { expandedRowRender: unfold.draw, rowExpandable: unfold.can ?? (() => true) }),
    },
    ...(look.stripe && {
      rowClassName: (_row: Row, at: number) => ((start + at) % 2 === 1 ? (styles['odd'] ?? '') : ''),
    }),
    ...(hasTotals(leaves, totals) && {
      summary: () => (
        <SummaryRow
          columns={leaves}
          totals={totals}
          before={[chosen, unfold, index].filter(Boolean).length}
          after={acts ? 1 : 0}
        />
      ),
    }),
    onChange: (_page, _filters, sorter) => {
      const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
      list.setSort(
        order ? { prop: String(columnKey), order: order === 'ascend' ? 'ascending' : 'descending' } : undefined,
      )
    },
  })
  const WindowTable = LateWindow as unknown as Late<WindowTableProps<Row>>
  // The height of unfolded rows is unknown while they are out of sight, so all rows are drawn then.
  if (virtual && !tree && !unfold)
    return (
      <WindowTable
        {...{ label, request, rows, rowKey, chosen, drawn }}
        heads={depthOf(columns)}
        height={typeof height === 'number' ? height : 480}
      />
    )
  const y = typeof height === 'number' ? { y: height } : height === 'fill' && { y: 1 }
  return <Table<Row> {...drawn(0)} ref={table} dataSource={rows} scroll={{ x: width, ...y }} />
}
