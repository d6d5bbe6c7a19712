// A table whose rows are edited in place: add, fill, reorder, remove; on a telephone each row is a card.
import type { Field, Value } from '@register/contract/fields'
import type { Wording } from '@register/contract/phrase'
import { Button } from 'antd'
import type { ReactNode, Ref } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import type { InputProps } from '../input/inputProps.ts'
import { movedTo } from '../sort/moved.ts'
import { SortArea } from '../sort/SortArea.tsx'
import { cellOf } from '../values/validate.ts'
import type { FormFields } from '../values/useForm.ts'
import styles from './edit.module.css'
import { EditCell } from './EditCell.tsx'
import { useRowFocus } from './useRowFocus.ts'
import { useRowKeys } from './useRowKeys.ts'
import { editWords as words, mostOf, removeRowOf, rowOf } from './words.ts'
import { SortHandle } from '../sort/SortHandle.tsx'
import { useSortItem } from '../sort/useSortItem.ts'

// One row of a table edited in place: its number, which turns into a delete button, its grip, its cells.
interface EditRowProps {
  id: number
  /** Counted from 0. */
  at: number
  label: Wording
  sortable: boolean
  /** Undefined: the row cannot be removed. */
  onRemove: (() => void) | undefined
  removeRef?: Ref<HTMLButtonElement>
  children: ReactNode
}

function EditRow({ id, at, label, sortable, onRemove, removeRef, children }: EditRowProps) {
  const t = useTranslate()
  const { ref, style, dragging, handle } = useSortItem(id, t(rowOf(t(label), at + 1)))
  const remove = t(removeRowOf(at + 1))
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

export interface EditColumn<Row> {
  /** The cell's input follows from its key, label and type. */
  field: Field
  width?: 'narrow' | 'small' | 'middle'
  draw?: (props: InputProps, row: Row) => ReactNode
}

export interface EditTableProps<Row> {
  /** The form that knows the errors of the rows by path: `coverage.2.from`, or `coverage.2` for the whole row. */
  form: FormFields
  /** Path of the list in the whole form: `coverage`. */
  path: string
  label: Wording
  columns: readonly EditColumn<Row>[]
  rows: readonly Row[]
  /** What a new row begins with; each one gets a deep copy. */
  template: Row
  addLabel: Wording
  /** 暂无数据 when it is left out. */
  empty?: Wording
  onChange: (rows: Row[]) => void
  /** Rows may be reordered. */
  sortable?: boolean
  hideAdd?: boolean
  hideDelete?: boolean
  /** The maximum number of rows. */
  max?: number
}

export function EditTable<Row extends object>(props: EditTableProps<Row>) {
  const { form, path, label, columns, rows, template, addLabel, empty, onChange } = props
  const { sortable = false, hideAdd = false, hideDelete = false, max = Number.POSITIVE_INFINITY } = props
  const t = useTranslate()
  const { keys, added, removed, moved } = useRowKeys(rows.length)
  const { ref } = form.register(path)
  const full = rows.length >= max
  const { addRef, removeRef, focusOn } = useRowFocus()
  const set = (at: number, key: string, value: Value | null) =>
    onChange(rows.map((row, n) => (n === at ? { ...row, [key]: value } : row)))
  function add() {
    added()
    onChange([...rows, structuredClone(template)])
    // The first cell of the new row takes the cursor once it is drawn.
    form.goTo(`${path}.${rows.length}.${columns[0]?.field.key ?? ''}`)
  }
  function remove(at: number) {
    removed(at)
    onChange(rows.filter((_, n) => n !== at))
    focusOn(keys[at + 1])
  }
  function move(from: number, to: number) {
    moved(from, to)
    onChange(movedTo(rows, from, to))
  }
  return (
    <div ref={ref} className={`stack fit gap-12 ${styles['edit']}`}>
      <SortArea ids={keys} direction="vertical" onMove={move}>
        <table aria-label={t(label)}>
          <thead>
            <tr>
              <td className={styles['number']}>
                {!hideAdd && (
                  <Button
                    size="small"
                    type="primary"
                    shape="circle"
                    disabled={full}
                    icon={<Icon name="add" />}
                    aria-label={t(words.addRow)}
                    title={t(words.addRow)}
                    onClick={add}
                  />
                )}
              </td>
              {sortable && <td aria-hidden className={styles['grip']} />}
              {columns.map(({ field, width = '' }) => (
                <th key={field.key} scope="col" className={styles[width]}>
                  {t(field.label)}
                  {field.required === true && (
                    <span aria-hidden className={styles['mark']}>
                      *
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => {
              const wrong = form.errorAt(`${path}.${at}`)
              return (
                <EditRow
                  key={keys[at]}
                  id={keys[at] ?? at}
                  at={at}
                  label={label}
                  sortable={sortable}
                  removeRef={removeRef(keys[at] ?? at)}
                  onRemove={hideDelete ? undefined : () => remove(at)}
                >
                  {columns.map(({ field, width = '', draw }, place) => (
                    <td key={field.key} className={styles[width]}>
                      <EditCell
                        form={form}
                        field={field}
                        path={path}
                        at={at}
                        value={cellOf(row, field.key)}
                        draw={draw && ((input) => draw(input, row))}
                        onChange={(value) => set(at, field.key, value)}
                      />
                      {place === 0 && wrong && (
                        <p role="alert" className="above-4 bad small">
                          {t(wrong)}
                        </p>
                      )}
                    </td>
                  ))}
                </EditRow>
              )
            })}
            {rows.length === 0 && (
              <tr>
                <td colSpan={columns.length + (sortable ? 2 : 1)} className={styles['empty']}>
                  {t(empty ?? words.empty)}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </SortArea>
      {!hideAdd && (
        <div className="row wrap gap-4-12 align-center">
          <Button ref={addRef} icon={<Icon name="add" />} disabled={full} onClick={add}>
            {t(addLabel)}
          </Button>
          {full && <span className="quiet small">{t(mostOf(max))}</span>}
        </div>
      )}
    </div>
  )
}
