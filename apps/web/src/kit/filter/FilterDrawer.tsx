// Filters of any number, put together in a drawer: a button that tells how many are active, the conditions, and favourites to return to.
import { Badge, Button, Tabs } from 'antd'
import { useState, type ReactNode } from 'react'
import { useSay } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import { SideDrawer } from '../dialog/SideDrawer.tsx'
import antd from '../antd/tabs.module.css'
import { ConditionsTab } from './ConditionsTab.tsx'
import { FavouritesTab } from './favourite/FavouritesTab.tsx'
import type { FilterField } from './field.ts'
import styles from './filter.module.css'
import { countOf, type FilterObject } from './filterRows.ts'
import { activeOf, filterWords as words } from './words.ts'

export interface FilterDrawerProps {
  /** What favourites are kept under. */
  name: string
  fields: readonly FilterField[]
  /** What is filtered by now. */
  value: FilterObject
  onApply: (words: FilterObject) => void
  /** False: values travel without operators, and none are offered. */
  operators?: boolean
  /** Another opener. */
  children?: (state: { count: number; open: () => void }) => ReactNode
}

export function FilterDrawer({ name, fields, value, onApply, operators = true, children }: FilterDrawerProps) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const count = countOf(value, fields)
  const apply = (next: FilterObject) => {
    onApply(next)
    setOpen(false)
  }
  return (
    <>
      {children ? (
        children({ count, open: () => setOpen(true) })
      ) : (
        <Badge count={count} size="small">
          <Button icon={<Icon name="filter" />} aria-label={say(activeOf(count))} onClick={() => setOpen(true)}>
            {say(words.filter)}
          </Button>
        </Badge>
      )}
      <SideDrawer title={say(words.filter)} open={open} onClose={() => setOpen(false)} width={650}>
        <Tabs
          className={`${styles['tabs']} ${antd['whole']}`}
          // The conditions scroll; what is done with them stays in sight.
          styles={{ body: { height: '100%' }, content: { height: '100%' } }}
          items={[
            {
              key: 'items',
              label: say(words.items),
              children: (
                <ConditionsTab {...{ name, fields, value, operators }} onApply={apply} onClear={() => onApply({})} />
              ),
            },
            {
              key: 'favourites',
              label: say(words.favourites),
              children: <FavouritesTab name={name} fields={fields} onApply={apply} />,
            },
          ]}
        />
      </SideDrawer>
    </>
  )
}
