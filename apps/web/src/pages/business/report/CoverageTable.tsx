// What a certificate covers, to read: parameter, bounds, unit, text, and the rule as printed.
import type { ParameterForm } from '@register/contract/business/parameters/formKind'
import { parameterLabel } from '@register/contract/business/coverage'
import { useSay } from '../../../api/language.ts'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { words } from './words.ts'
import styles from './tables.module.css'

interface Row {
  parameter: string
  from?: number | null | undefined
  to?: number | null | undefined
  text?: string | null | undefined
}

export function CoverageTable({
  form,
  rows,
  text,
}: {
  /** Of the record, whose units and labels hold. */
  form: ParameterForm | undefined
  rows: readonly Row[]
  text: string
}) {
  const say = useSay()
  const unit = (parameter: string) => {
    const found = form?.fields.find(({ key }) => key === parameter)?.unit
    return found ? say(found) : ''
  }
  return (
    <>
      {rows.length === 0 ? (
        <p className={styles['quiet']}>{say(words.noCoverage)}</p>
      ) : (
        <PlainTable
          label={say(words.coverage)}
          rows={rows}
          rowKey={(_, at) => at}
          columns={[
            {
              key: 'parameter',
              title: say(words.parameter),
              draw: (row) => say(parameterLabel(form, row.parameter)),
            },
            { key: 'from', title: say(words.from), align: 'end', draw: (row) => row.from },
            { key: 'to', title: say(words.to), align: 'end', draw: (row) => row.to },
            { key: 'unit', title: say(words.unit), draw: (row) => unit(row.parameter) },
            { key: 'text', title: say(words.text), draw: (row) => row.text },
          ]}
        />
      )}
      {text && <p className={styles['rule']}>{text}</p>}
    </>
  )
}
