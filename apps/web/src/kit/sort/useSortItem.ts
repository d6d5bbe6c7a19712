// What one thing in a sort area needs: the place it is drawn at, and the handle that moves it.
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { CSSProperties, HTMLAttributes } from 'react'
import { useSay } from '../../api/language.ts'
import type { SortId } from './SortArea.tsx'
import { sortWords } from './words.ts'

export interface SortItem {
  /** For the element that moves. */
  ref: (element: HTMLElement | null) => void
  style: CSSProperties
  dragging: boolean
  /** For an element that is dragged as a whole and moved by the keyboard in another way. */
  grip: HTMLAttributes<HTMLElement>
  /** For what is gripped: a button, or the element itself. */
  handle: HTMLAttributes<HTMLElement> & { ref: (element: HTMLElement | null) => void }
}

/** `name` tells the thing from the others for assistive technology. */
export function useSortItem(id: SortId, name: string): SortItem {
  const say = useSay()
  const sort = useSortable({ id, attributes: { roleDescription: say(sortWords.sortable) } })
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
      'aria-label': `${say(sortWords.move)} ${name}`,
      ref: sort.setActivatorNodeRef,
    },
  }
}
