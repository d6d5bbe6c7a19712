// One cell of a table written in place: its input, its name, and what is wrong with it.
import { checkField, type Field, type Value } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useSay } from '../../api/language.ts'
import { useFieldId } from '../form/fieldId.ts'
import { rowOf } from '../form/words.ts'
import { FieldInput } from '../input/FieldInput.tsx'
import type { InputProps } from '../input/inputProps.ts'
import styles from './edit.module.css'

export interface EditCellProps {
  field: Field
  /** Path of the list: `coverage`. */
  path: string
  /** Place of the row, counted from 0. */
  at: number
  value: Value | null | undefined
  error: Phrase | undefined
  onChange: (value: Value | null) => void
  /** An input of its own, in place of the field's. */
  draw?: ((props: InputProps) => ReactNode) | undefined
}

export function EditCell({ field, path, at, value, error, onChange, draw }: EditCellProps) {
  const say = useSay()
  const fieldId = useFieldId()
  const where = `${path}.${at}.${field.key}`
  const wrong = error ?? checkField(field, value)
  const id = fieldId(where)
  const name = say(rowOf(say(field.label), at + 1))
  const input: InputProps = {
    id,
    value,
    label: name,
    required: field.required === true,
    invalid: wrong !== undefined,
    describedBy: wrong && `${id}-wrong`,
    onChange: (next) => onChange(next === '' ? null : next),
    onBlur: () => undefined,
  }
  return (
    <>
      <label htmlFor={id} className={styles['cellLabel']}>
        <span className="unseen">{name}</span>
        <span aria-hidden>
          {say(field.label)}
          {field.required === true && <span className={styles['mark']}>*</span>}
        </span>
      </label>
      {draw ? draw(input) : <FieldInput field={field} {...input} />}
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className={styles['wrong']}>
          {say(wrong)}
        </p>
      )}
    </>
  )
}
