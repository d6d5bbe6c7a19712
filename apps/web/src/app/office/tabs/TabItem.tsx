// One open page in the row: where it stands and how it moves; what is in it is drawn again only when something of its own has changed.
import { useCallback, useEffect, useRef } from 'react'
import { useSortItem } from '../../../kit/sort/useSortItem.ts'
import { useTabs } from '../../../kit/tabs/useTabs.ts'
import { TabFace, type TabFaceProps } from './TabFace.tsx'

export function TabItem(props: Omit<TabFaceProps, 'open'>) {
  const { tab, title, fixed } = props
  const open = useTabs(({ active }) => active === tab.key)
  const { ref, style, grip, dragging } = useSortItem(tab.key, title)
  const item = useRef<HTMLLIElement>(null)
  const place = useCallback(
    (element: HTMLLIElement | null) => {
      item.current = element
      ref(element)
    },
    [ref],
  )
  useEffect(() => {
    if (open) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open, title])
  return (
    <li ref={place} style={style} data-open={open} data-dragging={dragging} {...(!fixed && grip)}>
      <TabFace {...props} open={open} />
    </li>
  )
}
