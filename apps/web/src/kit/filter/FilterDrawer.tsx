// A drawer that combines any number of filters: a button with the number of active ones, the conditions, and saved favourites.
import { Badge, Button, Tabs } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import { SideDrawer } from '../dialog/SideDrawer.tsx'
import { useWide } from '../layout/useWide.ts'
import antd from '../antd/tabs.module.css'
import { ConditionsTab } from './ConditionsTab.tsx'
import { FavouritesTab } from './favourite/FavouritesTab.tsx'
import type { FilterField } from './field.ts'
import type { FurtherFilter } from './further.ts'
import styles from './filter.module.css'
import { countOf, type FilterObject } from './filterRows.ts'
import { activeOf, filterWords as words } from './words.ts'

export interface FilterDrawerProps {
  /** The name under which favourites are stored. */
  name: string
  fields: readonly FilterField[]
  /** The filter in use. */
  value: FilterObject
  onApply: (words: FilterObject) => void
  /** What a favourite keeps in addition to the conditions: the search and the order of the list. */
  besides?: FilterObject
  /** Applies a favourite with what it keeps in addition; without it a favourite is applied as conditions are. */
  onFavourite?: (kept: FilterObject) => void
  /** Drawn below the conditions that are being written. */
  further?: FurtherFilter
  /** False: values are sent without operators, and none are offered. */
  operators?: boolean
  /** A custom button to open it. */
  children?: (state: { count: number; open: () => void }) => ReactNode
}

const nothing: FilterObject = {}

export function FilterDrawer({
  name,
  fields,
  value,
  onApply,
  besides = nothing,
  onFavourite = onApply,
  operators = true,
  further,
  children,
}: FilterDrawerProps) {
  const t = useTranslate()
  const wide = useWide('md')
  const [open, setOpen] = useState(false)
  const count = countOf(value, fields) + (further?.conditions.length ?? 0)
  const closing = (apply: (next: FilterObject) => void) => (next: FilterObject) => {
    apply(next)
    setOpen(false)
  }
  return (
    <>
      {children ? (
        children({ count, open: () => setOpen(true) })
      ) : (
        <Badge count={count} size="small" className={styles['opener'] ?? ''}>
          <Button icon={<Icon name="filter" />} aria-label={t(activeOf(count))} onClick={() => setOpen(true)}>
            {/* On a telephone the words of the search need the room. */}
            {wide && t(words.filter)}
          </Button>
        </Badge>
      )}
      <SideDrawer title={words.filter} open={open} onClose={() => setOpen(false)} width={650}>
        <Tabs
          className={`${styles['tabs']} ${antd['whole']}`}
          // The conditions scroll; their buttons stay visible.
          styles={{ body: { height: '100%' }, content: { height: '100%' } }}
          items={[
            {
              key: 'items',
              label: t(words.items),
              children: (
                <ConditionsTab
                  {...{ name, fields, value, besides, operators, further }}
                  onApply={closing(onApply)}
                  onClear={() => onApply({})}
                />
              ),
            },
            {
              key: 'favourites',
              label: t(words.favourites),
              children: <FavouritesTab name={name} fields={fields} further={further} onApply={closing(onFavourite)} />,
            },
          ]}
        />
      </SideDrawer>
    </>
  )
}
