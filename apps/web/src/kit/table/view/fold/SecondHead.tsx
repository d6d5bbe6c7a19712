// The head of a column that is drawn as the second line of another; it sorts as a head of its own would.
import { useTranslate } from '../../../../api/language.ts'
import { Icon } from '../../../action/icons.tsx'
import type { Column } from '../../columns.ts'
import type { ListState, Sort } from '../../useListState.ts'
import { downOf, upOf } from '../../words.ts'
import styles from './fold.module.css'

const after = (prop: string, order: Sort['order'] | undefined): Sort | undefined =>
  order === 'descending' ? undefined : { prop, order: order ? 'descending' : 'ascending' }

export function SecondHead<Row>({ column, list }: { column: Column<Row>; list: ListState }) {
  const t = useTranslate()
  const title = t(column.title)
  if (!column.sortable) return <span className={`block quiet regular ${styles['second']}`}>{title}</span>
  const order = list.sort?.prop === column.key ? list.sort.order : undefined
  return (
    // A click here is not a click on the head, which sorts by the first line.
    <span
      role="presentation"
      className={`block quiet regular ${styles['second']}`}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <button
        type="button"
        className={`inline-row gap-4 align-center quiet regular bare pressable ${styles['sort']}`}
        data-sorted={order}
        title={order && t((order === 'ascending' ? upOf : downOf)(title))}
        aria-label={order && t((order === 'ascending' ? upOf : downOf)(title))}
        onClick={() => list.setSort(after(column.key, order))}
      >
        {title}
        <Icon name={order === 'descending' ? 'down' : 'up'} />
      </button>
    </span>
  )
}
