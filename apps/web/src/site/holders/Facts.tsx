// The facts of a holder as a list of names and values.
import type { Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import styles from './Holder.module.css'

export interface Fact {
  label: Wording
  value: Wording | ReactNode
}

/** Facts without a value are left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => {
  const t = useTranslate()
  return (
    <dl className={`stack gap-12 card ${styles['facts']}`}>
      {facts
        .filter(({ value }) => Boolean(t(value)))
        .map(({ label, value }) => (
          <div className="stack gap-4-16" key={t(label)}>
            <dt>{t(label)}</dt>
            <dd className="break-words">{t(value)}</dd>
          </div>
        ))}
    </dl>
  )
}
