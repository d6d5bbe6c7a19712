// The frame of an input: its label with the required mark, a hint, and the error message.
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
  /** The children contain several inputs with names of their own: no label element can name all of them. */
  grouped?: boolean
  children: (describedBy: string | undefined) => ReactNode
}

export function FieldFrame({ id, ref, label, required, hint, error, wide, grouped, children }: FieldFrameProps) {
  const say = useSay()
  const about = [hint && `${id}-hint`, error && `${id}-wrong`].filter(Boolean).join(' ')
  return (
    <div ref={ref} className={`${styles['field']} ${wide ? styles['wide'] : ''}`}>
      <div className={styles['labelLine']}>
        {grouped ? <span>{label}</span> : <label htmlFor={id}>{label}</label>}
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
