// Around an input: its label with the mark of duty, a hint, and the message of what is wrong.
import type { ReactNode } from 'react'
import { useSay } from '../../api/language.ts'
import type { FieldPlace } from '../values/useForm.ts'
import styles from './form.module.css'
import { formWords as words } from './words.ts'

export interface FieldFrameProps {
  id: string
  ref?: FieldPlace['ref']
  label: string
  required?: boolean
  hint?: string | undefined
  error?: string | undefined
  wide?: boolean
  children: (describedBy: string | undefined) => ReactNode
}

export function FieldFrame({ id, ref, label, required, hint, error, wide, children }: FieldFrameProps) {
  const say = useSay()
  const about = [hint && `${id}-hint`, error && `${id}-wrong`].filter(Boolean).join(' ')
  return (
    <div ref={ref} className={`${styles['field']} ${wide ? styles['wide'] : ''}`}>
      <div className={styles['labelLine']}>
        <label htmlFor={id}>{label}</label>
        {required && (
          <span className={styles['mark']} title={say(words.required)} aria-hidden>
            *
          </span>
        )}
      </div>
      {children(about || undefined)}
      {error ? (
        <p id={`${id}-wrong`} className={styles['wrong']} role="alert">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className={styles['hint']}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
