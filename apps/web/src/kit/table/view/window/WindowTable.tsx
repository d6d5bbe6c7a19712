// A table of thousands of rows. Only the rows visible are drawn, in one ordinary table that the browser scrolls; an empty row before and after them keeps its length.
import { useVirtualizer } from '@tanstack/react-virtual'
import { Checkbox, Table, type TableProps } from 'antd'
import { createContext, use, type HTMLAttributes, type Key, type KeyboardEvent } from 'react'
import { scrollPlaceOf } from '../../../antd/tableParts.ts'
import { useScroller } from '../useScroller.ts'
import styles from './window.module.css'
import type { Chosen, RowKey } from '../viewProps.ts'
import { useTranslate } from '../../../../api/language.ts'
import { tableWords as words } from '../../words.ts'

// The checkbox in the head of a table that draws only the rows visible: it chooses all rows, drawn or not.
function ChooseAll({ keys, chosen }: { keys: readonly RowKey[]; chosen: Chosen }) {
  const t = useTranslate()
  const here = new Set(keys)
  const count = chosen.keys.filter((key) => here.has(key)).length
  const others = chosen.survives ? chosen.keys.filter((key) => !here.has(key)) : []
  return (
    <Checkbox
      aria-label={t(words.chooseAllRows)}
      checked={count > 0 && count === here.size}
      indeterminate={count > 0 && count < here.size}
      onChange={({ target }) => chosen.onChange(target.checked ? [...others, ...keys] : others)}
    />
  )
}

export interface WindowTableProps<Row> {
  label: string
  /** Identifies a set of rows. */
  request: string
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  chosen: Chosen | undefined
  /** How many rows the heads take. */
  heads: number
  /** Pixels, including the heads. */
  height: number
  /** The props of the table for rows of which the first one is number `start`, from 0. */
  drawn: (start: number) => TableProps<Row>
}

/** Estimated pixels of a row until it is drawn and measured. */
const estimate = 48

interface Window {
  /** Pixels of the rows before and after those that are drawn. */
  before: number
  after: number
  measure: (row: Element | null) => void
}
const WindowContext = createContext<Window>({ before: 0, after: 0, measure: () => undefined })

// `onRow` gives a row its number among all rows; heads and unfolded parts have none.
function MeasuredRow(props: HTMLAttributes<HTMLTableRowElement>) {
  const { measure } = use(WindowContext)
  return <tr ref={measure} {...props} />
}

const Spacer = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td aria-hidden style={{ height, padding: 0, border: 0 }} />
    </tr>
  )

function WindowBody({ children, ...props }: HTMLAttributes<HTMLTableSectionElement>) {
  const { before, after } = use(WindowContext)
  return (
    <tbody {...props}>
      <Spacer height={before} />
      {children}
      <Spacer height={after} />
    </tbody>
  )
}

const components = { body: { wrapper: WindowBody, row: MeasuredRow } }

/** Rows out of sight stay chosen, and the checkbox in the head is for all of them. */
function ofAllRows(keys: RowKey[], chosen: Chosen) {
  const here = new Set(keys)
  return {
    preserveSelectedRowKeys: true,
    columnTitle: <ChooseAll keys={keys} chosen={chosen} />,
    onChange: (next: Key[]) =>
      chosen.onChange(
        next.filter((key): key is RowKey => typeof key !== 'bigint' && (chosen.survives || here.has(key))),
      ),
  }
}

export function WindowTable<Row>(props: WindowTableProps<Row>) {
  const { label, request, rows, rowKey, chosen, heads, height, drawn } = props
  // By the virtualizer, which takes a scroll that is not its own for a person's, and drops the move of a key pressed just after.
  const table = useScroller(label, request, () => virtual.scrollToOffset(0))
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollPlaceOf(table.current),
    estimateSize: () => estimate,
    getItemKey: (at) => {
      const row = rows[at]
      return row === undefined ? at : rowKey(row)
    },
    // The first rows are drawn before the scrolling element exists.
    initialRect: { width: 0, height },
    overscan: 8,
  })
  const items = virtual.getVirtualItems()
  const start = items[0]?.index ?? 0
  const end = items.at(-1)
  const around = {
    before: items[0]?.start ?? 0,
    after: end ? virtual.getTotalSize() - end.end : 0,
    measure: virtual.measureElement,
  }
  const own = drawn(start)
  /** Moves to the ends itself: the browser would stop at the end that it estimates from the rows measured so far. */
  function press(event: KeyboardEvent) {
    if (event.target !== scrollPlaceOf(table.current) || (event.key !== 'Home' && event.key !== 'End')) return
    event.preventDefault()
    if (event.key === 'Home') virtual.scrollToOffset(0)
    else virtual.scrollToIndex(rows.length - 1, { align: 'end' })
  }
  return (
    <WindowContext value={around}>
      <div role="presentation" onKeyDown={press}>
        <Table<Row>
          {...own}
          ref={table}
          aria-rowcount={heads + rows.length}
          tableLayout="fixed"
          classNames={{ content: styles['content'] ?? '', header: { wrapper: styles['heads'] ?? '' } }}
          styles={{ content: { maxHeight: height, overflowY: 'auto' } }}
          components={components}
          dataSource={rows.slice(start, (end?.index ?? start) + 1)}
          onHeaderRow={(_columns, at) => ({ 'aria-rowindex': (at ?? 0) + 1 })}
          onRow={(row, at) => {
            const index = start + (at ?? 0)
            const attributes = { 'data-index': index, 'aria-rowindex': heads + index + 1 }
            return { ...own.onRow?.(row, at), ...attributes }
          }}
          {...(own.rowSelection &&
            chosen && { rowSelection: { ...own.rowSelection, ...ofAllRows(rows.map(rowKey), chosen) } })}
        />
      </div>
    </WindowContext>
  )
}
