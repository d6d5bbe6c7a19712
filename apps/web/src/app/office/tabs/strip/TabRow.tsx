// The row of tabs: the wheel scrolls it when it is longer than its space.
import type { ComponentType, RefCallback, WheelEvent } from 'react'
import { TabItem, type TabItemProps } from './TabItem.tsx'

export interface TabRowProps {
  row: RefCallback<HTMLUListElement>
  items: readonly TabItemProps[]
}

/** Pixels that one notch of the wheel scrolls the row. */
const notch = 50

const turn = ({ deltaY, currentTarget }: WheelEvent) => {
  currentTarget.scrollLeft += Math.sign(deltaY) * notch
}

export const TabRow = ({ row, items, Item = TabItem }: TabRowProps & { Item?: ComponentType<TabItemProps> }) => (
  <ul ref={row} onWheel={turn}>
    {items.map((item) => (
      <Item key={item.tab.key} {...item} />
    ))}
  </ul>
)
