// Events in order of time: each entry with a title, when and by whom it was done, and a remark.
import type { ReactNode } from 'react'
import styles from './display.module.css'
import type { Tone } from './StatusTag.tsx'

export interface HistoryItem {
  key: string | number
  title: ReactNode
  tone: Tone
  /** When and by whom. */
  meta: ReactNode
  body?: ReactNode
}

export function History({ items, label }: { items: readonly HistoryItem[]; label: string }) {
  return (
    <ol aria-label={label} className={styles['history']}>
      {items.map(({ key, title, tone, meta, body }) => (
        <li key={key} className={styles[tone]}>
          <div className={styles['historyTitle']}>{title}</div>
          <div className={styles['historyMeta']}>{meta}</div>
          {body && <div className={styles['historyBody']}>{body}</div>}
        </li>
      ))}
    </ol>
  )
}
