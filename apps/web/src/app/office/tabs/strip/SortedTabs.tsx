// The tabs as a row that is reordered by dragging. A file of its own, because a first visit has only one tab and needs no such code.
import { useMemo } from 'react'
import { SortArea } from '../../../../kit/sort/SortArea.tsx'
import { useSortItem } from '../../../../kit/sort/useSortItem.ts'
import { moveTab } from '../../../../kit/tabs/useTabs.ts'
import { TabItem, type TabItemProps } from './TabItem.tsx'
import { TabRow, type TabRowProps } from './TabRow.tsx'

export function SortedTabs(row: TabRowProps) {
  // A new array only when the order changes, because its consumers are redrawn with it.
  const order = row.items.map(({ tab }) => tab.key).join('\n')
  const ids = useMemo(() => order.split('\n'), [order])
  return (
    <SortArea ids={ids} direction="horizontal" onMove={moveTab}>
      <TabRow {...row} Item={SortedTab} />
    </SortArea>
  )
}

function SortedTab(props: TabItemProps) {
  return <TabItem {...props} sort={useSortItem(props.tab.key, props.title)} />
}
