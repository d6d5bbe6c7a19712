// Certificates that their holder has to look at: suspended ones with the reason, and those that end soon.
import { endsSoonDays, readAttention, type AttentionRow } from '@register/contract/business/home/attention'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { useSession } from '../../../../api/session.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import * as paths from '../../../../paths.ts'
import styles from '../dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { endingOnes, endsOn, suspendedSince, words } from '../words.ts'

interface Group {
  title: Phrase
  rows: readonly AttentionRow[]
  more: boolean
  when: (row: AttentionRow) => Phrase
  /** The list of all of them. */
  all?: string
}

export function Attention({ title }: { title: string }) {
  const t = useTranslate()
  const { info } = useSession()
  const reading = useRead(readAttention, {})
  const isCompany = info?.user.deptId === null
  const labels = isCompany ? <Link to={paths.ownCodes()}>{t(words.labels)}</Link> : undefined
  return (
    <Frame title={title} aside={labels}>
      <LoadState reading={reading} lines={3}>
        {({ suspended, ending }) => {
          const groups: Group[] = [
            {
              title: words.suspendedOnes,
              rows: suspended.list,
              more: suspended.more,
              when: ({ on }) => (on ? suspendedSince(on) : words.isSuspended),
              all: paths.reportsWith({ status: 'suspended' }),
            },
            {
              title: endingOnes(endsSoonDays),
              rows: ending.list,
              more: ending.more,
              when: ({ on }) => endsOn(on ?? ''),
            },
          ]
          const shown = groups.filter(({ rows }) => rows.length > 0)
          if (shown.length === 0) return <EmptyState icon="check" text={words.calm} />
          return shown.map((group) => <Certificates key={group.title[1]} group={group} />)
        }}
      </LoadState>
    </Frame>
  )
}

function Certificates({ group: { title, rows, more, when, all } }: { group: Group }) {
  const t = useTranslate()
  return (
    <>
      <h3>{t(title)}</h3>
      <ul aria-label={t(title)} className={styles['lines']}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={paths.reportDetail(row.id)} className={`gap-4-16 plain ${styles['line']}`}>
              <span className={styles['cut']}>
                {printNo(row.certificateNo) || row.reportNo}{' '}
                <span className={`quiet ${styles['quiet']}`}>
                  {[row.productName, row.model].filter(Boolean).join(' ')}
                </span>
                {row.reason && <span className={`block quiet ${styles['quiet']}`}>{row.reason}</span>}
              </span>
              <span className="inline-row gap-12 align-baseline quiet tabular">{t(when(row))}</span>
            </Link>
          </li>
        ))}
      </ul>
      {more && all && (
        <Link to={all} className={`gap-4-16 plain ${styles['line']}`}>
          <span className={`accent ${styles['verb']}`}>{t(words.allSuspended)}</span>
        </Link>
      )}
      {more && !all && <p className={`quiet ${styles['quiet']}`}>{t(words.others)}</p>}
    </>
  )
}
