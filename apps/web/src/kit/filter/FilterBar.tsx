// The filters above a list: the search, the most used ones on a desk, one drawer for all conditions, and each condition as a chip below them.
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { useWide } from '../layout/useWide.ts'
import { FilterContext } from '../table/filterContext.ts'
import { isFiltered, type ListState } from '../table/useListState.ts'
import styles from '../table/view/table.module.css'
import { tableWords as words } from '../table/words.ts'
import type { FilterField } from './field.ts'
import type { FurtherFilter } from './further.ts'
import { FilterChips } from './FilterChips.tsx'
import { ListFilter } from './ListFilter.tsx'

/** What the drawer filters by. */
export interface Conditions {
  /** The name under which favourites are stored. */
  name: string
  fields: readonly FilterField[]
  /** The fields that have a filter of their own in the bar; on a telephone the drawer begins with them. */
  quick?: readonly string[]
  further?: FurtherFilter
}

export interface FilterBarProps {
  list: ListState
  /** Always visible, usually the search box. */
  first: ReactNode
  /** The filters that are used most: at most three, so that they fit next to the first on every desk. */
  children?: ReactNode
  conditions?: Conditions
}

export function FilterBar({ list, first, children, conditions }: FilterBarProps) {
  const t = useTranslate()
  const narrow = !useWide('md')
  const { fields = [], quick = [] } = conditions ?? {}
  const clear = isFiltered(list) && (
    <Button type="link" onClick={list.clear}>
      {t(words.clear)}
    </Button>
  )
  return (
    <FilterContext value={list}>
      <div role="search" className={`row gap-8 align-center ${styles['filters']}`}>
        {first}
        {(!narrow || !conditions) && children}
        {conditions && (
          <ListFilter
            list={list}
            name={conditions.name}
            fields={narrow ? fields.map((field) => ({ ...field, selected: quick.includes(field.value) })) : fields}
            {...(conditions.further && { further: conditions.further })}
          />
        )}
        {!narrow && clear}
      </div>
      <FilterChips list={list} fields={fields} quick={narrow ? [] : quick} further={conditions?.further?.conditions}>
        {narrow && clear}
      </FilterChips>
    </FilterContext>
  )
}
