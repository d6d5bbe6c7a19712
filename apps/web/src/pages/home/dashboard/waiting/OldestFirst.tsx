// Undecided work, one line each, the oldest first: what it is, whose it is, since when it waits, and what is done with it. The whole line opens it.
import type { Wording } from '@register/contract/phrase'
import { useTranslate } from '../../../../api/language.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import { RelativeTime } from '../../../../kit/time/RelativeTime.tsx'
import styles from '../dashboard.module.css'
import type { WaitingLine } from './useWaiting.ts'

export function OldestFirst({ label, items }: { label: Wording; items: readonly WaitingLine[] }) {
  const t = useTranslate()
  return (
    <ol aria-label={t(label)} className={styles['lines']}>
      {items.map(({ key, name, party, since, to, verb }) => (
        <li key={key}>
          <Link to={to} className={`gap-4-16 plain ${styles['line']}`}>
            <span className={styles['cut']}>
              {name} <span className={`quiet ${styles['quiet']}`}>{party}</span>
            </span>
            <span className="inline-row gap-12 align-baseline quiet tabular">
              <RelativeTime at={since} />
              <span className={`accent ${styles['verb']}`}>{t(verb)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
