// The rows of a list on a telephone: one card each, led by what names the row.
import { useSay } from '../../api/language.ts'
import type { Column } from './column.tsx'
import { RowActions, type RowAction } from './RowActions.tsx'
import styles from './table.module.css'

export interface CardListProps<Row> {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  rowName: (row: Row) => string
  actions?: ((row: Row) => readonly RowAction[]) | undefined
}

export function CardList<Row>({ label, rows, columns, rowKey, rowName, actions }: CardListProps<Row>) {
  const say = useSay()
  const at = (place: 'head' | 'corner') => columns.filter(({ narrow }) => narrow === place)
  const body = columns.filter(({ narrow }) => !narrow)
  return (
    <ul aria-label={label} className={styles['cards']}>
      {rows.map((row) => (
        <li key={rowKey(row)}>
          <div className={styles['cardHead']}>
            <div>
              {at('head').map((column) => (
                <div key={column.key}>{column.draw(row)}</div>
              ))}
            </div>
            {at('corner').map((column) => (
              <div key={column.key}>{column.draw(row)}</div>
            ))}
          </div>
          <dl>
            {body.map((column) => (
              <div key={column.key}>
                <dt>{say(column.title)}</dt>
                <dd>{column.draw(row)}</dd>
              </div>
            ))}
          </dl>
          {actions && actions(row).length > 0 && <RowActions actions={actions(row)} name={rowName(row)} />}
        </li>
      ))}
    </ul>
  )
}
