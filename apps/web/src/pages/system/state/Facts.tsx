// A few facts under one another, each after its name.
import type { Phrase } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useSay } from '../../../api/language.ts'
import styles from './state.module.css'

export function Facts({ facts }: { facts: readonly (readonly [Phrase, ReactNode])[] }) {
  const say = useSay()
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label[1]}>
          <dt>{say(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
