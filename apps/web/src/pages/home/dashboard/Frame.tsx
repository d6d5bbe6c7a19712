// The frame of a widget: its title, an action next to it, and its content, which adapts to the width of the column.
import type { Wording } from '@register/contract/phrase'
import { useId, type ReactNode } from 'react'
import { useTranslate } from '../../../api/language.ts'
import styles from './dashboard.module.css'

export interface FrameProps {
  title: Wording
  /** Drawn at the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

export function Frame({ title, aside, children }: FrameProps) {
  const t = useTranslate()
  const own = useId()
  return (
    <section aria-labelledby={own} className={styles['frame']}>
      <div className={`row wrap gap-4-12 align-center justify-between below-8 ${styles['frameHead']}`}>
        <h2 className="may-narrow large bold break-words" id={own}>
          {t(title)}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
