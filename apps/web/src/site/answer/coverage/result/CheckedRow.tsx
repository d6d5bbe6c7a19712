// One alternative of the coverage table with every condition, as it was checked.
import type { CoverageCheck } from '@register/contract/business/publicReport/check'
import { results } from '@register/contract/rules/coverage/words'
import { colon } from '@register/contract/phrase'
import { useTranslate } from '../../../../api/language.ts'
import { Badge } from '../../../../kit/plain/display/Badge.tsx'
import { Icon } from '../../../../kit/plain/display/Icon.tsx'
import styles from './Result.module.css'
import { words } from '../words.ts'

const resultIcons = { met: 'check', notMet: 'cross', unknown: 'question' } as const
const rowResults = { yes: 'met', no: 'notMet', unknown: 'unknown' } as const

const order = ['notMet', 'unknown', 'met'] as const

type Row = CoverageCheck['rows'][number]

/** One alternative: conditions that fail first, then undecided ones, then those that are met. */
export const CheckedRow = ({ row, isOpen, answer }: Pick<CoverageCheck, 'answer'> & { row: Row; isOpen: boolean }) => {
  const t = useTranslate()
  const whole = rowResults[row.result]
  // Green is for a yes: the conditions of a row may hold while the maker is not known.
  const isAlone = row.result === 'yes' && answer !== 'covered'
  const conditions = row.conditions.toSorted((a, b) => order.indexOf(a.result) - order.indexOf(b.result))
  return (
    <details className={styles['judged']} open={isOpen}>
      <summary className="row gap-8 align-center pressable">
        <Icon name="down" size={16} />
        <b>{row.name}</b>
        <Badge tone={isAlone ? 'quiet' : results[whole].tone} {...(!isAlone && { icon: resultIcons[whole] })}>
          {t(isAlone ? words.rowAlone : words.rowResult[row.result])}
        </Badge>
      </summary>
      <ul>
        {conditions.map((one, at) => (
          // An early row may name a parameter twice, so the position is the key.
          <li key={at}>
            <Badge tone={results[one.result].tone} icon={resultIcons[one.result]}>
              {t(results[one.result].label)}
            </Badge>
            <span className="row wrap gap-0-12 break-words">
              <b className="bold">{one.label}</b>
              {one.printed && (
                <span className="quiet">
                  {t(words.onPaper)}
                  {t(colon)}
                  {one.printed}
                </span>
              )}
              {one.asked && (
                <span className="quiet">
                  {t(words.yours)}
                  {t(colon)}
                  {one.asked}
                </span>
              )}
              {one.result !== 'met' && <span className="quiet">{one.reason}</span>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
