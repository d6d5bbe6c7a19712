// Replaces content that could not be read: what went wrong, and a way on.
import { WarningOutlined } from '@ant-design/icons-svg'
import { Failure } from '@register/contract/errors'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Action } from '../action/Action.tsx'
import { LinkAction } from '../action/LinkAction.tsx'
import { Glyph } from '../action/Glyph.tsx'
import { inWords } from '../plain/state/inWords.ts'
import { Quote } from '../plain/state/Quote.tsx'
import styles from './state.module.css'
import { reasonOf } from '../feedback/useFeedback.tsx'
import { feedbackWords as words } from '../feedback/words.ts'

export interface ErrorStateProps {
  error: unknown
  onRetry?: () => unknown
  /** Nothing else is on the page: the error is its heading. */
  page?: boolean | undefined
  children?: ReactNode
}

export function ErrorState({ error, onRetry, page, children }: ErrorStateProps) {
  const t = useTranslate()
  const Text = page ? 'h1' : 'p'
  const number = error instanceof Failure ? error.number : undefined
  return (
    <div
      role="alert"
      className={`row column gap-12 align-center justify-center grow quiet text-center ${styles['state']}`}
    >
      <Glyph of={WarningOutlined} className={styles['stateIcon']} />
      <Text>{t(error instanceof Failure ? inWords(error) : reasonOf(error))}</Text>
      <div className={`row wrap gap-8 justify-center ${styles['stateActions']}`}>
        {onRetry && <Action label={words.retry} icon="reload" onPress={onRetry} />}
        {children}
        {page && <LinkAction label={words.toStart} to="/" />}
      </div>
      {(page || number) && <Quote number={number} />}
    </div>
  )
}
