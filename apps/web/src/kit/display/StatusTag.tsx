// A status as icon, word and colour, never as colour alone.
import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  EditOutlined,
  MinusOutlined,
} from '@ant-design/icons-svg'
import { Glyph } from '../action/Glyph.tsx'
import styles from './display.module.css'

const icons = {
  good: CheckCircleOutlined,
  warn: ClockCircleOutlined,
  bad: CloseCircleOutlined,
  quiet: MinusOutlined,
  /** Still a draft. */
  draft: EditOutlined,
} as const
export type Tone = keyof typeof icons

export const StatusTag = ({ tone, label }: { tone: Tone; label: string }) => (
  <span className={`inline-row gap-6 align-center one-line ${styles['status']} ${styles[tone]}`}>
    <Glyph of={icons[tone]} />
    <span>{label}</span>
  </span>
)
