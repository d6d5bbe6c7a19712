// Events in order of time: each entry with a title, when and by whom it was done, and a remark.
import type { Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import styles from './display.module.css'
import type { Tone } from './StatusTag.tsx'

export interface HistoryItem {
  key: string | number
  title: Wording | ReactNode
  tone: Tone
  /** When and by whom. */
  meta: Wording | ReactNode
  body?: ReactNode
}

export function History({ items, label }: { items: readonly HistoryItem[]; label: Wording }) {
  const t = useTranslate()
  return (
    <ol aria-label={t(label)} className={styles['history']}>
      {items.map(({ key, title, tone, meta, body }) => (
        <li key={key} className={styles[tone]}>
          <div className="row wrap gap-4-8 align-center bold">{t(title)}</div>
          <div className="quiet small">{t(meta)}</div>
          {body && <div className="above-8 break-words own-lines">{body}</div>}
        </li>
      ))}
    </ol>
  )
}
