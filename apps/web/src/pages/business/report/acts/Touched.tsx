// What a change of name on all certificates of a company touches: each with the roles in which it names the company, or why it stays as it is.
import type { TouchedCertificate } from '@register/contract/business/report/lifecycle/rename'
import { recordName } from '@register/contract/rules/numbers/recordName'
import { useTranslate } from '../../../../api/language.ts'
import { PlainTable } from '../../../../kit/display/PlainTable.tsx'
import { areaWords } from '../../words.ts'
import { words } from './words.ts'

export function Touched({ certificates }: { certificates: readonly TouchedCertificate[] }) {
  const t = useTranslate()
  return (
    <PlainTable
      label={words.touched}
      rows={certificates}
      rowKey={({ id }) => id}
      columns={[
        { key: 'number', title: areaWords.certificateNo, short: true, draw: recordName },
        { key: 'product', title: areaWords.product, draw: (row) => `${row.productName} ${row.model}` },
        {
          key: 'change',
          title: words.renamed,
          draw: ({ stopped, parties }) => stopped || parties.map((party) => t(words[party])).join(t(words.and)),
        },
      ]}
    />
  )
}
