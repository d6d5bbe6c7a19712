// The strip of tabs: a click opens, dragging reorders, the cross closes, the right button opens a menu.
import { useEffect, useState } from 'react'
import { useSay } from '../../../../api/language.ts'
import { useMenu } from '../../../../api/session.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { late } from '../../../../kit/plain/late.tsx'
import type { Tab } from '../../../../kit/tabs/tabState.ts'
import { useTabs } from '../../../../kit/tabs/useTabs.ts'
import { placeOf } from '../../screen/places.ts'
import { tabWords as words } from '../words.ts'
import styles from './tabs.module.css'
import { TabList } from './TabList.tsx'
import { TabRow } from './TabRow.tsx'
import { useLimitHint } from './useLimitHint.ts'
import { useOverflow } from './useOverflow.ts'
import { useOverflowHint } from './useOverflowHint.ts'

const SortedTabs = late(async () => (await import('./SortedTabs.tsx')).SortedTabs)

/** Pixels that a click on an arrow scrolls the row: two or three tabs. */
const step = 360

export function TabStrip() {
  const say = useSay()
  const menu = useMenu()
  const tabs = useTabs((state) => state.tabs)
  const [row, setRow] = useState<HTMLUListElement | null>(null)
  const overflows = useOverflow(row, tabs.length)
  useOverflowHint(overflows)
  useLimitHint(tabs.length)
  // The arrows take width from the row, so the tab that was visible before may be cut off now.
  useEffect(() => {
    if (overflows) row?.querySelector('[data-open=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [overflows, row])
  const titleOf = (tab: Tab) => say(tab.name ?? placeOf(tab.key, menu).title ?? words.missing)
  const turnBy = (pixels: number) => () => row?.scrollBy({ left: pixels })
  const items = tabs.map((tab, at) => ({ tab, title: titleOf(tab), fixed: at === 0, at, count: tabs.length }))
  const plain = <TabRow row={setRow} items={items} />
  return (
    <nav aria-label={say(words.open)} className={styles['strip']}>
      {overflows && (
        <Action bare small kind="quiet" icon="previous" label={say(words.turnBack)} onPress={turnBy(-step)} />
      )}
      {/* Home stays first: with one other tab there is nothing to reorder. */}
      {tabs.length > 2 ? <SortedTabs waiting={plain} row={setRow} items={items} /> : plain}
      {overflows && (
        <>
          <Action bare small kind="quiet" icon="next" label={say(words.turnOn)} onPress={turnBy(step)} />
          <TabList tabs={tabs} titleOf={titleOf} />
        </>
      )}
    </nav>
  )
}
