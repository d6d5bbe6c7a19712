// The rows of a list on a telephone: one card each, headed by the row's name.
import { Checkbox } from 'antd'
import { useSay } from '../../../api/language.ts'
import type { Column } from '../columns.ts'
import { chooseRowOf, tableWords as words } from '../words.ts'
import { RowActions } from '../view/acts/RowActions.tsx'
import type { RowAction } from '../view/acts/rowActs.ts'
import { branchesOf, type Branch } from '../view/rowTree.ts'
import { totalOf, type Totals } from '../view/totals.ts'
import styles from './cards.module.css'
import type { Chosen, RowKey, Unfolding } from '../view/viewProps.ts'

export interface CardListProps<Row> {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => RowKey
  rowName: (row: Row) => string
  actions?: ((row: Row) => readonly RowAction[]) | undefined
  chosen?: Chosen | undefined
  unfold?: Unfolding<Row> | undefined
  tree?: string | undefined
  totals?: Totals | undefined
}

export function CardList<Row>(props: CardListProps<Row>) {
  const { label, rows, columns, rowKey, tree, totals } = props
  const say = useSay()
  const summed = totals ? columns.filter((column) => totalOf(column, totals) !== null) : []
  return (
    <ul aria-label={label} className={styles['cards']}>
      {branchesOf(rows, tree).map((branch) => (
        <li key={rowKey(branch.row)} data-level={Math.min(branch.level, 3)}>
          <Card {...props} {...branch} />
        </li>
      ))}
      {totals && summed.length > 0 && (
        <li>
          <strong>{say(words.sum)}</strong>
          <dl>
            {summed.map((column) => (
              <div key={column.key}>
                <dt>{say(column.title)}</dt>
                <dd>{totalOf(column, totals)}</dd>
              </div>
            ))}
          </dl>
        </li>
      )}
    </ul>
  )
}

function Card<Row>({ row, columns, rowKey, rowName, actions, chosen, unfold }: CardListProps<Row> & Branch<Row>) {
  const say = useSay()
  const at = (place: 'head' | 'corner') => columns.filter(({ narrow }) => narrow === place)
  const body = columns.filter(({ narrow }) => !narrow)
  const key = rowKey(row)
  const acts = actions?.(row) ?? []
  return (
    <>
      <div className={styles['head']}>
        {chosen && (
          <Checkbox
            aria-label={say(chooseRowOf(rowName(row)))}
            checked={chosen.keys.includes(key)}
            onChange={({ target }) =>
              chosen.onChange(target.checked ? [...chosen.keys, key] : chosen.keys.filter((one) => one !== key))
            }
          />
        )}
        <div className={styles['lead']}>
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
      {unfold && (unfold.can?.(row) ?? true) && (
        <details>
          <summary>{say(words.unfold)}</summary>
          {unfold.draw(row)}
        </details>
      )}
      {acts.length > 0 && (
        <div className={styles['acts']}>
          <RowActions actions={acts} name={rowName(row)} />
        </div>
      )}
    </>
  )
}
