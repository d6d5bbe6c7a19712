// A state as a dot next to its word; a pulsing dot means that it goes on.
import styles from './figure.module.css'

export interface StatusDotProps {
  type: 'primary' | 'success' | 'info' | 'warning' | 'danger'
  label: string
  pulse?: boolean
}

export const StatusDot = ({ type, label, pulse = false }: StatusDotProps) => (
  <span className="inline-row gap-8 align-center">
    <span className={`${styles['dot']} ${styles[type]}`} data-pulse={pulse} />
    {label}
  </span>
)
