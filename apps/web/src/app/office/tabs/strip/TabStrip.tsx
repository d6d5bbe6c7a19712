// The strip of tabs: a click opens, dragging reorders, the cross closes, the right button opens a menu.
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { createPath } from 'react-router'
import { useTranslate } from '../../../../api/language.ts'
import { useMenu } from '../../../../api/session.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { DropMenu } from '../../../../kit/action/menu/DropMenu.tsx'
import { late } from '../../../../kit/plain/late.tsx'
import { maxTabs, type Tab } from '../../../../kit/tabs/tabState.ts'
import { useTabs } from '../../../../kit/tabs/useTabs.ts'
import { placeOf } from '../../screen/places.ts'
import { tabWords as words, limitOf, allOf } from '../words.ts'
import styles from './tabs.module.css'
import { TabRow } from './TabRow.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { Icon } from '../../../../kit/action/icons.tsx'
import { useGo } from '../../../../kit/router/useGo.ts'

// A list of all tabs, for when there are more than the row shows.
function TabList({ tabs, titleOf }: { tabs: readonly Tab[]; titleOf: (tab: Tab) => string }) {
  const t = useTranslate()
  const go = useGo()
  const active = useTabs((state) => state.active)
  const label = t(allOf(tabs.length))
  return (
    <DropMenu
      placement="bottomRight"
      scrolls
      selected={[active]}
      items={tabs.map((tab) => ({ key: tab.key, label: titleOf(tab) }))}
      onPick={(key) => {
        const tab = tabs.find((one) => one.key === key)
        if (tab) go(createPath(tab.location))
      }}
    >
      <Button type="text" size="small" icon={<Icon name="down" />} aria-label={label} title={label} />
    </DropMenu>
  )
}

// Whether the row of tabs is longer than its space; measured again when either changes size.
function useOverflow(row: HTMLElement | null, count: number): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    if (!row) return undefined
    const measure = () => setOverflows(row.scrollWidth > row.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    // A tab that gets a longer name makes the row longer too.
    for (const tab of row.children) observer.observe(tab)
    return () => observer.disconnect()
  }, [row, count])
  return overflows
}

// Tells the person when the maximum number of tabs has been reached.
function useLimitHint(count: number): void {
  const { inform } = useFeedback()
  useEffect(() => {
    if (count >= maxTabs) inform(limitOf(maxTabs))
  }, [count, inform])
}

// Without a network the tabs stay as they are, only not to be dragged.
const SortedTabs = late(async () => (await import('./SortedTabs.tsx')).SortedTabs, { enough: true })

/** Pixels that a click on an arrow scrolls the row: two or three tabs. */
const step = 360

export function TabStrip() {
  const t = useTranslate()
  const menu = useMenu()
  const tabs = useTabs((state) => state.tabs)
  const [row, setRow] = useState<HTMLUListElement | null>(null)
  const overflows = useOverflow(row, tabs.length)
  useLimitHint(tabs.length)
  // The arrows take width from the row, so the tab that was visible before may be cut off now.
  useEffect(() => {
    if (overflows) row?.querySelector('[data-open=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [overflows, row])
  const titleOf = (tab: Tab) => t(tab.name ?? placeOf(tab.key, menu).title ?? words.missing)
  const turnBy = (pixels: number) => () => row?.scrollBy({ left: pixels })
  const items = tabs.map((tab, at) => ({ tab, title: titleOf(tab), fixed: at === 0, at, count: tabs.length }))
  const plain = <TabRow row={setRow} items={items} />
  return (
    <nav aria-label={t(words.open)} className={`row gap-4 align-center rigid surface line-below ${styles['strip']}`}>
      {overflows && <Action bare small kind="quiet" icon="previous" label={words.turnBack} onPress={turnBy(-step)} />}
      {/* Home stays first: with one other tab there is nothing to reorder. */}
      {tabs.length > 2 ? <SortedTabs waiting={plain} row={setRow} items={items} /> : plain}
      {overflows && (
        <>
          <Action bare small kind="quiet" icon="next" label={words.turnOn} onPress={turnBy(step)} />
          <TabList tabs={tabs} titleOf={titleOf} />
        </>
      )}
    </nav>
  )
}
