// A table whose rows are written in place: add, fill, remove; on a telephone each row is a card.
import { checkField, type Field, type Value } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useSay } from '../../api/language.ts'
import { Icon } from '../action/icons.tsx'
import { fieldId, goToField } from './fieldId.ts'
import { FieldInput } from '../input/FieldInput.tsx'
import styles from './form.module.css'
import type { InputProps } from '../input/inputProps.ts'
import { removeRowOf, rowOf } from './words.ts'

export interface EditColumn<Row> {
  /** Its key, label and type give the cell its input. */
  field: Field
  width?: string
  draw?: (props: InputProps, row: Row) => ReactNode
}

export interface EditTableProps<Row> {
  /** Path of the list in the whole record: `coverage`. */
  path: string
  label: string
  columns: readonly EditColumn<Row>[]
  rows: readonly Row[]
  /** A new, empty row. */
  fresh: () => Row
  addLabel: string
  empty: string
  errors?: Readonly<Record<string, Phrase>>
  onChange: (rows: Row[]) => void
}

export function EditTable<Row extends object>(props: EditTableProps<Row>) {
  const { path, label, columns, rows, fresh, addLabel, empty, errors = {}, onChange } = props
  const say = useSay()
  const set = (at: number, key: string, value: Value | null) =>
    onChange(rows.map((row, n) => (n === at ? { ...row, [key]: value === '' ? null : value } : row)))
  function add() {
    onChange([...rows, fresh()])
    // The new row's first cell takes the cursor once it stands.
    window.setTimeout(() => goToField(`${path}.${rows.length}.${columns[0]?.field.key ?? ''}`))
  }
  function cell(row: Row, at: number, { field, draw }: EditColumn<Row>) {
    const where = `${path}.${at}.${field.key}`
    const value = (row as Record<string, Value | null | undefined>)[field.key]
    const wrong = errors[where] ?? checkField(field, value)
    const id = fieldId(where)
    const name = say(rowOf(say(field.label), at + 1))
    const input: InputProps = {
      id,
      value,
      label: name,
      required: field.required === true,
      invalid: wrong !== undefined,
      describedBy: wrong && `${id}-wrong`,
      onChange: (next) => set(at, field.key, next),
      onBlur: () => undefined,
    }
    return (
      <>
        <label htmlFor={id} className={styles['cellLabel']}>
          <span className="unseen">{name}</span>
          <span aria-hidden>{say(field.label)}</span>
        </label>
        {draw ? draw(input, row) : <FieldInput field={field} {...input} />}
        {wrong && (
          <p id={`${id}-wrong`} role="alert" className={styles['wrong']}>
            {say(wrong)}
          </p>
        )}
      </>
    )
  }
  return (
    <div id={fieldId(path)} className={styles['edit']}>
      {rows.length === 0 ? (
        <p className={styles['hint']}>{empty}</p>
      ) : (
        <table aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ field }) => (
                <th key={field.key} scope="col">
                  {say(field.label)}
                  {field.required === true && (
                    <span aria-hidden className={styles['mark']}>
                      *
                    </span>
                  )}
                </th>
              ))}
              <td aria-hidden />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // Rows have no identity but their place; every cell is controlled.
              <tr key={at}>
                {columns.map((column) => (
                  <td key={column.field.key} className={styles[column.width ?? '']}>
                    {cell(row, at, column)}
                    {column === columns[0] && errors[`${path}.${at}`] && (
                      <p role="alert" className={styles['wrong']}>
                        {say(errors[`${path}.${at}`] ?? ['', ''])}
                      </p>
                    )}
                  </td>
                ))}
                <td className={styles['remove']}>
                  <Button
                    type="text"
                    danger
                    icon={<Icon name="delete" />}
                    aria-label={say(removeRowOf(at + 1))}
                    title={say(removeRowOf(at + 1))}
                    onClick={() => onChange(rows.filter((_, n) => n !== at))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Button icon={<Icon name="add" />} onClick={add}>
        {addLabel}
      </Button>
    </div>
  )
}
