// A status as icon, word and colour, never as colour alone.
import { CheckCircleFilled, ClockCircleFilled, CloseCircleFilled, MinusCircleFilled } from '@ant-design/icons-svg'
import { Glyph } from '../action/Glyph.tsx'
import styles from './display.module.css'

const icons = {
  good: CheckCircleFilled,
  warn: ClockCircleFilled,
  bad: CloseCircleFilled,
  quiet: MinusCircleFilled,
} as const
export type Tone = keyof typeof icons

export const StatusTag = ({ tone, label }: { tone: Tone; label: string }) => (
  <span className={`${styles['status']} ${styles[tone]}`}>
    <Glyph of={icons[tone]} />
    {label}
  </span>
)
