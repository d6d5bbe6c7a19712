// A desk: what waits, what the opened one says, and what is decided, in three columns that scroll on their own; on a telephone one after the other.
import type { Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../api/language.ts'
import styles from './desk.module.css'

interface DeskProps {
  /** Above the columns. */
  head: ReactNode
  /** A class that sets `--desk-columns`: the widths of the columns in a wide window. */
  columns: string | undefined
  children: ReactNode
}

export const Desk = ({ head, columns, children }: DeskProps) => (
  <div className="row column gap-8 page-height">
    {head}
    <div className={[styles['desk'], columns].filter(Boolean).join(' ')}>{children}</div>
  </div>
)

interface PartProps {
  label: Wording
  children: ReactNode
}

export const DeskQueue = ({ label, children }: PartProps) => {
  const t = useTranslate()
  return (
    <section aria-label={t(label)} className={`stack gap-12 content-start card pad-12 ${styles['queue']}`}>
      {children}
    </section>
  )
}

interface RowsProps<R> {
  rows: readonly R[]
  draw: (row: R) => ReactNode
}

export const DeskRows = <R extends { id: number }>({ rows, draw }: RowsProps<R>) => (
  <ul className="stack fit gap-4">
    {rows.map((row) => (
      <li key={row.id}>{draw(row)}</li>
    ))}
  </ul>
)

/** The opened record. */
export const DeskRecord = ({ label, children }: PartProps) => {
  const t = useTranslate()
  return (
    <article aria-label={t(label)} className={`stack fit gap-16 content-start may-narrow ${styles['record']}`}>
      {children}
    </article>
  )
}

/** What is decided, and what helps to decide it. */
export const DeskSide = ({ label, children }: PartProps) => {
  const t = useTranslate()
  return (
    <aside aria-label={t(label)} className={`stack fit gap-12 content-start may-narrow ${styles['side']}`}>
      {children}
    </aside>
  )
}
