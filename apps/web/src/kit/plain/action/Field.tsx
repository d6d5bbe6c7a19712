// One labelled input with its hint and its error, connected for screen readers.
import type { Wording } from '@register/contract/phrase'
import { useId, type ReactNode } from 'react'
import { useTranslate } from '../../../api/language.ts'
import styles from './Field.module.css'
import { Icon } from '../display/Icon.tsx'

export interface Tied {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface Props {
  label: Wording | ReactNode
  hint?: Wording | ReactNode
  error?: Wording | undefined
  /** Draws the input with the attributes that connect it to label, hint and error. */
  children: (tied: Tied) => ReactNode
}

export const Field = ({ label, hint, error, children }: Props) => {
  const t = useTranslate()
  const id = useId()
  const tied: Tied = { id }
  if (error || hint) tied['aria-describedby'] = `${id}-more`
  if (error) tied['aria-invalid'] = true
  return (
    <div className="stack gap-4 content-start may-narrow">
      <label htmlFor={id} className="quiet medium">
        {t(label)}
      </label>
      <div className="stack gap-4 content-start may-narrow">
        {children(tied)}
        {(error || hint) && (
          <p
            id={`${id}-more`}
            className={error ? 'row gap-4 align-center bad medium' : 'row gap-4 align-center quiet small'}
          >
            {error && <Icon name="warning" size={14} />}
            {t(error ?? hint)}
          </p>
        )}
      </div>
    </div>
  )
}

/** The look of inputs and selects. */
export const inputClass = styles['input']
