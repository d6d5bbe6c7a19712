// The verdict on a proof in one line, with what it means below it.
import type { Phrase } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../../kit/plain/display/Icon.tsx'
import type { Outcome } from './checked.ts'
import styles from './Proof.module.css'

export type VerdictTone = 'good' | 'warn' | 'bad'

const icons = { good: 'check', warn: 'question', bad: 'warning' } as const

/** A proof of another log or key gets the tone of a question, because this register's key can neither confirm nor refute it. */
export const toneOf = (outcome: Outcome): VerdictTone =>
  outcome === 'holds' ? 'good' : outcome === 'altered' || outcome === 'notInTree' ? 'bad' : 'warn'

interface Props {
  tone: VerdictTone
  title: Phrase
  children: ReactNode
}

export const Verdict = ({ tone, title, children }: Props) => {
  const t = useTranslate()
  return (
    <div role="status" className={`row gap-12 rounded pad-12-16 ${styles['verdict']} ${styles[tone]}`}>
      <Icon name={icons[tone]} size={22} bold />
      <div className="stack fit gap-4 grow">
        <p className="large bold">{t(title)}</p>
        <div className={`stack fit gap-4 ${styles['meaning']}`}>{children}</div>
      </div>
    </div>
  )
}
