// The frame of an input: its label with the required mark, a hint, and the error message.
import { between, titled, type Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { useTranslate } from '../../api/language.ts'
import type { FieldPlace } from '../values/useForm.ts'
import styles from './form.module.css'
import marks from './mark.module.css'
import { formWords as words } from './words.ts'

/** A value that its form asks the person to look at: until the field gets the focus or the mark is ticked off. */
export interface FieldMark {
  text: string
  /** The name of the button that ticks it off. */
  tick: string
  onLook: () => void
}

export interface FieldFrameProps {
  id: string
  ref?: FieldPlace['ref']
  label: Wording
  required?: boolean
  hint?: Wording | undefined
  error?: Wording | undefined
  wide?: boolean
  /** What is to be looked at here, next to the label. */
  mark?: FieldMark | undefined
  /** The children contain several inputs with names of their own: no label element can name all of them. */
  grouped?: boolean
  children: (describedBy: string | undefined) => ReactNode
}

export function FieldFrame({ id, ref, label, required, hint, error, wide, mark, grouped, children }: FieldFrameProps) {
  const t = useTranslate()
  const about = [hint && `${id}-hint`, error && `${id}-wrong`].filter(Boolean).join(' ')
  return (
    <div
      ref={ref}
      className={`may-narrow ${wide ? 'full-row' : ''} ${mark ? marks['marked'] : ''}`}
      {...(mark && { onFocus: mark.onLook })}
    >
      <div className="below-4">
        {grouped ? <span>{t(label)}</span> : <label htmlFor={id}>{t(label)}</label>}
        {required && (
          <span className={styles['mark']} title={t(words.required)} aria-hidden>
            *
          </span>
        )}
        {mark && (
          <button
            type="button"
            className={`warn small ellipsis rounded pressable ${marks['look']}`}
            aria-label={t(titled([t(label), t(label)], `${mark.text}${t(between)}${mark.tick}`))}
            title={mark.text}
            onClick={mark.onLook}
          >
            {mark.text}
          </button>
        )}
      </div>
      {children(about || undefined)}
      {error ? (
        <p id={`${id}-wrong`} className="above-4 bad small" role="alert">
          {t(error)}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="above-4 quiet small">
            {t(hint)}
          </p>
        )
      )}
    </div>
  )
}
