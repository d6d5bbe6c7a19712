// The fields to compare with the certificate, in the order they are printed.
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { numberKey, parseNo } from '@register/contract/rules/numbers/certificateNo'
import type { Phrase } from '@register/contract/phrase'
import { CopyButton } from '../../../kit/plain/action/CopyButton.tsx'
import { Link } from '../../../kit/plain/Link.tsx'
import * as paths from '../../../paths.ts'
import { CertificateNumber } from '../../status/Number.tsx'
import { Fold, folded } from '../fold/Fold.tsx'
import { words as foldWords } from '../fold/words.ts'
import styles from './Compare.module.css'
import { Part } from '../Part.tsx'
import { words } from '../words.ts'

type Line = Answer['compare'][number]
type Compared = Pick<Answer, 'compare' | 'certificateNo' | 'manufacturerName' | 'categoryCode'>

/** Lines that identify nothing by themselves: a telephone shows them on request. */
const quiet: ReadonlySet<string> = new Set([
  'applicantAddress',
  'manufacturerAddress',
  'categoryClass',
  'testBasis',
  'drawingNo',
])

/** The number has the first line for itself; a holder who is the manufacturer is named once. */
const classOf = ({ key, value }: Line, { manufacturerName }: Compared): string | undefined => {
  if (key === 'certificateNo') return styles['first']
  return quiet.has(key) || (key === 'applicantName' && value === manufacturerName) ? folded : undefined
}

const Value = ({ line: { key, value, unit }, answer }: { line: Line; answer: Compared }) => {
  const { certificateNo, categoryCode, manufacturerName } = answer
  if (key === 'certificateNo' && certificateNo)
    return (
      <dd className={`row gap-4 align-center bold ${styles['number']}`}>
        <CertificateNumber number={certificateNo} />
        <CopyButton
          small
          text={parseNo(certificateNo) ? numberKey(certificateNo) : certificateNo}
          label={words.copyNumber}
        />
      </dd>
    )
  if (key === 'categoryCode' && categoryCode)
    return (
      <dd>
        <Link to={paths.search({ categoryCode })}>{value}</Link>
      </dd>
    )
  if (key === 'manufacturerName' && value)
    return (
      <dd>
        {/* Lines of an earlier version print the name of their day; the page is that of the present one. */}
        <Link to={paths.maker(manufacturerName)}>{value}</Link>
      </dd>
    )
  return (
    <dd>
      {value}
      {unit && ` ${unit}`}
    </dd>
  )
}

/** `title`: where the lines are those of an earlier version. */
export const Compare = ({ answer, title }: { answer: Compared; title?: Phrase }) => {
  const lines = answer.compare.map((line) => ({ line, ownClass: classOf(line, answer) }))
  const { length } = lines.filter(({ ownClass }) => ownClass === folded)
  return (
    <Part title={title ?? (answer.certificateNo ? words.compare : words.compareReport)}>
      <Fold label={foldWords.lines(length)} isEmpty={length === 0}>
        <dl className={`stack ${styles['fields']}`}>
          {lines.map(({ line, ownClass }) => (
            <div key={line.key} className={ownClass}>
              <dt>{line.label}</dt>
              <Value line={line} answer={answer} />
            </div>
          ))}
        </dl>
      </Fold>
    </Part>
  )
}
