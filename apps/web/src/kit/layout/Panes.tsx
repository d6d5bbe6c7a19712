// A page in parts that each scroll by themselves: one at either side of the middle, one above, one below; on a telephone one after the other.
import { use, type ReactNode } from 'react'
import styles from './panes.module.css'
import { InSheet } from './sheet.ts'

interface Pane {
  /** What the part is called by assistive technology. */
  label: string
  content: ReactNode
}

export interface PanesProps {
  above?: Pane
  start?: Pane
  middle: Pane
  end?: Pane
  below?: Pane
}

const names = ['above', 'start', 'middle', 'end', 'below'] as const

export function Panes(panes: PanesProps) {
  const inSheet = use(InSheet)
  return (
    <div className={styles['panes']}>
      {names.map((name) => {
        const pane = panes[name]
        if (!pane) return null
        return (
          // What scrolls can be reached and moved by the keyboard.
          <section
            key={name}
            aria-label={pane.label}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className={`${styles['pane']} ${styles[name]}`}
            {...(inSheet && { role: 'group' })}
          >
            {pane.content}
          </section>
        )
      })}
    </div>
  )
}
