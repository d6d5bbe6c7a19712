// The functions of table heads, for cards: the order of the rows, and filtering by the values of a column.
import { Select } from 'antd'
import { useTranslate } from '../../../api/language.ts'
import type { Column } from '../columns.ts'
import type { ListState } from '../useListState.ts'
import { downOf, tableWords as words, upOf } from '../words.ts'
import styles from './cards.module.css'
import { HeadFilter } from '../view/HeadFilter.tsx'

export function CardBar<Row>({ list, columns }: { list: ListState; columns: readonly Column<Row>[] }) {
  const t = useTranslate()
  const sortable = columns.filter((column) => column.sortable)
  const filtered = columns.flatMap((column) => (column.filters ? [{ ...column, filters: column.filters }] : []))
  if (sortable.length + filtered.length === 0) return null
  const sort = list.sort && `${list.sort.order} ${list.sort.prop}`
  return (
    <div className="row wrap gap-8 align-center below-12">
      {sortable.length > 0 && (
        <Select<string>
          className={styles['sort'] ?? ''}
          allowClear
          aria-label={t(words.sortBy)}
          placeholder={t(words.sortBy)}
          value={sort ?? null}
          options={sortable.flatMap(({ key, title }) => [
            { value: `ascending ${key}`, label: t(upOf(t(title))) },
            { value: `descending ${key}`, label: t(downOf(t(title))) },
          ])}
          onChange={(next: string | undefined) => {
            const [order, prop] = next?.split(' ') ?? []
            list.setSort(prop ? { prop, order: order === 'descending' ? 'descending' : 'ascending' } : undefined)
          }}
        />
      )}
      {filtered.map(({ key, title, filters }) => (
        <HeadFilter key={key} worded list={list} name={key} label={title} options={filters} />
      ))}
    </div>
  )
}
