// The open pages in a row: a press opens, a drag sorts, the cross closes, the right button offers the rest.
import { useMemo, useRef, type WheelEvent } from 'react'
import { useSay } from '../../../api/language.ts'
import { useMenu } from '../../../api/session.ts'
import { SortArea } from '../../../kit/sort/SortArea.tsx'
import { moveTab, useTabs } from '../../../kit/tabs/useTabs.ts'
import { placeOf } from '../screen/places.ts'
import { tabWords as words } from './words.ts'
import styles from './tabs.module.css'
import { useOverflowHint } from './useOverflowHint.ts'
import { TabItem } from './TabItem.tsx'

/** Pixels a notch of the wheel moves the row. */
const notch = 50

export function TabStrip() {
  const say = useSay()
  const menu = useMenu()
  const tabs = useTabs((state) => state.tabs)
  const row = useRef<HTMLUListElement>(null)
  // Another list only when the order is another one: whoever watches the list is drawn again with it.
  const order = tabs.map(({ key }) => key).join('\n')
  const ids = useMemo(() => order.split('\n'), [order])
  useOverflowHint(row, tabs.length)
  const turn = ({ deltaY, currentTarget }: WheelEvent) => {
    currentTarget.scrollLeft += Math.sign(deltaY) * notch
  }
  return (
    <nav aria-label={say(words.open)} className={styles['strip']}>
      <SortArea ids={ids} direction="horizontal" onMove={moveTab}>
        <ul ref={row} onWheel={turn}>
          {tabs.map((tab, at) => (
            <TabItem
              key={tab.key}
              tab={tab}
              title={tab.name ?? say(placeOf(tab.key, menu).title ?? words.missing)}
              fixed={at === 0}
              at={at}
              count={tabs.length}
            />
          ))}
        </ul>
      </SortArea>
    </nav>
  )
}
