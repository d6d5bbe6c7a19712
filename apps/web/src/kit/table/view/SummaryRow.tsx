// The totals under a table, one cell per column; the first cell names them.
import { Table } from 'antd'
import { useSay } from '../../../api/language.ts'
import type { Column } from '../columns.ts'
import { tableWords as words } from '../words.ts'
import styles from './table.module.css'
import { totalOf, type Totals } from './totals.ts'

export interface SummaryRowProps<Row> {
  columns: readonly Column<Row>[]
  totals: Totals
  /** Cells before the columns: checkboxes, arrows, numbers. */
  before: number
  after: number
}

export function SummaryRow<Row>({ columns, totals, before, after }: SummaryRowProps<Row>) {
  const say = useSay()
  const lead = Array.from({ length: before }, (_, at) => at)
  return (
    <Table.Summary fixed>
      <Table.Summary.Row className={styles['total'] ?? ''}>
        {lead.map((at) => (
          <Table.Summary.Cell key={at} index={at}>
            {at === before - 1 && say(words.sum)}
          </Table.Summary.Cell>
        ))}
        {columns.map((column, at) => (
          <Table.Summary.Cell key={column.key} index={before + at} {...(column.align && { align: 'right' as const })}>
            {at === 0 && before === 0 ? say(words.sum) : totalOf(column, totals)}
          </Table.Summary.Cell>
        ))}
        {after > 0 && <Table.Summary.Cell index={before + columns.length} />}
      </Table.Summary.Row>
    </Table.Summary>
  )
}
