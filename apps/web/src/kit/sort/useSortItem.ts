// What one item of a sort area needs: its position while it is dragged, and the handle that moves it.
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { CSSProperties, HTMLAttributes } from 'react'
import { useTranslate } from '../../api/language.ts'
import type { SortId } from './SortArea.tsx'
import { sortWords } from './words.ts'

export interface SortItem {
  /** The ref for the element that moves. */
  ref: (element: HTMLElement | null) => void
  style: CSSProperties
  dragging: boolean
  /** For an element that is dragged as a whole but moved by the keyboard in another way. */
  grip: HTMLAttributes<HTMLElement>
  /** For the handle: a button, or the element itself. */
  handle: HTMLAttributes<HTMLElement> & { ref: (element: HTMLElement | null) => void }
}

/** `name` is the item's accessible name. */
export function useSortItem(id: SortId, name: string): SortItem {
  const t = useTranslate()
  const sort = useSortable({ id, attributes: { roleDescription: t(sortWords.sortable) } })
  return {
    ref: sort.setNodeRef,
    style: {
      transform: CSS.Translate.toString(sort.transform),
      ...(sort.transition && { transition: sort.transition }),
      ...(sort.isDragging && { position: 'relative', zIndex: 2 }),
    },
    dragging: sort.isDragging,
    grip: { ...sort.listeners },
    handle: {
      ...sort.attributes,
      ...sort.listeners,
      'aria-label': `${t(sortWords.move)} ${name}`,
      ref: sort.setActivatorNodeRef,
    },
  }
}
