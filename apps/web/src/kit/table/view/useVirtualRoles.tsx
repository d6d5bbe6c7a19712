// The roles of a table for rows that are drawn as they come into sight, which the library draws as plain boxes.
import type { TableProps, TableRef } from 'antd'
import { useEffect, type AriaAttributes, type HTMLAttributes, type RefObject } from 'react'
import type { Columns } from '../columns.ts'

const playing = (Tag: 'table' | 'tr' | 'th' | 'div', role: string) => (props: HTMLAttributes<HTMLElement>) => (
  <Tag {...props} role={role} />
)

const components = {
  // The heads are a table of their own; here they belong to the one around heads and rows.
  header: { table: playing('table', 'presentation'), row: playing('tr', 'row'), cell: playing('th', 'columnheader') },
  body: { row: playing('div', 'row'), cell: playing('div', 'cell') },
}

/** How many rows the heads take. */
const depthOf = <Row,>(columns: Columns<Row>): number =>
  Math.max(1, ...columns.map((one) => ('columns' in one ? 1 + depthOf(one.columns) : 1)))

interface VirtualRows<Row> {
  label: string
  columns: Columns<Row>
  /** How many there are, seen or not; undefined where the browser has a table of its own. */
  count: number | undefined
}

/** Answers what the library's table is given, its name among it. */
export function useVirtualRoles<Row>(
  table: RefObject<TableRef | null>,
  { label, columns, count }: VirtualRows<Row>,
): TableProps<Row> & AriaAttributes {
  const heads = depthOf(columns)
  useEffect(() => {
    const frame = table.current?.nativeElement.querySelector('.ant-table-container')
    if (!frame || count === undefined) return
    frame.setAttribute('role', 'table')
    frame.setAttribute('aria-label', label)
    frame.setAttribute('aria-rowcount', String(heads + count))
    frame.querySelector('.ant-table-tbody-virtual-holder')?.setAttribute('role', 'rowgroup')
  })
  if (count === undefined) return { 'aria-label': label }
  return {
    components,
    onHeaderRow: (_columns, at) => ({ 'aria-rowindex': (at ?? 0) + 1 }),
    onRow: (_row, at) => ({ 'aria-rowindex': heads + (at ?? 0) + 1 }),
  }
}
