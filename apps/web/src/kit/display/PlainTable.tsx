// A small table inside a page: no paging, no sorting, scrolling sideways inside itself when it must.
import type { ReactNode } from 'react'
import styles from './tables.module.css'

export interface PlainColumn<Row> {
  key: string
  title: string
  draw: (row: Row) => ReactNode
  align?: 'end'
}

export interface PlainTableProps<Row> {
  label: string
  columns: readonly PlainColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, at: number) => string | number
}

export function PlainTable<Row>({ label, columns, rows, rowKey }: PlainTableProps<Row>) {
  return (
    // What scrolls must be reachable by keyboard; a group, because the section around it is the landmark.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['scroll']} role="group" aria-label={label} tabIndex={0}>
      <table className={styles['plain']}>
        <thead>
          <tr>
            {columns.map(({ key, title, align }) => (
              <th key={key} scope="col" className={align && styles['end']}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={rowKey(row, at)}>
              {columns.map(({ key, draw, align }) => (
                <td key={key} className={align && styles['end']}>
                  {draw(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
