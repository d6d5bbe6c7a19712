// The status of a certificate in plain words, above everything else.
import { printNo, suffixedNo } from '@register/contract/rules/numbers/certificateNo'
import { confirmedText } from '@register/contract/rules/numbers/confirmation'
import { comingText } from '@register/contract/business/report/coming'
import { comingNameText } from '@register/contract/business/report/comingName'
import type { Answer, Neighbour as Other } from '@register/contract/business/publicReport/publicReport'
import { reportStatuses, type ReportStatus } from '@register/contract/rules/status'
import { dayReading } from '@register/contract/input/partDay'
import { colon, type Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import { statusIcons } from '../../status/statusIcons.ts'
import styles from './Band.module.css'
import { words } from '../words.ts'
import { Rule } from './Rule.tsx'
import { Link } from '../../../kit/plain/Link.tsx'
import * as paths from '../../../paths.ts'
import { CertificateNumber } from '../../status/Number.tsx'

// What the certificate is for, in one line, with the question whether it is what the reader has before them.
/** Lifts, cranes, vehicles, rides and ropeways are single machines; all else is a product of which there are many. */
const isMachine = (categoryCode: string): boolean => /^[34569]/.test(categoryCode)

const Machine = ({ answer }: { answer: Answer }) => {
  const t = useTranslate()
  const { productName, model, manufacturerName, categoryCode, categoryName, publicId } = answer
  // The product is named as the certificate prints it, mostly in Chinese.
  const kind = categoryName === productName ? '' : t(['', ` (${categoryName})`])
  const what = [productName, model].filter(Boolean).join(' ')
  const named = [what, manufacturerName].filter(Boolean)
  if (named.length === 0) return null
  return (
    <div className={`row wrap align-baseline above-4 ${styles['machine']}`}>
      <p>
        <strong>{named[0]}</strong>
        {what && kind}
        {named[1] && ` · ${named[1]}`}
      </p>
      <p className={styles['isIt']}>
        {t(isMachine(categoryCode) ? words.isThisMachine : words.isThisProduct)}{' '}
        <Link to={paths.reportError(publicId, model ? 'model' : what ? 'productName' : 'manufacturerName')}>
          {t(words.isNot)}
        </Link>
      </p>
    </div>
  )
}

// Another certificate with its number, in the band; its standing is said where it is not in force.
const Neighbour = ({ label, report }: { label: Phrase; report: Other | null }) => {
  const t = useTranslate()
  if (!report) return null
  return (
    <p>
      {t(label)}{' '}
      <Link to={paths.verify(report.publicId)}>
        <CertificateNumber number={report.certificateNo} />
      </Link>
      {report.status !== 'published' && t(words.standsAs(reportStatuses[report.status].label))}
    </p>
  )
}

// What has to be known about the number itself: misprinted, asked for by its reading, with a suffix, or like another certificate's.
const OfNumber = ({ answer }: { answer: Answer }) => {
  const t = useTranslate()
  const { certificateNo, misprinted, probableNo, foundBy, alike } = answer
  const suffixed = suffixedNo(certificateNo)
  const reading = probableNo ? words.probableNo(printNo(probableNo)) : words.noReading
  return (
    <>
      {misprinted && (
        <p className={styles['coming']}>
          <Icon name="warning" />
          <span>
            <strong>{t(words.misprinted)}</strong> · {t(reading)}
          </span>
        </p>
      )}
      {foundBy === 'probableNo' && <p>{t(words.askedReading(printNo(probableNo), certificateNo))}</p>}
      {suffixed && <p>{t(words.isSuffixed(printNo(suffixed.base.normal)))}</p>}
      {alike.map((one) => (
        <Neighbour key={one.publicId} label={words.alike[one.as]} report={one} />
      ))}
    </>
  )
}

const since: Partial<Record<ReportStatus, (date: string) => Phrase>> = words.since
const advice: Partial<Record<ReportStatus, Phrase>> = words.advice

/** What the status means for this certificate, as sentences without their full stops. */
function sentences(answer: Answer): Phrase[] {
  const { status } = answer
  if (status === 'published') {
    const issuedBy = answer.printedNo === '' ? words.reportBy : words.validBy
    const day = dayReading(answer.issueDate, answer.issueDatePrinted)
    const issued = [issuedBy(day[0], answer.bodyName)[0], issuedBy(day[1], answer.bodyName)[1]] as const
    const until = answer.validTo ? words.validUntil(answer.validTo) : words.noExpiry
    return [[`${issued[0]}，${until[0]}`, `${issued[1]}, ${until[1]}`]]
  }
  const first =
    status === 'expired'
      ? answer.validTo && words.endedOn(answer.validTo)
      : answer.statusSince && since[status]?.(answer.statusSince)
  const isFallen = status === 'superseded' && answer.supersededBy?.status !== 'published'
  const then = isFallen ? words.noneInForce : (advice[status] ?? reportStatuses[status].meaning)
  return first ? [first, then] : [then]
}

/** What is going to change; it stands out, because the headline tells of today alone. */
const Announced = ({ what, why }: { what: Phrase; why: string }) => {
  const t = useTranslate()
  return (
    <p className={styles['coming']}>
      <Icon name="clock" />
      <span>
        <strong>{t(what)}</strong>
        {why && ` · ${why}`}
      </span>
    </p>
  )
}

/** `level`: 2 where the page already has a heading of its own. */
export const Band = ({ answer, level }: { answer: Answer; level: 1 | 2 }) => {
  const t = useTranslate()
  const Heading = level === 1 ? 'h1' : 'h2'
  const { label, tone } = reportStatuses[answer.status]
  return (
    <header className={`${styles['band']} ${styles[tone]} ${styles[answer.status] ?? ''}`}>
      <span className={`stack place-center rigid ${styles['sign']}`}>
        <Icon name={statusIcons[answer.status]} size={30} bold />
      </span>
      <div className={`stack gap-4 may-narrow break-words ${styles['words']}`}>
        <Heading className={styles['status']}>
          {t(label)}
          <span className="unseen"> {answer.printedNo}</span>
        </Heading>
        <p className={styles['said']}>
          {sentences(answer)
            .map((sentence) => t(sentence) + t(['。', '. ']))
            .join('')
            .trim()}
        </p>
        <p className={styles['numberOnPaper']}>{answer.printedNo || answer.reportNo}</p>
        <Machine answer={answer} />
        {answer.confirmed.length > 0 && <p>{t(confirmedText(answer.confirmed))}</p>}
        {answer.statusGround && (
          <p>
            {t(words.ground)}
            {t(colon)}
            {answer.statusGround}
          </p>
        )}
        {answer.statusReason && (
          <p>
            {t(words.reason)}
            {t(colon)}
            {answer.statusReason}
          </p>
        )}
        <OfNumber answer={answer} />
        <Rule answer={answer} />
        {answer.coming && (
          <Announced
            what={comingText(answer.coming)}
            why={[answer.coming.ground, answer.coming.reason].filter(Boolean).join(' · ')}
          />
        )}
        {answer.comingNames.map((coming) => (
          <Announced key={coming.party} what={comingNameText(coming)} why={coming.reason} />
        ))}
        <Neighbour
          label={answer.supersededBy?.status === 'published' ? words.replacedBy : words.replacedByFallen}
          report={answer.supersededBy}
        />
        <Neighbour label={words.replaces} report={answer.supersedes} />
      </div>
    </header>
  )
}
