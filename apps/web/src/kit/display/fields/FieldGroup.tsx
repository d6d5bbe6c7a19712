// Fields under a heading of their own: one part of a card on a detail page.
import { useTranslate } from '../../../api/language.ts'
import type { ReactNode } from 'react'
import { isEmpty } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import styles from './fields.module.css'
import { FieldList, type FieldListProps } from './FieldList.tsx'

/** `wide`: over the whole card, as is always done for a table with rows; else two groups share a row where the width allows. */
export function FieldGroup({ label, wide, ...list }: FieldListProps & { label: Phrase; wide?: boolean }) {
  const t = useTranslate()
  const { fields, values } = list
  const hasTable = fields.some(({ key, type }) => type === 'table' && !isEmpty(values[key]))
  return (
    <div data-group className={wide || hasTable ? 'full-row' : undefined}>
      <h3 className={styles['groupHead']}>{t(label)}</h3>
      <FieldList {...list} rows={wide || hasTable ? 2 : 1} />
    </div>
  )
}

/** The groups of one card. */
export const FieldGroups = ({ children }: { children: ReactNode }) => <div className={styles['groups']}>{children}</div>
