// The rows as a table: heads, sorting, choosing, unfolding, totals, in the person's setting.
import { Table, type TableProps } from 'antd'
import type { AriaAttributes } from 'react'
import { useTranslate } from '../../../api/language.ts'
import antd from '../../antd/table.module.css'
import { useActFailed } from '../../action/useActFailed.ts'
import { useWide } from '../../layout/useWide.ts'
import { late, type Late } from '../../plain/late.tsx'
import { useGo } from '../../router/useGo.ts'
import { depthOf, leavesOf, type Column, type Columns } from '../columns.ts'
import type { TableLook } from '../setting/storedSetting.ts'
import type { ListState } from '../useListState.ts'
import { chooseRowOf, tableWords as words } from '../words.ts'
import { actsWidth } from './acts/actsWidth.ts'
import type { RowAction } from './acts/rowActs.ts'
import { drawnColumns, indexWidth } from './drawnColumns.tsx'
import fold from './fold/fold.module.css'
import { folded, widthOf } from './fold/folded.ts'
import { openAside, openingOf, openRow } from './openRow.ts'
import { branchesOf } from './rowTree.ts'
import { hasTotals, totalOf, type Totals } from './totals.ts'
import styles from './table.module.css'
import { useHeightHeld } from '../size/useHeightHeld.ts'
import { useScroller } from './useScroller.ts'
import { useUnfolded } from './unfolded.ts'
import type { RowKey, ViewProps } from './viewProps.ts'
import type { WindowTableProps } from './window/WindowTable.tsx'

// The totals under a table, one cell per column; the first cell names them.
interface SummaryRowProps<Row> {
  columns: readonly Column<Row>[]
  totals: Totals
  /** Cells before the columns: checkboxes, arrows, numbers. */
  before: number
  after: number
}

function SummaryRow<Row>({ columns, totals, before, after }: SummaryRowProps<Row>) {
  const t = useTranslate()
  const lead = Array.from({ length: before }, (_, at) => at)
  return (
    <Table.Summary fixed>
      <Table.Summary.Row className="bold">
        {lead.map((at) => (
          <Table.Summary.Cell key={at} index={at}>
            {at === before - 1 && t(words.sum)}
          </Table.Summary.Cell>
        ))}
        {columns.map((column, at) => (
          <Table.Summary.Cell key={column.key} index={before + at} {...(column.align && { align: 'right' as const })}>
            {at === 0 && before === 0 ? t(words.sum) : totalOf(column, totals)}
          </Table.Summary.Cell>
        ))}
        {after > 0 && <Table.Summary.Cell index={before + columns.length} />}
      </Table.Summary.Row>
    </Table.Summary>
  )
}

export interface WideTableProps<Row> extends Omit<ViewProps<Row>, 'columns' | 'look' | 'name' | 'without' | 'empty'> {
  columns: Columns<Row>
  rows: readonly Row[]
  list: ListState
  look: TableLook
  busy: boolean
  totals: Totals | undefined
  /** Number of the first row, where rows are numbered. */
  first: number
  /** Pixels across; undefined until it is known. */
  room: number | undefined
}

const sizes = { large: 'large', default: 'medium', small: 'small' } as const
const tickWidth = 48
const actsCell = styles['acts'] ?? ''
/** How many rows' actions are measured. Thousands of rows have no more kinds of actions than the first hundreds. */
const mostLookedAt = 500

/** Fetched only by tables of thousands of rows. */
const LateWindow = late<WindowTableProps<unknown>>(async () => (await import('./window/WindowTable.tsx')).WindowTable)

/** Pixels that a scroll bar takes from the rows. */
const barWidth = 16

/** Pixels of the columns around the declared ones. */
const sumOf = (...parts: readonly (number | false | undefined)[]): number =>
  parts.reduce<number>((sum, part) => sum + (part || 0), 0)

