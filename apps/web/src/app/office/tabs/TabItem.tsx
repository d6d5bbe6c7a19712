// One open page in the row: where it stands and how it moves; what is in it is drawn again only when something of its own has changed.
import { useSortItem } from '../../../kit/sort/useSortItem.ts'
import { TabFace, type TabFaceProps } from './TabFace.tsx'

export function TabItem(props: TabFaceProps) {
  const { tab, title, fixed, open } = props
  const { ref, style, grip, dragging } = useSortItem(tab.key, title)
  return (
    <li ref={ref} style={style} data-open={open} data-dragging={dragging} {...(!fixed && grip)}>
      <TabFace {...props} />
    </li>
  )
}
