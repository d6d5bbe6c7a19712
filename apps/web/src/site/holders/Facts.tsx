// The facts of a holder as a list of names and values.
import type { ReactNode } from 'react'
import styles from './Holder.module.css'

export interface Fact {
  label: string
  value: ReactNode
}

/** Facts without a value are left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles['facts']}>
    {facts
      .filter(({ value }) => Boolean(value))
      .map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
