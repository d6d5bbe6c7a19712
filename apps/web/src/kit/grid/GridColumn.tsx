// One column of the grid: its widgets, each with a grip and a button to remove it.
import { useDroppable } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import styles from './grid.module.css'
import type { FocusPlaces } from './useFocusPlaces.ts'
import type { Widget } from './widget.ts'
import { columnOf, gridWords as words, moveOf, removeOf } from './words.ts'

export interface GridColumnProps {
  at: number
  widgets: readonly Widget[]
  onRemove: (key: string) => void
  focus: FocusPlaces
}

export const gripPlace = (key: string): string => `grip ${key}`

export function GridColumn({ at, widgets, onRemove, focus }: GridColumnProps) {
  const t = useTranslate()
  const { setNodeRef } = useDroppable({ id: `column-${at}` })
  return (
    <div
      ref={setNodeRef}
      role="group"
      aria-label={t(columnOf(at + 1))}
      className={`stack fit gap-16 content-start may-narrow ${styles['column']}`}
    >
      <SortableContext items={widgets.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        {widgets.map((widget) => (
          <Placed key={widget.key} widget={widget} focus={focus} onRemove={() => onRemove(widget.key)} />
        ))}
      </SortableContext>
      {widgets.length === 0 && <p className={`quiet text-center ${styles['empty']}`}>{t(words.empty)}</p>}
    </div>
  )
}

interface PlacedProps {
  widget: Widget
  focus: FocusPlaces
  onRemove: () => void
}

function Placed({ widget, focus, onRemove }: PlacedProps) {
  const t = useTranslate()
  const inFocus = focus.at(gripPlace(widget.key))
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging, transform, transition } = useSortable({
    id: widget.key,
    attributes: { roleDescription: t(words.widget) },
  })
  return (
    <div
      ref={setNodeRef}
      className={`may-narrow card clip anchor ${styles['widget']}`}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition: transition }}
    >
      <div className={`row tinted line-below ${styles['bar']}`}>
        <button
          type="button"
          {...attributes}
          {...listeners}
          ref={(grip) => {
            setActivatorNodeRef(grip)
            inFocus(grip)
          }}
          className={styles['grip']}
          aria-label={t(moveOf(t(widget.title)))}
        >
          <Icon name="grip" />
          <span>{t(widget.title)}</span>
        </button>
        <button type="button" aria-label={t(removeOf(t(widget.title)))} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </div>
      <div inert className={styles['inner']}>
        {widget.draw()}
      </div>
    </div>
  )
}
