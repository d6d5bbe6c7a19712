// The open pages as a row that is put in order by dragging. In a file of its own: a first visit has nothing to put in order.
import { useMemo } from 'react'
import { SortArea } from '../../../../kit/sort/SortArea.tsx'
import { useSortItem } from '../../../../kit/sort/useSortItem.ts'
import { moveTab } from '../../../../kit/tabs/useTabs.ts'
import { TabItem, type TabItemProps } from './TabItem.tsx'
import { TabRow, type TabRowProps } from './TabRow.tsx'

export function SortedTabs(row: TabRowProps) {
  // Another list only when the order is another one: what watches the list is drawn again with it.
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
