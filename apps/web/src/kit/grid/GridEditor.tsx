// The grid while it is edited: widgets are dragged within and between columns, by hand or by keyboard, added and removed.
import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragOverEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Columns } from './Columns.tsx'
import styles from './grid.module.css'
import { GridColumn, gripPlace } from './GridColumn.tsx'
import { movedWidget, placeOf, without, type GridValue, type Place } from './gridValue.ts'
import { useFocusPlaces } from './useFocusPlaces.ts'
import { columnIn, useGridTarget } from './useGridTarget.ts'
import type { WidgetGridProps } from './widget.ts'
import { addPlace, WidgetChoice } from './WidgetChoice.tsx'
import { atPlace, gridWords as words, removedFrom } from './words.ts'

export function GridEditor({ label, widgets, value, onChange, initial }: Omit<WidgetGridProps, 'editing' | 'empty'>) {
  const t = useTranslate()
  /** While a widget is dragged, the grid already shows it at the place where it would be dropped. */
  const [held, setHeld] = useState<GridValue>()
  const shown = held ?? value
  const focus = useFocusPlaces()
  const [news, announce] = useState('')
  const target = useGridTarget(shown)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: target.coordinates, scrollBehavior: 'auto' }),
  )
  const titleOf = (id: UniqueIdentifier) => t(widgets.find(({ key }) => key === id)?.title) ?? String(id)
  function placeUnder(over: UniqueIdentifier): Place | undefined {
    const column = columnIn(over)
    return column === undefined ? placeOf(shown, String(over)) : { column, at: Infinity }
  }
  /** The grid once the dragged widget has followed the pointer. */
  function followed({ active, over }: Pick<DragOverEvent, 'active' | 'over'>): GridValue {
    const to = over && over.id !== active.id ? placeUnder(over.id) : undefined
    const from = placeOf(shown, String(active.id))
    const moves = to && from && (to.column !== from.column || Number.isFinite(to.at))
    return moves ? movedWidget(shown, String(active.id), to) : shown
  }
  const placeText = (id: UniqueIdentifier, grid: GridValue) => {
    const place = placeOf(grid, String(id))
    return place && t(atPlace(titleOf(id), place.column + 1, place.at + 1))
  }
  const announcements: Announcements = {
    // Announced once the columns are measured: an arrow pressed before that would be lost.
    onDragStart: () => undefined,
    onDragOver: (event) => placeText(event.active.id, followed(event)),
    onDragEnd: ({ active }) => placeText(active.id, shown),
    onDragCancel: () => t(words.cancelled),
  }
  function remove(key: string) {
    const placed = value.columns.flat()
    const at = placed.indexOf(key)
    onChange(without(value, key))
    announce(t(removedFrom(titleOf(key))))
    focus.focusOn([...placed.slice(at + 1), ...placed.slice(0, at).toReversed()].map(gripPlace).concat(addPlace(key)))
  }
  const columns = shown.columns.map((keys, at) => (
    <GridColumn
      key={at}
      at={at}
      widgets={keys.flatMap((key) => widgets.find((one) => one.key === key) ?? [])}
      focus={focus}
      onRemove={remove}
    />
  ))
  return (
    <div className={`stack fit gap-16 ${styles['whole']}`} data-editing role="group" aria-label={t(label)}>
      <WidgetChoice
        widgets={widgets}
        value={value}
        onChange={onChange}
        initial={initial}
        focus={focus}
        announce={announce}
      />
      <p role="status" className="unseen">
        {news}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={target.detect}
        onDragStart={(event) => {
          target.begin(event)
          setHeld(value)
        }}
        onDragOver={(event) => {
          setHeld(followed(event))
          target.reached(event.active.id)
        }}
        onDragEnd={() => {
          if (held) onChange(held)
          setHeld(undefined)
          target.end()
        }}
        onDragCancel={() => {
          setHeld(undefined)
          target.end()
        }}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t(words.how) } }}
      >
        <Columns value={shown}>{columns}</Columns>
      </DndContext>
    </div>
  )
}
