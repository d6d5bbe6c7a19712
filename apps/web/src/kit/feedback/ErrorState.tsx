// Stands where content should be when it could not be read: what went wrong, and a way on.
import { WarningOutlined } from '@ant-design/icons-svg'
import type { ReactNode } from 'react'
import { useSay } from '../../api/language.ts'
import { Action } from '../action/Action.tsx'
import { Glyph } from '../action/Glyph.tsx'
import styles from './feedback.module.css'
import { reasonOf } from './useFeedback.tsx'
import { feedbackWords as words } from './words.ts'

export interface ErrorStateProps {
  error: unknown
  onRetry?: () => unknown
  children?: ReactNode
}

export function ErrorState({ error, onRetry, children }: ErrorStateProps) {
  const say = useSay()
  return (
    <div role="alert" className={styles['state']}>
      <Glyph of={WarningOutlined} className={styles['stateIcon']} />
      <p>{say(reasonOf(error))}</p>
      <div className={styles['stateActions']}>
        {onRetry && <Action label={say(words.retry)} icon="reload" onPress={onRetry} />}
        {children}
      </div>
    </div>
  )
}