export function WideTable<Row>(props: WideTableProps<Row>) {
  const { label, rows, list, look, busy, totals, first, room, rowKey, rowName, index, tree, treeOpen, virtual } = props
  const { actions, opens, chosen, unfold, height = 'fill' } = props
  const t = useTranslate()
  const go = useGo()
  const failed = useActFailed()
  // Below this width a page grows with its rows.
  const desk = useWide('lg')
  const request = JSON.stringify(list.request)
  const table = useScroller(t(label), request)
  const measures = height === 'fill' && !virtual && desk && !chosen?.keys.length
  useHeightHeld(table, measures ? list.holds : undefined)
  const size = sizes[look.size]
  const sample = actions && branchesOf(rows, tree).slice(0, mostLookedAt)
  const ofSample = sample?.map(({ row }) => actions?.(row) ?? []) ?? []
  // No column where the reader may do nothing in any row; of thousands the first ones do not tell.
  const acting = ofSample.length >= mostLookedAt || ofSample.some((row) => row.length > 0)
  const acts = actions && acting ? { of: actions, name: rowName, width: actsWidth(ofSample, size, t) } : undefined
  const around = sumOf(acts && acts.width, chosen && tickWidth, unfold && tickWidth, index && indexWidth)
  // A total has no second line, and thousands of rows are placed by the height of one line.
  const whole = room === undefined || virtual || hasTotals(leavesOf(props.columns), totals)
  const columns = whole ? props.columns : folded(props.columns, room - around - barWidth)
  const leaves = leavesOf(columns)
  const width = widthOf(columns) + around
  const branches = useUnfolded(rows, tree, rowKey, treeOpen ?? false)
  const opened = (row: Row) => ({
    ...openingOf(actions?.(row) ?? [], opens),
    acts: actsCell,
    run: ({ to, onPress }: RowAction) => void Promise.resolve(to === undefined ? onPress() : go(to)).catch(failed),
  })
  const selection: TableProps<Row>['rowSelection'] = chosen && {
    columnWidth: tickWidth,
    fixed: 'start',
    selectedRowKeys: [...chosen.keys],
    preserveSelectedRowKeys: chosen.survives ?? false,
    onChange: (keys) => chosen.onChange(keys as RowKey[]),
    getCheckboxProps: (row) => ({ 'aria-label': t(chooseRowOf(rowName(row))) }),
    getTitleCheckboxProps: () => ({ 'aria-label': t(words.chooseAll) }),
  }
  /** `start`: how many rows are before the first one that is drawn. */
  const drawn = (start: number): TableProps<Row> & AriaAttributes => ({
    'aria-label': t(label),
    className: [
      styles['table'],
      height === 'fill' && antd['fill'],
      look.stripe && styles['stripes'],
      columns !== props.columns && fold['folds'],
    ]
      .filter(Boolean)
      .join(' '),
    size,
    bordered: look.border,
    rowKey,
    columns: drawnColumns(columns, { list, t, acts, ...(index && { first: first + start }) }),
    loading: { spinning: busy, delay: 150 },
    pagination: false,
    scroll: { x: width },
    onRow: (row) => ({
      'data-added': rowKey(row) === props.added || undefined,
      onClick: (event) => openRow(event, opened(row)),
      onAuxClick: (event) => openAside(event, opened(row)),
      onMouseDown: (event) => openAside(event, opened(row)),
    }),
    ...(selection && { rowSelection: selection }),
    expandable: {
      columnWidth: tickWidth,
      // Rows have children only where the screen says so, whatever the records contain.
      childrenColumnName: tree ?? ' none',
      ...branches,
      ...(unfold && { expandedRowRender: unfold.draw, rowExpandable: unfold.can ?? (() => true) }),
    },
    rowClassName(row: Row, at: number) {
      const { first: act, last: form } = opened(row)
      return [look.stripe && (start + at) % 2 === 1 && styles['odd'], (act ?? form) && styles['opens']]
        .filter(Boolean)
        .join(' ')
    },
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
        {...{ label: t(label), request, rows, rowKey, chosen, drawn }}
        heads={depthOf(columns)}
        height={typeof height === 'number' ? height : 480}
      />
    )
  const y = typeof height === 'number' ? { y: height } : height === 'fill' && { y: 1 }
  return <Table<Row> {...drawn(0)} ref={table} dataSource={rows} scroll={{ x: width, ...y }} />
}
