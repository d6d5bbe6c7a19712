// The rows of a list on a telephone: one card each, headed by the row's name.
import type { Wording } from '@register/contract/phrase'
import { Checkbox } from 'antd'
import type { ComponentProps } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Fold } from '../../action/Fold.tsx'
import type { Column } from '../columns.ts'
import { chooseRowOf, tableWords as words } from '../words.ts'
import { RowActions } from '../view/acts/RowActions.tsx'
import { visibleActs, type RowAction } from '../view/acts/rowActs.ts'
import { branchesOf, childrenOf } from '../view/rowTree.ts'
import { totalOf, type Totals } from '../view/totals.ts'
import { useUnfolded } from '../view/unfolded.ts'
import styles from './cards.module.css'
import type { Chosen, RowKey, Unfolding } from '../view/viewProps.ts'

export interface CardListProps<Row> {
  label: Wording
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => RowKey
  rowName: (row: Row) => string
  actions?: ((row: Row) => readonly RowAction[]) | undefined
  chosen?: Chosen | undefined
  unfold?: Unfolding<Row> | undefined
  added?: RowKey | undefined
  tree?: string | undefined
  treeOpen?: boolean | readonly RowKey[] | undefined
  totals?: Totals | undefined
}

export function CardList<Row>(props: CardListProps<Row>) {
  const { label, rows, columns, rowKey, rowName, tree, treeOpen, totals } = props
  const t = useTranslate()
  const { expandedRowKeys: open = [], onExpand } = useUnfolded(rows, tree, rowKey, treeOpen ?? false)
  const opens = (row: Row) => open.includes(rowKey(row))
  const summed = totals ? columns.filter((column) => totalOf(column, totals) !== null) : []
  return (
    <ul aria-label={t(label)} className={`stack gap-8 ${styles['cards']}`}>
      {branchesOf(rows, tree, opens).map(({ row, level }) => (
        <li key={rowKey(row)} data-level={Math.min(level, 3)} data-added={rowKey(row) === props.added || undefined}>
          <Card
            {...props}
            row={row}
            fold={
              tree !== undefined && childrenOf(row, tree).length > 0
                ? { name: rowName(row), open: opens(row), onToggle: () => onExpand?.(!opens(row), row) }
                : false
            }
          />
        </li>
      ))}
      {totals && summed.length > 0 && (
        <li>
          <strong>{t(words.sum)}</strong>
          <dl>
            {summed.map((column) => (
              <div key={column.key}>
                <dt>{t(column.title)}</dt>
                <dd>{totalOf(column, totals)}</dd>
              </div>
            ))}
          </dl>
        </li>
      )}
    </ul>
  )
}

interface CardProps<Row> extends CardListProps<Row> {
  row: Row
  fold: ComponentProps<typeof Fold>['branch']
}

function Card<Row>({ row, columns, rowKey, rowName, actions, chosen, unfold, fold }: CardProps<Row>) {
  const t = useTranslate()
  const at = (place: 'head' | 'corner') => columns.filter(({ narrow }) => narrow === place)
  const body = columns.filter(({ narrow }) => !narrow)
  const key = rowKey(row)
  // Its head leads to the same page.
  const acts = (actions?.(row) ?? []).filter(({ key: act, to }) => act !== 'open' || to === undefined)
  // A menu alone needs no line of its own.
  const isMenu = visibleActs(acts).first.length === 0
  const rowActs = acts.length > 0 && <RowActions actions={acts} name={rowName(row)} />
  return (
    <>
      <div className="row wrap gap-4-8 align-center justify-between">
        <div className={`row gap-8 align-baseline ${styles['named']}`}>
          {fold && <Fold branch={fold} />}
          {chosen && (
            <Checkbox
              aria-label={t(chooseRowOf(rowName(row)))}
              checked={chosen.keys.includes(key)}
              onChange={({ target }) =>
                chosen.onChange(target.checked ? [...chosen.keys, key] : chosen.keys.filter((one) => one !== key))
              }
            />
          )}
          <div className="grow may-narrow bold">
            {at('head').map((column) => (
              <div key={column.key}>{column.draw(row)}</div>
            ))}
          </div>
        </div>
        {at('corner').map((column) => (
          <div key={column.key}>{column.draw(row)}</div>
        ))}
        {isMenu && rowActs}
      </div>
      <dl>
        {body.map((column) => (
          <div key={column.key}>
            <dt>{t(column.title)}</dt>
            <dd>{column.draw(row)}</dd>
          </div>
        ))}
      </dl>
      {unfold && (unfold.can?.(row) ?? true) && (
        <details>
          <summary>{t(words.unfold)}</summary>
          {unfold.draw(row)}
        </details>
      )}
      {!isMenu && <div className="above-4">{rowActs}</div>}
    </>
  )
}
