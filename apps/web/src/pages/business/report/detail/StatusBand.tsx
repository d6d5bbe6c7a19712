// The status of a report in plain words at the head of its page; for a draft, what publication still needs.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { confirmedText, grounds } from '@register/contract/rules/numbers/confirmation'
import { becameOf } from '@register/contract/business/report/part/became'
import { isFallen } from '@register/contract/business/report/part/standing'
import { listPartUses } from '@register/contract/business/part/uses'
import { comingText } from '@register/contract/business/report/coming'
import { comingNameText } from '@register/contract/business/report/comingName'
import { holding, rangeWords } from '@register/contract/business/recall/shape'
import type { Report } from '@register/contract/business/report/shape'
import { servesUntil } from '@register/contract/business/ruleEnd/shape'
import { reportStatuses } from '@register/contract/rules/status'
import { shanghaiDay } from '@register/contract/dates'
import { colon } from '@register/contract/phrase'
import { useMay } from '../../../../api/session.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import { useTranslate } from '../../../../api/language.ts'
import * as paths from '../../../../paths.ts'
import { CertificateNo } from '../../CertificateNo.tsx'
import { areaWords } from '../../words.ts'
import { lapsedSince, standsAs, words } from '../words.ts'
import { fallenPartOf } from '../parts/words.ts'
import { recalledSince } from '../recall/words.ts'
import styles from './detail.module.css'

// The confirmation of the head office on which a certificate was registered; of a draft, what is confirmed for its number so far.
interface ConfirmedProps {
  confirmation: NonNullable<Report['confirmation']>
  isDraft: boolean
}

function Confirmed({ confirmation, isDraft }: ConfirmedProps) {
  const t = useTranslate()
  const { grounds: keys, reason, by, at } = confirmation
  const said = isDraft
    ? `${t(words.confirmedNumber)}${keys.map((key) => t(grounds[key].label)).join(t(['；', '; ']))}`
    : t(confirmedText(keys))
  return <p>{[said, reason, by, at && shanghaiDay(new Date(at))].filter(Boolean).join(' · ')}</p>
}

/** `to`: the page of a report that it replaces, or is replaced by. */
export function StatusBand({ report, to = paths.reportDetail }: { report: Report; to?: (id: number) => string }) {
  const t = useTranslate()
  const mayFind = useMay()(listPartUses)
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
  const { label, meaning, tone } = reportStatuses[status]
  const cause =
    status === 'suspended'
      ? versions.findLast(({ kind }) => kind === 'suspension')
      : status === 'revoked'
        ? versions.findLast(({ kind }) => kind === 'revocation')
        : status === 'cancelled'
          ? versions.findLast(({ kind }) => kind === 'cancellation')
          : undefined
  return (
    <section aria-label={t(label)} className={`row wrap quiet ${styles['standing']} ${styles[tone] ?? ''}`}>
      <p>{t(status === 'published' ? words.inForce : meaning)}</p>
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
            status === 'lapsed' ? t(lapsedSince(rule.on)) : t(servesUntil(rule.on)),
            rule.sentence,
            rule.title,
            rule.announcementNo,
          ].join(' · ')}
        </p>
      )}
      {coming && (
        <p className={styles['line']}>
          {[t(comingText(coming)), coming.ground, coming.reason].filter(Boolean).join(' · ')}
        </p>
      )}
      {comingNames.map((one) => (
        <p key={one.party} className={styles['line']}>
          {[t(comingNameText(one)), one.reason].join(' · ')}
        </p>
      ))}
      {holding(report.recalls).map((one) => (
        <p key={one.id} className={`${styles['line']} ${styles['recall']}`}>
          {t(recalledSince(rangeWords(one), one.announcedOn))}
        </p>
      ))}
      {mayFind && (isFallen(report) || holding(report.recalls).length > 0) && (
        <p className={styles['line']}>
          <Link to={paths.partUses({ partOf: report.publicId })}>{t(areaWords.uses)}</Link>
        </p>
      )}
      {report.fallenParts.map((one) => (
        <p key={one.publicId} className={`${styles['line']} ${styles['recall']}`}>
          {t(fallenPartOf(one.names))} <Link to={paths.verify(one.publicId)}>{printNo(one.certificateNo)}</Link>{' '}
          {t(becameOf(one))}
        </p>
      ))}
      {supersededBy && (
        <p>
          {t(words.supersededBy)} <CertificateNo no={supersededBy.certificateNo} to={to(supersededBy.id)} />
          {supersededBy.status !== 'published' && t(standsAs(supersededBy.status))}
        </p>
      )}
      {supersedes && (
        <p>
          {t(words.supersedes)} <CertificateNo no={supersedes.certificateNo} to={to(supersedes.id)} />
          {t(standsAs(supersedes.status))}
        </p>
      )}
      {missing.length > 0 && (
        <details>
          <summary>
            {t(words.missingTitle)} ({missing.length})
          </summary>
          <ul className={styles['gaps']}>
            {missing.map(({ field, msg }) => (
              <li key={`${field} ${msg}`}>{msg}</li>
            ))}
          </ul>
          {report.actions.includes('edit') && <Link to={paths.reportEdit(report.id)}>{t(words.edit)}</Link>}
        </details>
      )}
      {report.version === 0 && warnings.length > 0 && (
        <p>
          {t(areaWords.look)}
          {t(colon)}
          {warnings.join('; ')}
        </p>
      )}
    </section>
  )
}
