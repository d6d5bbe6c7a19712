// A page in parts that each scroll on their own: one at either side of the middle, one above, one below; on a telephone one after the other.
import type { Wording } from '@register/contract/phrase'
import { use, type ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import styles from './panes.module.css'
import { InDrawer } from '../../kit/layout/drawer.ts'

interface Pane {
  /** The label for assistive technology. */
  label: Wording
  content: ReactNode
}

export interface PanesProps {
  above?: Pane
  start?: Pane
  middle: Pane
  end?: Pane
  below?: Pane
}

export function Panes({ above, start, middle, end, below }: PanesProps) {
  return (
    <div className={`row column gap-16 grow ${styles['panes']}`}>
      {above && <Part {...above} place="above" />}
      <div className={`row column gap-16 grow ${styles['row']}`}>
        {start && <Part {...start} place="start" />}
        <Part {...middle} place="middle" />
        {end && <Part {...end} place="end" />}
      </div>
      {below && <Part {...below} place="below" />}
    </div>
  )
}

function Part({ label, content, place }: Pane & { place: keyof PanesProps }) {
  const t = useTranslate()
  const inDrawer = use(InDrawer)
  return (
    // An area that scrolls must be reachable by keyboard.
    <section
      aria-label={t(label)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={`row column gap-16 may-narrow card pad-16 ${styles['pane']} ${styles[place]}`}
      {...(inDrawer && { role: 'group' })}
    >
      {content}
    </section>
  )
}
