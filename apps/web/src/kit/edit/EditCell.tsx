// One cell of a table edited in place: its input, its name and its message.
import type { Field, Value } from '@register/contract/fields'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { FieldInput } from '../input/FieldInput.tsx'
import type { InputProps } from '../input/inputProps.ts'
import type { FormFields } from '../values/useForm.ts'
import styles from './edit.module.css'
import { rowOf } from './words.ts'

export interface EditCellProps {
  form: FormFields
  field: Field
  /** Path of the list: `coverage`. */
  path: string
  /** Place of the row, counted from 0. */
  at: number
  value: Value | null | undefined
  onChange: (value: Value | null) => void
  /** A custom input in place of the field's. */
  draw?: ((props: InputProps) => ReactNode) | undefined
  /** Before a number: ≤. */
  sign?: string | undefined
}

export function EditCell({ form, field, path, at, value, onChange, draw, sign }: EditCellProps) {
  const t = useTranslate()
  const where = `${path}.${at}.${field.key}`
  const wrong = form.errorAt(where)
  const { id, ref } = form.register(where)
  const name = t(rowOf(t(field.label), at + 1))
  const input: InputProps = {
    id,
    value,
    label: name,
    required: field.required === true,
    invalid: wrong !== undefined,
    describedBy: wrong && `${id}-wrong`,
    onChange: (next) => onChange(next === '' ? null : next),
    onBlur: () => form.onBlur(where),
  }
  return (
    <div ref={ref}>
      <label htmlFor={id} className={styles['cellLabel']}>
        <span className="unseen">{name}</span>
        <span aria-hidden>
          {t(field.label)}
          {field.required === true && <span className={styles['mark']}>*</span>}
        </span>
      </label>
      {draw ? draw(input) : <FieldInput field={field} sign={sign} {...input} />}
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="above-4 bad small">
          {t(wrong)}
        </p>
      )}
    </div>
  )
}
