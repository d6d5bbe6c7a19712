// A state as a dot next to its word; a pulsing dot means that it goes on.
import type { Wording } from '@register/contract/phrase'
import { useTranslate } from '../../api/language.ts'
import styles from './figure.module.css'

export interface StatusDotProps {
  type: 'primary' | 'success' | 'info' | 'warning' | 'danger'
  label: Wording
  pulse?: boolean
}

export const StatusDot = ({ type, label, pulse = false }: StatusDotProps) => {
  const t = useTranslate()
  return (
    <span className="inline-row gap-8 align-center">
      <span className={`${styles['dot']} ${styles[type]}`} data-pulse={pulse} />
      {t(label)}
    </span>
  )
}
