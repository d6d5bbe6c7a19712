// Fields under a name of their own: one of the parts that a card of a detail page is made of.
import { useSay } from '../../../api/language.ts'
import type { ReactNode } from 'react'
import { isEmpty } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import styles from './fields.module.css'
import { FieldList, type FieldListProps } from './FieldList.tsx'

/** `wide`: over the whole card, as a table that says something always is; else two of them stand side by side where there is room. */
export function FieldGroup({ label, wide, ...list }: FieldListProps & { label: Phrase; wide?: boolean }) {
  const say = useSay()
  const { fields, values } = list
  const hasTable = fields.some(({ key, type }) => type === 'table' && !isEmpty(values[key]))
  return (
    <div data-group className={wide || hasTable ? styles['wide'] : undefined}>
      <h3 className={styles['groupHead']}>{say(label)}</h3>
      <FieldList {...list} rows={wide || hasTable ? 2 : 1} />
    </div>
  )
}

/** The groups of one card. */
export const FieldGroups = ({ children }: { children: ReactNode }) => <div className={styles['groups']}>{children}</div>
