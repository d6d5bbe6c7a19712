// A list or row of things that people reorder by dragging, or by the keyboard: space picks up, arrows move, space puts down.
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  horizontalListSortingStrategy,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useMemo, type ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { at, dropped, moved, sortWords as words } from './words.ts'

export type SortId = string | number

const strategies = {
  vertical: verticalListSortingStrategy,
  horizontal: horizontalListSortingStrategy,
  grid: rectSortingStrategy,
} as const

export interface SortAreaProps {
  /** In their present order. */
  ids: readonly SortId[]
  direction: keyof typeof strategies
  /** Places counted from 0. */
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** Each child draws itself with `useSortItem(id)`. */
export function SortArea({ ids, direction, onMove, children }: SortAreaProps) {
  const t = useTranslate()
  const sensors = useSensors(
    // A press without a movement stays a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    // Scrolls at once: positions measured while a window still scrolls are wrong when the next arrow is pressed.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  )
  // The library expects a mutable list, and redraws everything for a new one.
  const items = useMemo(() => [...ids], [ids])
  const place = (id: SortId | undefined) => (id === undefined ? 0 : ids.indexOf(id) + 1)
  const announcements: Announcements = {
    onDragStart: ({ active }) => t(at(place(active.id), ids.length)),
    onDragOver: ({ over }) => (over ? t(moved(place(over.id), ids.length)) : undefined),
    onDragEnd: ({ over, active }) => t(dropped(place(over?.id ?? active.id), ids.length)),
    onDragCancel: () => t(words.cancelled),
  }
  function end({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return
    onMove(ids.indexOf(active.id), ids.indexOf(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t(words.how) } }}
    >
      <SortableContext items={items} strategy={strategies[direction]}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
