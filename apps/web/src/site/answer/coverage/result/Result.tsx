// The answer to the coverage question: the result first, then the reasons, then every condition it is based on.
import type { CoverageCheck } from '@register/contract/business/publicReport/check'
import { answers } from '@register/contract/rules/coverage/words'
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { reportStatuses } from '@register/contract/rules/status'
import { colon, titled, type Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../../../api/language.ts'
import { CopyButton } from '../../../../kit/plain/action/CopyButton.tsx'
import { Icon, type IconName } from '../../../../kit/plain/display/Icon.tsx'
import { beijingTime } from '../../../../kit/plain/beijing.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import * as paths from '../../../../paths.ts'
import { CertificateNumber } from '../../../status/Number.tsx'
import table from '../Coverage.module.css'
import { CheckedRow } from './CheckedRow.tsx'
import styles from './Result.module.css'
import { words } from '../words.ts'

// The answer about coverage as a text to send on: the result, which certificate and which machine, what was entered, and where to ask again.
function resultText(
  t: (phrase: Phrase) => string,
  { printedNo, reportNo }: Pick<Answer, 'printedNo' | 'reportNo'>,
  { answer, label, basis, holdsFor, reasons, rows, status, note, lookedUpAt }: CoverageCheck,
  link: string,
): string {
  // Every row is held against the same values.
  const asked = (rows[0]?.conditions ?? []).filter((one) => one.asked)
  return [
    label,
    basis?.msg,
    [printedNo || reportNo, t(reportStatuses[status].label)].join(' · '),
    holdsFor && t((answer === 'covered' ? words.holdsFor : words.askedOf)(holdsFor)),
    ...reasons,
    ...asked.map((one) => t(titled([one.label, one.label], one.asked))),
    note,
    t(words.lookedUp(t(beijingTime(lookedUpAt)))),
    link,
  ]
    .filter(Boolean)
    .join('\n')
}

const icons = { covered: 'check', notCovered: 'cross', cannotTell: 'question' } as const satisfies Record<
  CoverageCheck['answer'],
  IconName
>

/** At most this many sentences name missing values; the conditions below name all of them. */
const mostMissing = 6

interface Props {
  answer: Answer
  found: CoverageCheck
  /** More is asked below: what is missing is asked there, and the conditions follow when it is answered. */
  goesOn: boolean
  /** Opens this question again with its answer. */
  link: string
}

export const Result = ({ answer: certificate, found, goesOn, link }: Props) => {
  const t = useTranslate()
  const { answer, label, basis, holdsFor, reasons, missing, rows, sample, supersededBy, note, lookedUpAt } = found
  return (
    <div className={`stack gap-8 tinted framed rounded pad-16 ${styles['result']}`} data-tone={answers[answer].tone}>
      <p className={`row gap-8 align-center bold ${styles['answer']}`}>
        <Icon name={icons[answer]} size={22} bold />
        <span>
          <span>{label}</span>
          {basis && <span className="block plain large">{basis.msg}</span>}
        </span>
      </p>
      {holdsFor && <p>{t((answer === 'covered' ? words.holdsFor : words.askedOf)(holdsFor))}</p>}
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {supersededBy && (
        <p>
          {t(words.replacedBy(supersededBy.status).before)}
          {t(colon)}
          <Link to={paths.answer(supersededBy.certificateNo)}>
            <CertificateNumber number={supersededBy.certificateNo} />
          </Link>
          {t(words.replacedBy(supersededBy.status).after)}
        </p>
      )}
      {!goesOn && missing.length > 0 && (
        <div>
          <h3 className="below-4 quiet medium">{t(words.missing)}</h3>
          <ul>
            {missing.slice(0, mostMissing).map(({ parameter, what, msg }) => (
              <li key={`${parameter} ${what}`}>{msg}</li>
            ))}
            {missing.length > mostMissing && <li>{t(words.more(missing.length - mostMissing))}</li>}
          </ul>
        </div>
      )}
      {sample.length > 0 && (
        <section className={`stack gap-12 ${table['rows']}`}>
          <h3 className="below-4 quiet medium">{t(words.sample)}</h3>
          <dl>
            {sample.map((one) => (
              <div key={one.key}>
                <dt>{one.label}</dt>
                <dd className="tabular break-words">{[one.value, one.unit].filter(Boolean).join(' ')}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <p className={`quiet medium ${table['note']}`}>
        {note} · {t(words.lookedUp(t(beijingTime(lookedUpAt))))}
      </p>
      <div className="row wrap gap-8">
        <CopyButton text={resultText(t, certificate, found, link)} label={words.copyResult} />
        <CopyButton text={link} label={words.copyLink} />
      </div>
      {(goesOn ? [] : rows).map((row) => (
        <CheckedRow
          key={row.name}
          answer={answer}
          row={row}
          isOpen={row.result === 'yes' || !rows.some(({ result }) => result === 'yes')}
        />
      ))}
    </div>
  )
}
