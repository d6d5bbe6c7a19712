// The answer to the coverage question: the result first, then the reasons, then every condition it is based on.
import { answers, results } from '@register/contract/business/coverage/words'
import type { CoverageCheck } from '@register/contract/business/coverage/check'
import { useSay } from '../../../api/language.ts'
import { Badge } from '../../../kit/plain/display/Badge.tsx'
import { Icon, type IconName } from '../../../kit/plain/display/Icon.tsx'
import { instant } from '../../../kit/plain/format.ts'
import { Link } from '../../../kit/plain/Link.tsx'
import * as paths from '../../../paths.ts'
import { CertificateNumber } from '../../status/Number.tsx'
import table from './Coverage.module.css'
import styles from './Result.module.css'
import { words } from './words.ts'

const icons = { covered: 'check', notCovered: 'cross', cannotTell: 'question' } as const satisfies Record<
  CoverageCheck['answer'],
  IconName
>
const resultIcons = { met: 'check', notMet: 'cross', unknown: 'question' } as const
const rowResults = { yes: 'met', no: 'notMet', unknown: 'unknown' } as const

/** At most this many sentences name missing values; the conditions below name all of them. */
const mostMissing = 6

const order = ['notMet', 'unknown', 'met'] as const

type Row = CoverageCheck['rows'][number]

/** One alternative: conditions that fail first, then undecided ones, then those that are met. */
const JudgedRow = ({ row, isOpen, answer }: Pick<CoverageCheck, 'answer'> & { row: Row; isOpen: boolean }) => {
  const say = useSay()
  const whole = rowResults[row.result]
  // Green is for a yes: the conditions of a row may hold while the maker is not known.
  const isAlone = row.result === 'yes' && answer !== 'covered'
  const conditions = row.conditions.toSorted((a, b) => order.indexOf(a.result) - order.indexOf(b.result))
  return (
    <details className={styles['judged']} open={isOpen}>
      <summary>
        <Icon name="down" size={16} />
        <b>{row.name}</b>
        <Badge tone={isAlone ? 'quiet' : results[whole].tone} {...(!isAlone && { icon: resultIcons[whole] })}>
          {say(isAlone ? words.rowAlone : words.rowResult[row.result])}
        </Badge>
      </summary>
      <ul>
        {conditions.map((one, at) => (
          // An early row may name a parameter twice, so the position is the key.
          <li key={at}>
            <Badge tone={results[one.result].tone} icon={resultIcons[one.result]}>
              {say(results[one.result].label)}
            </Badge>
            <span className={styles['reason']}>
              <b>{one.label}</b>
              {one.printed && (
                <span>
                  {say(words.onPaper)}: {one.printed}
                </span>
              )}
              {one.asked && (
                <span>
                  {say(words.yours)}: {one.asked}
                </span>
              )}
              {one.result !== 'met' && <span>{one.reason}</span>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

export const Result = ({ found }: { found: CoverageCheck }) => {
  const say = useSay()
  const { answer, label, basis, holdsFor, reasons, missing, rows, sample, supersededBy, note, lookedUpAt } = found
  return (
    <div className={styles['result']} data-tone={answers[answer].tone}>
      <p className={styles['answer']}>
        <Icon name={icons[answer]} size={22} bold />
        <span>
          <span>{label}</span>
          {basis && <span className={styles['basis']}>{basis.msg}</span>}
        </span>
      </p>
      {holdsFor && <p>{say((answer === 'covered' ? words.holdsFor : words.askedOf)(holdsFor))}</p>}
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {supersededBy && (
        <p>
          {say(words.replacedBy(supersededBy.status).before)}:{' '}
          <Link to={paths.answer(supersededBy.certificateNo)}>
            <CertificateNumber number={supersededBy.certificateNo} />
          </Link>
          {say(words.replacedBy(supersededBy.status).after)}
        </p>
      )}
      {missing.length > 0 && (
        <div>
          <h3>{say(words.missing)}</h3>
          <ul>
            {missing.slice(0, mostMissing).map(({ parameter, what, msg }) => (
              <li key={`${parameter} ${what}`}>{msg}</li>
            ))}
            {missing.length > mostMissing && <li>{say(words.more(missing.length - mostMissing))}</li>}
          </ul>
        </div>
      )}
      {sample.length > 0 && (
        <section className={table['rows']}>
          <h3>{say(words.sample)}</h3>
          <dl>
            {sample.map((one) => (
              <div key={one.key}>
                <dt>{one.label}</dt>
                <dd>{[one.value, one.unit].filter(Boolean).join(' ')}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <p className={table['note']}>
        {note} · {say(words.lookedUp(instant(lookedUpAt)))}
      </p>
      {rows.map((row) => (
        <JudgedRow
          key={row.name}
          answer={answer}
          row={row}
          isOpen={row.result === 'yes' || !rows.some(({ result }) => result === 'yes')}
        />
      ))}
    </div>
  )
}
