// A few facts with their names: next to the value or above it, in as many columns as fit.
import type { Phrase } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../api/language.ts'
import styles from './facts.module.css'

export type Fact = readonly [name: Phrase, value: ReactNode]

/** An unknown fact is shown as a dash. */
export function Facts({ facts, columns }: { facts: readonly Fact[]; columns?: boolean }) {
  const t = useTranslate()
  return (
    <dl className={styles[columns ? 'columns' : 'facts']}>
      {facts.map(([name, value]) => (
        <div key={name[1]}>
          <dt>{t(name)}</dt>
          <dd>{value === '' || value === null ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
