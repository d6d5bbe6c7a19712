// The progress in a task of several steps.
import type { Phrase, Wording } from '@register/contract/phrase'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../../kit/action/icons.tsx'
import styles from './steps.module.css'

// Texts of finished steps.
const words = { done: ['已完成', 'done'] } as const satisfies Record<string, Phrase>

export interface StepsProps {
  label: Wording
  titles: readonly string[]
  /** The present step, counted from 0. */
  at: number
}

export function Steps({ label, titles, at }: StepsProps) {
  const t = useTranslate()
  return (
    <ol aria-label={t(label)} className={`row wrap gap-8-16 ${styles['steps']}`}>
      {titles.map((title, n) => (
        <li
          className="row gap-8 align-center quiet"
          key={title}
          aria-current={n === at ? 'step' : undefined}
          data-done={n < at}
        >
          <span aria-hidden className={`stack place-center rigid ${styles['mark']}`}>
            {n < at ? <Icon name="check" /> : n + 1}
          </span>
          <span>
            {title}
            {n < at && <span className="unseen"> {t(words.done)}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
