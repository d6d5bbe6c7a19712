// A titled part of a page on a surface of its own.
import { use, useId, type ReactNode, type RefCallback } from 'react'
import styles from './layout.module.css'
import { InSheet } from './sheet.ts'

export interface SectionProps {
  title: string
  ref?: RefCallback<HTMLElement>
  /** Beside the title, at the right. */
  aside?: ReactNode
  children: ReactNode
}

export function Section({ ref, title, aside, children }: SectionProps) {
  const own = useId()
  const inSheet = use(InSheet)
  return (
    <section ref={ref} aria-labelledby={own} className={styles['section']} {...(inSheet && { role: 'group' })}>
      <div className={styles['sectionHead']}>
        <h2 id={own}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
