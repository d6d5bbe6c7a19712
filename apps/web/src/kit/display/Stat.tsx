// A figure that links to its list: how many, and of what.
import { Link } from '../plain/Link.tsx'
import { Icon, type IconName } from '../action/icons.tsx'
import styles from './display.module.css'

export interface StatProps {
  label: string
  value: string | undefined
  text?: string
  icon: IconName
  to: string
  /** Highlights the figure, because something waits to be done. */
  strong?: boolean
}

export function Stat({ label, value, text, icon, to, strong }: StatProps) {
  return (
    <Link to={to} className={`${styles['stat']} ${strong ? styles['strong'] : ''}`}>
      <span className={styles['statLabel']}>
        <Icon name={icon} /> {label}
      </span>
      <span className={styles['statValue']}>{value ?? '—'}</span>
      {text && <span className={styles['statText']}>{text}</span>}
    </Link>
  )
}
