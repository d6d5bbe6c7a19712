// The reports that a question is about, by number and product, each with its warnings.
import { recordName } from '@register/contract/rules/numbers/recordName'
import type { ReportRow } from '@register/contract/business/report/shape'
import type { ReactNode } from 'react'
import { NamedList } from '../../../../kit/display/NamedList.tsx'
import { SecondLook } from '../../SecondLook.tsx'

export interface ChosenProps {
  rows: readonly ReportRow[]
  /** The warnings of the reports that have any. */
  looks?: readonly { id: number; warnings: readonly string[] }[]
  /** The consequences of the action. */
  children: ReactNode
}

export function Chosen({ rows, looks = [], children }: ChosenProps) {
  const warnings = looks.flatMap((look) => {
    const row = rows.find(({ id }) => id === look.id)
    const name = row && recordName(row)
    return look.warnings.map((warning) => [name, warning].filter(Boolean).join(' · '))
  })
  return (
    <>
      <NamedList
        names={rows.map((row) => (
          <>
            <strong>{recordName(row)}</strong> {[row.productName, row.model].filter(Boolean).join(' · ')}
          </>
        ))}
      />
      <SecondLook warnings={warnings} />
      <p>{children}</p>
    </>
  )
}
