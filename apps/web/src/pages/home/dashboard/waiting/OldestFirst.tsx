// Undecided work, one line each, the oldest first: what it is, whose it is, and since when it waits.
import { Link } from '../../../../kit/plain/Link.tsx'
import { RelativeTime } from '../../../../kit/time/RelativeTime.tsx'
import styles from '../dashboard.module.css'
import type { WaitingLine } from './useWaiting.ts'

export const OldestFirst = ({ label, items }: { label: string; items: readonly WaitingLine[] }) => (
  <ol aria-label={label} className={styles['lines']}>
    {items.map(({ key, name, party, since, to }) => (
      <li key={key}>
        <span className={styles['cut']}>
          <Link to={to}>{name}</Link> <span className={styles['quiet']}>{party}</span>
        </span>
        <span className={styles['figures']}>
          <RelativeTime at={since} />
        </span>
      </li>
    ))}
  </ol>
)
