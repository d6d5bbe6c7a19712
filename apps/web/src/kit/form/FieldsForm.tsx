// A form made from declared fields: the right input each, marks of duty, and messages while typing once a field was left.
import { checkField, isEmpty, isRequired, type Field, type Value, type Values } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { useRef, useState, type ReactNode } from 'react'
import { useSay } from '../../api/language.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { FieldInput } from '../input/FieldInput.tsx'
import { useFieldId } from './fieldId.ts'
import styles from './form.module.css'
import type { InputProps } from '../input/inputProps.ts'
import { neededOf } from './words.ts'

export type OwnInputs = Readonly<Record<string, (props: InputProps, field: Field) => ReactNode>>

export interface FieldsFormProps {
  fields: readonly Field[]
  values: Values
  onChange: (key: string, value: Value | null) => void
  /** Path of these fields in the whole record: `parameters.`. */
  prefix?: string
  /** What the server found wrong, by path. */
  errors?: Readonly<Record<string, Phrase>>
  /** Say of empty required fields that they are: after someone asked to send. */
  complain?: boolean
  /** Inputs of their own for some fields. */
  inputs?: OwnInputs
  /** Fields drawn over the whole width, beside paragraphs. */
  wide?: readonly string[]
  /** Fields that are shown and cannot be changed. */
  locked?: readonly string[]
}

export function FieldsForm(props: FieldsFormProps) {
  const { fields, values, onChange, prefix = '', errors = {}, complain, inputs = {}, wide = [], locked = [] } = props
  const say = useSay()
  const fieldId = useFieldId()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const resting = useRef<number>(undefined)
  const leave = (key: string) => setLeft((before) => (before.has(key) ? before : new Set(before).add(key)))
  /** A message comes when the field is left, or when typing rests. */
  function change(key: string, value: Value | null) {
    window.clearTimeout(resting.current)
    resting.current = window.setTimeout(() => leave(key), 1200)
    onChange(key, value)
  }
  return (
    <div className={styles['grid']}>
      {fields.map((field) => {
        const { key } = field
        const value = values[key]
        const required = isRequired(field, values)
        const wrong =
          errors[prefix + key] ??
          (left.has(key) || complain ? checkField(field, value) : undefined) ??
          (complain && required && isEmpty(value) ? neededOf(field.label) : undefined)
        const id = fieldId(prefix + key)
        const label = say(field.label)
        return (
          <FieldFrame
            key={key}
            id={id}
            label={label}
            required={required}
            hint={field.hint && say(field.hint)}
            error={wrong && say(wrong)}
            wide={field.type === 'paragraph' || wide.includes(key)}
          >
            {(describedBy) => {
              const input: InputProps = {
                id,
                value,
                label,
                required,
                describedBy,
                invalid: wrong !== undefined,
                onChange: (next) => change(key, next),
                onBlur: () => leave(key),
                disabled: locked.includes(key),
              }
              return inputs[key]?.(input, field) ?? <FieldInput field={field} {...input} />
            }}
          </FieldFrame>
        )
      })}
    </div>
  )
}
