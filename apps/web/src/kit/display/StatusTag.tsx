// A status as icon, word and colour, never as colour alone.
import type { Wording } from '@register/contract/phrase'
import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  EditOutlined,
  MinusOutlined,
} from '@ant-design/icons-svg'
import { useTranslate } from '../../api/language.ts'
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

export const StatusTag = ({ tone, label }: { tone: Tone; label: Wording }) => {
  const t = useTranslate()
  return (
    <span className={`inline-row gap-6 align-center one-line ${styles['status']} ${styles[tone]}`}>
      <Glyph of={icons[tone]} />
      <span>{t(label)}</span>
    </span>
  )
}
