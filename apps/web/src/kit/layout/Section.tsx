// A titled part of a page on a surface of its own.
import type { Wording } from '@register/contract/phrase'
import { use, useId, type ReactNode, type RefCallback } from 'react'
import { useTranslate } from '../../api/language.ts'
import styles from './layout.module.css'
import { InDrawer } from './drawer.ts'

export interface SectionProps {
  title: Wording
  ref?: RefCallback<HTMLElement>
  /** Next to the title, at the right. */
  aside?: ReactNode
  children: ReactNode
}

export function Section({ ref, title, aside, children }: SectionProps) {
  const t = useTranslate()
  const own = useId()
  const inDrawer = use(InDrawer)
  return (
    <section
      ref={ref}
      aria-labelledby={own}
      className={`card ${styles['section']}`}
      {...(inDrawer && { role: 'group' })}
    >
      <div className={`row wrap gap-8 align-center justify-between below-8 ${styles['sectionHead']}`}>
        <h2 id={own}>{t(title)}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
