// The values of fields as a reader sees them: label, value, unit, in as many columns as fit.
import { isEmpty, type Field } from '@register/contract/fields'
import type { ReactNode } from 'react'
import { useLang, useSay } from '../../api/language.ts'
import styles from './display.module.css'
import { valueWithUnit } from './valueText.ts'
import { displayWords as words } from './words.ts'

export interface FieldListProps {
  fields: readonly Field[]
  values: Readonly<Record<string, unknown>>
  /** Fields drawn in another way than as text. */
  drawn?: Readonly<Record<string, ReactNode>>
  /** Leave fields without a value out instead of saying that there is none. */
  onlyFilled?: boolean
  columns?: 1 | 2
}

export function FieldList({ fields, values, drawn = {}, onlyFilled, columns = 2 }: FieldListProps) {
  const say = useSay()
  const lang = useLang()
  const shown = onlyFilled ? fields.filter(({ key }) => drawn[key] !== undefined || !isEmpty(values[key])) : fields
  return (
    <dl className={`${styles['fields']} ${columns === 1 ? styles['oneColumn'] : ''}`}>
      {shown.map((field) => (
        <div key={field.key} className={field.type === 'paragraph' ? styles['wide'] : undefined}>
          <dt>{say(field.label)}</dt>
          <dd>
            {drawn[field.key] ??
              (valueWithUnit(field, values[field.key], lang) || (
                <span className={styles['none']}>{say(words.nothing)}</span>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
