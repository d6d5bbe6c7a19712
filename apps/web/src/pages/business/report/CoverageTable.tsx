// What a certificate covers, read-only: each row an alternative with its conditions, the models it lists, and the rule as printed.
import type { CoverageRow } from '@register/contract/rules/coverage/shape'
import { conditionText, parameterLabel, rowName } from '@register/contract/rules/coverage/words'
import type { ParameterForm } from '@register/contract/rules/parameters/formKind'
import { between, colon } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import { PlainTable, type PlainColumn } from '../../../kit/display/PlainTable.tsx'
import { words } from './words.ts'
import styles from './tables.module.css'

interface Props {
  /** The form of the record, which gives units and labels. */
  form: ParameterForm | undefined
  rows: readonly CoverageRow[]
  isWhole: boolean
  models: readonly string[]
  text: string
  /** Whether its writer has stated that the rows hold all that the certificate says in words; undefined where it says nothing. */
  isHeld: boolean | undefined
}

interface AlternativesProps<C> {
  rows: readonly { conditions: readonly C[] }[]
  columns: readonly PlainColumn<C>[]
}

/** The rows of a coverage, each a table of its conditions; `C`: a condition, or one with what a sample has. */
export function Alternatives<C>({ rows, columns }: AlternativesProps<C>) {
  const t = useTranslate()
  return rows.map(({ conditions }, at) => (
    // Rows have no names, so their position is their label.
    <div key={at}>
      {rows.length > 1 && <h3 className={styles['alternative']}>{t(rowName(at))}</h3>}
      <PlainTable label={rowName(at)} rows={conditions} rowKey={(_, place) => place} columns={columns} />
    </div>
  ))
}

export function CoverageTable({ form, rows, isWhole, models, text, isHeld }: Props) {
  const t = useTranslate()
  return (
    <>
      {rows.length === 0 && <p className="quiet">{t(words.noCoverage)}</p>}
      {rows.length > 1 && <p className="quiet">{t(words.alternatives)}</p>}
      <Alternatives
        rows={rows}
        columns={[
          {
            key: 'parameter',
            title: words.parameter,
            draw: (one) => t(parameterLabel(form, one.parameter)),
          },
          { key: 'printed', title: words.covered, draw: (one) => t(conditionText(form, one)) },
        ]}
      />
      {rows.length > 0 && !isWhole && <p className="above-8 quiet">{t(words.notWhole)}</p>}
      {models.length > 0 && (
        <p>
          {t(words.models)}
          {t(colon)}
          {models.join(t(between))}
        </p>
      )}
      {text && <p className="above-12 own-lines">{text}</p>}
      {isHeld !== undefined && rows.length > 0 && (
        <p className="above-8 quiet">{t(isHeld ? words.textHeld : words.textNotHeld)}</p>
      )}
    </>
  )
}
