// A figure that links to its list: how many, and of what.
import type { Wording } from '@register/contract/phrase'
import { useTranslate } from '../../api/language.ts'
import { Link } from '../plain/Link.tsx'
import { Icon, type IconName } from '../action/icons.tsx'
import styles from './display.module.css'

export interface StatProps {
  label: Wording
  value: string | undefined
  text?: string
  icon: IconName
  to: string
  /** Highlights the figure, because something waits to be done. */
  strong?: boolean
}

export function Stat({ label, value, text, icon, to, strong }: StatProps) {
  const t = useTranslate()
  return (
    <Link to={to} className={`row column gap-4 plain card ${styles['stat']} ${strong ? styles['strong'] : ''}`}>
      {/* Figures side by side are on one level, however long their names are. */}
      <span className="grow quiet">
        <Icon name={icon} /> {t(label)}
      </span>
      <span className={`bold tabular ${styles['statValue']}`}>{value ?? '—'}</span>
      {text && <span className="quiet small">{text}</span>}
    </Link>
  )
}
