// Names the record that a question or a dialog is about, so that people act on the record they mean: number, product, company.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import type { Phrase } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { FieldList } from '../../kit/display/fields/FieldList.tsx'
import { SecondLook } from './SecondLook.tsx'
import { areaWords } from './words.ts'

export interface SubjectProps {
  /** The number of the certificate, the report or the application; empty while there is none. */
  no: string
  /** What kind of number `no` is; by default a certificate number. */
  called?: Phrase
  productName: string
  model: string
  company: string
  /** What the person should check again before the action, in their language. */
  warnings?: readonly string[]
  /** The consequences of the action. */
  children?: ReactNode
}

export function Subject({
  no,
  called = areaWords.certificateNo,
  productName,
  model,
  company,
  warnings = [],
  children,
}: SubjectProps) {
  const fields = [
    { key: 'no', label: called, type: 'text' },
    { key: 'product', label: areaWords.product, type: 'text' },
    { key: 'company', label: areaWords.maker, type: 'text' },
  ] as const
  const product = [productName, model].filter(Boolean).join(' · ')
  return (
    <div>
      <FieldList onlyFilled rows={1} fields={fields} values={{ no: printNo(no), product, company }} />
      <SecondLook warnings={warnings} />
      {children && <p style={{ marginBlockStart: 12 }}>{children}</p>}
    </div>
  )
}
