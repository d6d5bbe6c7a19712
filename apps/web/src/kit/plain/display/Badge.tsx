// A status in a row: icon, word and colour together, never colour alone.
import styles from './Badge.module.css'
import { Icon, type IconName } from './Icon.tsx'

export type BadgeTone = 'good' | 'warn' | 'bad' | 'quiet' | 'draft'

export const Badge = ({ tone, icon, children }: { tone: BadgeTone; icon?: IconName; children: string }) => (
  <span className={`inline-row gap-4 align-center small bold one-line ${styles['badge']} ${styles[tone]}`}>
    {icon && <Icon name={icon} size={14} bold />}
    {children}
  </span>
)
