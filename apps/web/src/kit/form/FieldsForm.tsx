// A form made from declared fields: the right input for each, required marks, and messages once a field was left or the form was checked.
import { isRequired, type Field, type Value, type Values } from '@register/contract/fields'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { ValueTable } from '../display/fields/ValueTable.tsx'
import { FieldInput } from '../input/FieldInput.tsx'
import type { InputProps, Print } from '../input/inputProps.ts'
import type { FormFields } from '../values/useForm.ts'
import { late } from '../plain/late.tsx'
import { FieldFrame, type FieldMark } from './FieldFrame.tsx'
import styles from './form.module.css'

/** Loaded late: tables are rare, and the code that reorders rows is large. */
const TableField = late(async () => (await import('./TableField.tsx')).TableField)

export type OwnInputs = Readonly<Record<string, (props: InputProps, field: Field) => ReactNode>>

/** A record inside a form: its values, and the form that knows their errors. */
export interface FormPart {
  form: FormFields
  values: Values
  onChange: (key: string, value: Value | null) => void
  /** Path of these fields in the whole form: `parameters.`. */
  prefix?: string
}

export interface FieldsFormProps extends FormPart {
  fields: readonly Field[]
  /** Custom inputs for some fields. */
  inputs?: OwnInputs
  /** Further fields drawn over the whole width, as paragraphs are. */
  wide?: readonly string[]
  /** Fields that are shown and cannot be changed. */
  locked?: readonly string[]
  /** Where values are kept as their original writes them; nothing for those that are not. */
  print?: (key: string) => Print | undefined
  /** What the person is to look at in these fields. */
  mark?: (key: string) => FieldMark | undefined
}

export function FieldsForm(props: FieldsFormProps) {
  const { form, fields, values, onChange, prefix = '', inputs = {}, wide = [], locked = [], print, mark } = props
  const t = useTranslate()
  return (
    <div className={styles['grid']}>
      {fields.map((field) => {
        const { key } = field
        const path = prefix + key
        const required = isRequired(field, values)
        const wrong = form.errorAt(path)
        const place = form.register(path)
        const label = t(field.label)
        // The table itself registers its place and its cells', and shows the errors of each.
        const isTable = field.type === 'table' && !locked.includes(key)
        return (
          <FieldFrame
            key={key}
            id={place.id}
            {...(!isTable && { ref: place.ref })}
            grouped={isTable}
            mark={mark?.(key)}
            label={label}
            required={required}
            hint={field.hint}
            error={wrong}
            wide={field.type === 'paragraph' || field.type === 'table' || wide.includes(key)}
          >
            {(describedBy) => {
              if (field.type === 'table') {
                const change = (next: Value | null) => onChange(key, next)
                return isTable ? (
                  <TableField form={form} field={field} path={path} value={values[key]} onChange={change} />
                ) : (
                  <ValueTable field={field} value={values[key]} />
                )
              }
              const input: InputProps = {
                id: place.id,
                value: values[key],
                label,
                required,
                describedBy,
                invalid: wrong !== undefined,
                onChange: (next) => onChange(key, next),
                onBlur: () => form.onBlur(path),
                disabled: locked.includes(key),
                print: print?.(key),
              }
              return inputs[key]?.(input, field) ?? <FieldInput field={field} {...input} />
            }}
          </FieldFrame>
        )
      })}
    </div>
  )
}
