// The values of fields for reading: label, value and unit, in as many columns as fit.
import { isEmpty, type Field } from '@register/contract/fields'
import type { ReactNode } from 'react'
import { useLang, useTranslate } from '../../../api/language.ts'
import styles from './fields.module.css'
import { ValueTable } from './ValueTable.tsx'
import { valueWithUnit } from './valueText.ts'
import { displayWords as words } from '../words.ts'

export interface FieldListProps {
  fields: readonly Field[]
  values: Readonly<Record<string, unknown>>
  /** Fields that are drawn in another way than as text. */
  drawn?: Readonly<Record<string, ReactNode>>
  /** What is shown instead of a dash for some fields without a value. */
  gaps?: Readonly<Record<string, ReactNode>>
  /** Leaves out fields without a value instead of showing a dash. */
  onlyFilled?: boolean
  columns?: 1 | 2
  /** Label and value side by side, row under row, in this many columns. */
  rows?: 1 | 2
}

/** A table takes the whole width, under its label. */
const classOf = ({ type }: Field, isStated: boolean) =>
  type === 'table' && isStated ? styles['table'] : type === 'paragraph' ? 'full-row' : undefined

export function FieldList({ fields, values, drawn = {}, gaps = {}, onlyFilled, columns = 2, rows }: FieldListProps) {
  const t = useTranslate()
  const lang = useLang()
  const isStated = ({ key }: Field) => drawn[key] !== undefined || !isEmpty(values[key])
  const shown = onlyFilled ? fields.filter(isStated) : fields
  const shape = rows ? styles[rows === 1 ? 'rows' : 'rowsInTwo'] : columns === 1 ? styles['oneColumn'] : ''
  return (
    <dl className={`${styles['fields']} ${shape}`}>
      {shown.map((field) => (
        <div
          key={field.key}
          className={classOf(field, isStated(field))}
          // The page of a record reads this attribute and hides fields without a value.
          {...(isStated(field) ? { 'data-stated': '' } : { 'data-unstated': '' })}
        >
          <dt>{t(field.label)}</dt>
          <dd>
            {drawn[field.key] ??
              (field.type === 'table' && isStated(field) ? (
                <ValueTable field={field} value={values[field.key]} />
              ) : (
                valueWithUnit(field, values[field.key], lang) || (
                  <span className="quiet">{gaps[field.key] ?? t(words.nothing)}</span>
                )
              ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
