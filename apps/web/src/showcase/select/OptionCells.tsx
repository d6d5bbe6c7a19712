// A record in an open list as the cells of a table row, and the heads above them.
import { useSay } from '../../api/language.ts'
import type { Column } from '../../kit/table/columns.ts'
import styles from './select.module.css'

/** The list has a width of its own, which the columns share in proportion to theirs. */
const tracks = <Row,>(columns: readonly Column<Row>[]): string =>
  columns.map(({ width = 180 }) => `minmax(0, ${width}fr)`).join(' ')

export function OptionCells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return (
    <span className={styles['cells']} style={{ gridTemplateColumns: tracks(columns) }}>
      {columns.map((column) => (
        <span key={column.key} data-align={column.align}>
          {column.draw(row)}
        </span>
      ))}
    </span>
  )
}

/** Visual only: screen readers announce each record as it is marked. */
export function OptionHead<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const say = useSay()
  return (
    <div aria-hidden className={styles['cellHeads']} style={{ gridTemplateColumns: tracks(columns) }}>
      {columns.map((column) => (
        <span key={column.key} data-align={column.align}>
          {say(column.title)}
        </span>
      ))}
    </div>
  )
}
