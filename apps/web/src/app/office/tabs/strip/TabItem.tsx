// One tab in the row; its content is redrawn only when this tab has changed.
import { useCallback, useEffect, useRef } from 'react'
import type { SortItem } from '../../../../kit/sort/useSortItem.ts'
import { useTabs } from '../../../../kit/tabs/useTabs.ts'
import { TabFace, type TabFaceProps } from './TabFace.tsx'

export type TabItemProps = Omit<TabFaceProps, 'open'>

/** `sort`: how it is moved, once there is more than one tab to reorder. */
export function TabItem({ sort, ...props }: TabItemProps & { sort?: SortItem }) {
  const { tab, title, fixed } = props
  const open = useTabs(({ active }) => active === tab.key)
  const item = useRef<HTMLLIElement>(null)
  const keep = sort?.ref
  const place = useCallback(
    (element: HTMLLIElement | null) => {
      item.current = element
      keep?.(element)
    },
    [keep],
  )
  useEffect(() => {
    if (open) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open, title])
  return (
    <li
      ref={place}
      style={sort?.style}
      data-open={open}
      data-dragging={sort?.dragging}
      data-sorts={sort !== undefined}
      {...(!fixed && sort?.grip)}
    >
      <TabFace {...props} open={open} />
    </li>
  )
}
