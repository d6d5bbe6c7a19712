// The result of a task in large letters, with what was made and links to go on.
import type { Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../../kit/action/icons.tsx'
import styles from './result.module.css'

export interface ResultProps {
  tone?: 'good' | 'bad'
  title: Wording
  text?: Wording
  /** Buttons or links to go on. */
  actions?: ReactNode
  /** The thing that was made. */
  children?: ReactNode
}

export function Result({ tone = 'good', title, text, actions, children }: ResultProps) {
  const t = useTranslate()
  return (
    <div role="status" className={`row column gap-12 align-center text-center ${styles['result']}`} data-tone={tone}>
      <span className={`stack place-center good ${styles['resultIcon']}`}>
        <Icon name={tone === 'good' ? 'check' : 'close'} />
      </span>
      <h2>{t(title)}</h2>
      {text && <p>{t(text)}</p>}
      {actions && <div className="row wrap gap-8 justify-center">{actions}</div>}
      {children && <div className={`full-width above-12 text-start ${styles['resultContent']}`}>{children}</div>}
    </div>
  )
}
