// One row of a table edited in place: its number, which turns into a delete button, its grip, its cells.
import type { ReactNode, Ref } from 'react'
import { useSay } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import { SortHandle } from '../sort/SortHandle.tsx'
import { useSortItem } from '../sort/useSortItem.ts'
import styles from './edit.module.css'
import { removeRowOf, rowOf } from './words.ts'

export interface EditRowProps {
  id: number
  /** Counted from 0. */
  at: number
  label: string
  sortable: boolean
  /** Undefined: the row cannot be removed. */
  onRemove: (() => void) | undefined
  removeRef?: Ref<HTMLButtonElement>
  children: ReactNode
}

export function EditRow({ id, at, label, sortable, onRemove, removeRef, children }: EditRowProps) {
  const say = useSay()
  const { ref, style, dragging, handle } = useSortItem(id, say(rowOf(label, at + 1)))
  const remove = say(removeRowOf(at + 1))
  return (
    <tr ref={ref} style={style} data-dragging={dragging}>
      <td className={styles['number']}>
        <div>
          <span data-removable={onRemove !== undefined}>{at + 1}</span>
          {onRemove && (
            <button ref={removeRef} type="button" aria-label={remove} title={remove} onClick={onRemove}>
              <Icon name="delete" />
            </button>
          )}
        </div>
      </td>
      {sortable && (
        <td className={styles['grip']}>
          <SortHandle handle={handle} />
        </td>
      )}
      {children}
    </tr>
  )
}
