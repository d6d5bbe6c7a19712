// The reports that a question is about, by number and product, each with its warnings; a long list shows the first ones and the total.
import { recordName } from '@register/contract/business/numbers/recordName'
import type { ReportRow } from '@register/contract/business/reportShape'
import type { ReactNode } from 'react'
import { useSay } from '../../../../api/language.ts'
import { SecondLook } from '../../SecondLook.tsx'
import { andMore } from '../handover/words.ts'
import { firstOf } from '../../../../kit/display/firstOf.ts'
import styles from './ready.module.css'

export interface ChosenProps {
  rows: readonly ReportRow[]
  /** The warnings of the reports that have any. */
  looks?: readonly { id: number; warnings: readonly string[] }[]
  /** The consequences of the action. */
  children: ReactNode
}

export function Chosen({ rows, looks = [], children }: ChosenProps) {
  const say = useSay()
  const warnings = looks.flatMap((look) => {
    const row = rows.find(({ id }) => id === look.id)
    const name = row && recordName(row)
    return look.warnings.map((warning) => [name, warning].filter(Boolean).join(' · '))
  })
  const shown = firstOf(rows)
  return (
    <>
      <ul className={styles['chosen']}>
        {shown.map((row) => (
          <li key={row.id}>
            <strong>{recordName(row)}</strong> {[row.productName, row.model].filter(Boolean).join(' · ')}
          </li>
        ))}
        {rows.length > shown.length && <li>{say(andMore(rows.length))}</li>}
      </ul>
      <SecondLook warnings={warnings} />
      <p>{children}</p>
    </>
  )
}
