// The open pages in a row: a press opens, a drag sorts, the cross closes, the right button offers the rest.
import { useMemo, useRef, type WheelEvent } from 'react'
import { useSay } from '../../../api/language.ts'
import { useMenu } from '../../../api/session.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { SortArea } from '../../../kit/sort/SortArea.tsx'
import type { Tab } from '../../../kit/tabs/tabState.ts'
import { moveTab, useTabs } from '../../../kit/tabs/useTabs.ts'
import { placeOf } from '../screen/places.ts'
import { tabWords as words } from './words.ts'
import styles from './tabs.module.css'
import { TabItem } from './TabItem.tsx'
import { TabList } from './TabList.tsx'
import { useLimitHint } from './useLimitHint.ts'
import { useOverflow } from './useOverflow.ts'
import { useOverflowHint } from './useOverflowHint.ts'

/** Pixels a notch of the wheel moves the row. */
const notch = 50

/** Pixels a press on an arrow moves it: two tabs or three. */
const step = 360

export function TabStrip() {
  const say = useSay()
  const menu = useMenu()
  const tabs = useTabs((state) => state.tabs)
  const row = useRef<HTMLUListElement>(null)
  // Another list only when the order is another one: whoever watches the list is drawn again with it.
  const order = tabs.map(({ key }) => key).join('\n')
  const ids = useMemo(() => order.split('\n'), [order])
  const overflows = useOverflow(row, tabs.length)
  useOverflowHint(overflows)
  useLimitHint(tabs.length)
  const titleOf = (tab: Tab) => tab.name ?? say(placeOf(tab.key, menu).title ?? words.missing)
  const turnBy = (pixels: number) => () => row.current?.scrollBy({ left: pixels })
  const turn = ({ deltaY, currentTarget }: WheelEvent) => {
    currentTarget.scrollLeft += Math.sign(deltaY) * notch
  }
  return (
    <nav aria-label={say(words.open)} className={styles['strip']}>
      {overflows && (
        <Action bare small kind="quiet" icon="previous" label={say(words.turnBack)} onPress={turnBy(-step)} />
      )}
      <SortArea ids={ids} direction="horizontal" onMove={moveTab}>
        <ul ref={row} onWheel={turn}>
          {tabs.map((tab, at) => (
            <TabItem key={tab.key} tab={tab} title={titleOf(tab)} fixed={at === 0} at={at} count={tabs.length} />
          ))}
        </ul>
      </SortArea>
      {overflows && (
        <>
          <Action bare small kind="quiet" icon="next" label={say(words.turnOn)} onPress={turnBy(step)} />
          <TabList tabs={tabs} titleOf={titleOf} />
        </>
      )}
    </nav>
  )
}
