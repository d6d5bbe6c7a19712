// The status of a report in plain words at the head of its page; for a draft, what publication still needs.
import { comingText } from '@register/contract/business/public/coming'
import { servesUntil } from '@register/contract/business/ruleEnd/shape'
import { comingNameText } from '@register/contract/business/public/comingName'
import type { Report } from '@register/contract/business/reportShape'
import { holding, rangeWords } from '@register/contract/business/recall/shape'
import { reportStatuses } from '@register/contract/business/status'
import { Link } from '../../../../kit/plain/Link.tsx'
import { useSay } from '../../../../api/language.ts'
import * as paths from '../../../../paths.ts'
import { CertificateNo } from '../../CertificateNo.tsx'
import { areaWords } from '../../words.ts'
import { lapsedSince, standsAs, words } from '../words.ts'
import { Confirmed } from './Confirmed.tsx'
import { recalledSince } from '../recall/words.ts'
import styles from './detail.module.css'

/** `to`: the page of a report that it replaces, or is replaced by. */
export function StatusBand({ report, to = paths.reportDetail }: { report: Report; to?: (id: number) => string }) {
  const say = useSay()
  const {
    status,
    ruleEnd: rule,
    missing,
    warnings,
    versions,
    supersededBy,
    supersedes,
    coming,
    comingNames,
    confirmation,
  } = report
  const { label, meaning } = reportStatuses[status]
  const cause =
    status === 'suspended'
      ? versions.findLast(({ kind }) => kind === 'suspension')
      : status === 'revoked'
        ? versions.findLast(({ kind }) => kind === 'revocation')
        : status === 'cancelled'
          ? versions.findLast(({ kind }) => kind === 'cancellation')
          : undefined
  return (
    <section aria-label={say(label)} className={styles['standing']}>
      <p>{say(meaning)}</p>
      {cause && (
        <p>
          {[cause.changeDate, cause.changes.find(({ field }) => field === 'statusGround')?.after, cause.reason]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {confirmation && <Confirmed confirmation={confirmation} isDraft={report.version === 0} />}
      {rule && (
        <p>
          {[
            status === 'lapsed' ? say(lapsedSince(rule.on)) : say(servesUntil(rule.on)),
            rule.sentence,
            rule.title,
            rule.announcementNo,
          ].join(' · ')}
        </p>
      )}
      {coming && (
        <p className={styles['line']}>
          {[say(comingText(coming)), coming.ground, coming.reason].filter(Boolean).join(' · ')}
        </p>
      )}
      {comingNames.map((one) => (
        <p key={one.party} className={styles['line']}>
          {[say(comingNameText(one)), one.reason].join(' · ')}
        </p>
      ))}
      {holding(report.recalls).map((one) => (
        <p key={one.id} className={`${styles['line']} ${styles['recall']}`}>
          {say(recalledSince(rangeWords(one), one.announcedOn))}
        </p>
      ))}
      {supersededBy && (
        <p>
          {say(words.supersededBy)} <CertificateNo no={supersededBy.certificateNo} to={to(supersededBy.id)} />
          {supersededBy.status !== 'published' && say(standsAs(supersededBy.status))}
        </p>
      )}
      {supersedes && (
        <p>
          {say(words.supersedes)} <CertificateNo no={supersedes.certificateNo} to={to(supersedes.id)} />
          {say(standsAs(supersedes.status))}
        </p>
      )}
      {missing.length > 0 && (
        <details>
          <summary>
            {say(words.missingTitle)} ({missing.length})
          </summary>
          <ul className={styles['gaps']}>
            {missing.map(({ field, msg }) => (
              <li key={`${field} ${msg}`}>{msg}</li>
            ))}
          </ul>
          {report.actions.includes('edit') && <Link to={paths.reportEdit(report.id)}>{say(words.edit)}</Link>}
        </details>
      )}
      {report.version === 0 && warnings.length > 0 && (
        <p>
          {say(areaWords.look)}: {warnings.join('; ')}
        </p>
      )}
    </section>
  )
}
