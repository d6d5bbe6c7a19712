// The facts of a holder as a list of names and values.
import type { ReactNode } from 'react'
import styles from './Holder.module.css'

export interface Fact {
  label: string
  value: ReactNode
}

/** Facts without a value are left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={`stack gap-12 card ${styles['facts']}`}>
    {facts
      .filter(({ value }) => Boolean(value))
      .map(({ label, value }) => (
        <div className="stack gap-4-16" key={label}>
          <dt>{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
  </dl>
)
