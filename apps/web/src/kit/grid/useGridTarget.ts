// Over which widget or column a dragged widget is: under the pointer the nearest one, by the keyboard the next place in the direction of the arrow.
import {
  closestCorners,
  type CollisionDetection,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { useEffect, useRef } from 'react'
import { arrows, placeBeside, type GridValue } from './gridValue.ts'

const columnId = /^column-(\d+)$/

/** The number of the column that a target is; undefined for a widget. */
export function columnIn(target: UniqueIdentifier): number | undefined {
  const [, column] = columnId.exec(String(target)) ?? []
  return column === undefined ? undefined : Number(column)
}

const isArrow = (code: string): code is keyof typeof arrows => Object.hasOwn(arrows, code)

/** `shown`: the grid as it is now, with the dragged widget where it would be dropped. */
export function useGridTarget(shown: GridValue) {
  // Written between two drawings, by keys: what is drawn follows from what the library then asks for.
  const aim = useRef<UniqueIdentifier>(undefined)
  // The library keeps the function of the moment at which the widget was picked up.
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  }, [shown])

  /** A column is a target only while it is empty; otherwise it would sometimes be taken as nearer than its own widgets. */
  const nearest: CollisionDetection = ({ droppableContainers, ...args }) =>
    closestCorners({
      ...args,
      droppableContainers: droppableContainers.filter(({ id }) => {
        const column = columnIn(id)
        return column === undefined || shown.columns[column]?.length === 0
      }),
    })

  const detect: CollisionDetection = (args) => {
    // By corners, a very long widget is far from everything, and one beside it could not be left by keys.
    const aimed = args.droppableContainers.find(({ id }) => id === aim.current)
    return aimed ? [{ id: aimed.id, data: { droppableContainer: aimed, value: 0 } }] : nearest(args)
  }

  const coordinates: KeyboardCoordinateGetter = (event, { active, context: { droppableRects } }) => {
    if (!isArrow(event.code)) return undefined
    event.preventDefault()
    const grid = latest.current
    const to = placeBeside(grid, String(active), arrows[event.code])
    if (!to) return undefined
    const target = grid.columns[to.column]?.[to.at] ?? `column-${to.column}`
    const rect = droppableRects.get(target)
    if (!rect) return undefined
    aim.current = target
    return { x: rect.left, y: rect.top }
  }

  return {
    detect,
    coordinates,
    /** A widget picked up by a key is over itself until an arrow is pressed. */
    begin: ({ active, activatorEvent }: DragStartEvent) => {
      aim.current = activatorEvent instanceof KeyboardEvent ? active.id : undefined
    },
    /** The widget stands where it was aimed at, so that the same target can be aimed at again. */
    reached: (active: UniqueIdentifier) => {
      if (aim.current !== undefined) aim.current = active
    },
    end: () => {
      aim.current = undefined
    },
  }
}
