// The filters above a list: side by side on a desk; on a telephone the first one stays and the rest wait in a drawer.
import { Badge, Button, Drawer } from 'antd'
import { useState, type ReactNode } from 'react'
import { useSay } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import { useWide } from '../layout/useWide.ts'
import { FilterContext } from './filterContext.ts'
import styles from './view/table.module.css'
import type { ListState } from './useListState.ts'
import { filtersOf, tableWords as words } from './words.ts'

export interface FilterBarProps {
  list: ListState
  /** Always in sight, usually the words to search for. */
  first: ReactNode
  /** The other filters. */
  children?: ReactNode
}

export function FilterBar({ list, first, children }: FilterBarProps) {
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
        {!narrow && clear}
        {narrow && children && (
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
        <div className={styles['drawerFilters']}>{children}</div>
      </Drawer>
    </FilterContext>
  )
}
