// A widget of the home page: its title, what stands beside it, and its content, which heeds the width of its column.
import { useId, type ReactNode } from 'react'
import styles from './dashboard.module.css'

export interface FrameProps {
  title: string
  /** Beside the title, at the right. */
  aside?: ReactNode
  children: ReactNode
}

export function Frame({ title, aside, children }: FrameProps) {
  const own = useId()
  return (
    <section aria-labelledby={own} className={styles['frame']}>
      <div className={styles['frameHead']}>
        <h2 id={own}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
