// A small table inside a page: no paging, no sorting; it scrolls sideways inside itself when it is too wide.
import type { Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import styles from './tables.module.css'

export interface PlainColumn<Row> {
  key: string
  title: Wording
  draw: (row: Row) => ReactNode
  align?: 'end'
  /** A number or one short word: never wrapped. */
  short?: boolean
  /** Sentences: the column gets most of the width and never shrinks to a few characters a line. */
  long?: boolean
}

export interface PlainTableProps<Row> {
  label: Wording
  columns: readonly PlainColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, at: number) => string | number
}

const classOf = ({ align, short, long }: Pick<PlainColumn<never>, 'align' | 'short' | 'long'>) =>
  [align && styles['end'], short && styles['short'], long && styles['long']].filter(Boolean).join(' ') || undefined

export function PlainTable<Row>({ label, columns, rows, rowKey }: PlainTableProps<Row>) {
  const t = useTranslate()
  return (
    // A scrolling element must be reachable by keyboard; it is a group, because the section around it is the landmark.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['scroll']} role="group" aria-label={t(label)} tabIndex={0}>
      <table className={`full-width tabular ${styles['plain']}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classOf(column)}>
                {t(column.title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={rowKey(row, at)}>
              {columns.map((column) => (
                <td key={column.key} className={classOf(column)} data-label={t(column.title)}>
                  {column.draw(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
