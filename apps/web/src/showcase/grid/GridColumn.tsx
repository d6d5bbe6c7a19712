// One column of the grid: its widgets, each with a grip and a button to remove it while the grid is edited.
import { useDroppable } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useSay } from '../../api/language.ts'
import { Icon } from '../../kit/action/icons.tsx'
import styles from './grid.module.css'
import type { Widget } from './widget.ts'
import { columnOf, gridWords as words, moveOf, removeOf } from './words.ts'

export interface GridColumnProps {
  at: number
  widgets: readonly Widget[]
  editing: boolean
  onRemove: (key: string) => void
}

export function GridColumn({ at, widgets, editing, onRemove }: GridColumnProps) {
  const say = useSay()
  const { setNodeRef } = useDroppable({ id: `column-${at}`, disabled: !editing })
  return (
    <div ref={setNodeRef} role="group" aria-label={say(columnOf(at + 1))} className={styles['column']}>
      <SortableContext items={widgets.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        {widgets.map((widget) => (
          <Placed key={widget.key} widget={widget} editing={editing} onRemove={() => onRemove(widget.key)} />
        ))}
      </SortableContext>
      {editing && widgets.length === 0 && <p className={styles['empty']}>{say(words.empty)}</p>}
    </div>
  )
}

function Placed({ widget, editing, onRemove }: { widget: Widget; editing: boolean; onRemove: () => void }) {
  const say = useSay()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging, transform, transition } = useSortable({
    id: widget.key,
    disabled: !editing,
    attributes: { roleDescription: say(words.widget) },
  })
  return (
    <div
      ref={setNodeRef}
      className={styles['widget']}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition: transition }}
    >
      {editing && (
        <div className={styles['bar']}>
          <button
            type="button"
            {...attributes}
            {...listeners}
            ref={setActivatorNodeRef}
            className={styles['grip']}
            aria-label={say(moveOf(widget.title))}
          >
            <Icon name="grip" />
            <span>{widget.title}</span>
          </button>
          <button type="button" aria-label={say(removeOf(widget.title))} onClick={onRemove}>
            <Icon name="close" />
          </button>
        </div>
      )}
      <div inert={editing}>{widget.draw()}</div>
    </div>
  )
}
