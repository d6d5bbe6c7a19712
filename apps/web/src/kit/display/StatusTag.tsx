// A status as icon, word and colour, never as colour alone.
import { CheckCircleFilled, ClockCircleFilled, CloseCircleFilled, MinusCircleFilled } from '@ant-design/icons'
import styles from './display.module.css'

const icons = {
  good: CheckCircleFilled,
  warn: ClockCircleFilled,
  bad: CloseCircleFilled,
  quiet: MinusCircleFilled,
} as const
export type Tone = keyof typeof icons

export function StatusTag({ tone, label }: { tone: Tone; label: string }) {
  const Drawn = icons[tone]
  return (
    <span className={`${styles['status']} ${styles[tone]}`}>
      <Drawn aria-hidden />
      {label}
    </span>
  )
}
