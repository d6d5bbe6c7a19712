// The status of a certificate in plain words, above everything else.
import { dayReading } from '@register/contract/input/partDay'
import { confirmedText } from '@register/contract/business/numbers/confirmation'
import { comingText } from '@register/contract/business/public/coming'
import { comingNameText } from '@register/contract/business/public/comingName'
import type { Answer } from '@register/contract/business/publicReport'
import { reportStatuses, type ReportStatus } from '@register/contract/business/status'
import type { Phrase } from '@register/contract/phrase'
import { useSay } from '../../../api/language.ts'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import { statusIcons } from '../../status/statusIcons.ts'
import styles from './Band.module.css'
import { words } from '../words.ts'
import { Neighbour } from './Neighbour.tsx'
import { OfNumber } from './OfNumber.tsx'
import { Rule } from './Rule.tsx'

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
  const say = useSay()
  return (
    <p className={styles['coming']}>
      <Icon name="clock" />
      <span>
        <strong>{say(what)}</strong>
        {why && ` · ${why}`}
      </span>
    </p>
  )
}

/** `level`: 2 where the page already has a heading of its own. */
export const Band = ({ answer, level }: { answer: Answer; level: 1 | 2 }) => {
  const say = useSay()
  const Heading = level === 1 ? 'h1' : 'h2'
  const { label, tone } = reportStatuses[answer.status]
  return (
    <header className={`${styles['band']} ${styles[tone]} ${styles[answer.status] ?? ''}`}>
      <span className={styles['sign']}>
        <Icon name={statusIcons[answer.status]} size={30} bold />
      </span>
      <div className={styles['words']}>
        <Heading className={styles['status']}>
          {say(label)}
          <span className="unseen"> {answer.printedNo}</span>
        </Heading>
        <p className={styles['said']}>
          {sentences(answer)
            .map((sentence) => say(sentence) + say(['。', '. ']))
            .join('')
            .trim()}
        </p>
        {answer.confirmed.length > 0 && <p>{say(confirmedText(answer.confirmed))}</p>}
        {answer.statusGround && (
          <p>
            {say(words.ground)}
            {say(['：', ': '])}
            {answer.statusGround}
          </p>
        )}
        {answer.statusReason && (
          <p>
            {say(words.reason)}
            {say(['：', ': '])}
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
