// The filters above a list, in a row: the most used ones on a desk, the rest behind a button; on a telephone the first one stays and the others are in a drawer.
import { Badge, Button, Drawer } from 'antd'
import { useState, type ReactNode } from 'react'
import { useSay } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import { Popup } from '../dialog/Popup.tsx'
import { useWide } from '../layout/useWide.ts'
import { FilterContext } from './filterContext.ts'
import styles from './view/table.module.css'
import type { ListState } from './useListState.ts'
import { filtersOf, tableWords as words } from './words.ts'

export interface FilterBarProps {
  list: ListState
  /** Always visible, usually the search box. */
  first: ReactNode
  /** The filters that are used most: at most three, so that they fit next to the first on every desk. */
  children?: ReactNode
  /** The others, and their names in the address: the button shows how many are in use. */
  more?: { names: readonly string[]; filters: ReactNode }
}

export function FilterBar({ list, first, children, more }: FilterBarProps) {
  const say = useSay()
  const narrow = !useWide('md')
  const [open, setOpen] = useState(false)
  const active = Object.keys(list.filters).length
  const clear = active > 0 && (
    <Button type="link" onClick={list.clear}>
      {say(words.clear)}
    </Button>
  )
  return (
    <FilterContext value={list}>
      <div role="search" className={styles['filters']}>
        {first}
        {!narrow && children}
        {!narrow && more && <MoreFilters list={list} {...more} />}
        {!narrow && clear}
        {narrow && (children || more) && (
          <Badge count={active} size="small">
            <Button
              icon={<Icon name="filter" />}
              aria-label={say(active ? filtersOf(active) : words.filters)}
              onClick={() => setOpen(true)}
            />
          </Badge>
        )}
      </div>
      <Drawer
        title={say(words.filters)}
        placement="bottom"
        size="80%"
        open={open && narrow}
        onClose={() => setOpen(false)}
        extra={clear}
        footer={
          <Button block type="primary" onClick={() => setOpen(false)}>
            {say(words.showResults)}
          </Button>
        }
      >
        <div className={styles['drawerFilters']}>
          {children}
          {more?.filters}
        </div>
      </Drawer>
    </FilterContext>
  )
}

function MoreFilters({ list, names, filters }: { list: ListState } & NonNullable<FilterBarProps['more']>) {
  const say = useSay()
  const active = names.filter((name) => list.filters[name] !== undefined).length
  return (
    <Badge count={active} size="small">
      <Popup
        label={say(words.moreFilters)}
        opener={<Button icon={<Icon name="filter" />}>{say(words.moreFilters)}</Button>}
      >
        {() => <div className={styles['moreFilters']}>{filters}</div>}
      </Popup>
    </Badge>
  )
}
