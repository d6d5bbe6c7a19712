// One labelled input with its hint and its error, connected for screen readers.
import { useId, type ReactNode } from 'react'
import styles from './Field.module.css'
import { Icon } from '../display/Icon.tsx'

export interface Tied {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface Props {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Draws the input with the attributes that connect it to label, hint and error. */
  children: (tied: Tied) => ReactNode
}

export const Field = ({ label, hint, error, children }: Props) => {
  const id = useId()
  const tied: Tied = { id }
  if (error || hint) tied['aria-describedby'] = `${id}-more`
  if (error) tied['aria-invalid'] = true
  return (
    <div className="stack gap-4 content-start may-narrow">
      <label htmlFor={id} className="quiet medium">
        {label}
      </label>
      <div className="stack gap-4 content-start may-narrow">
        {children(tied)}
        {(error || hint) && (
          <p
            id={`${id}-more`}
            className={error ? 'row gap-4 align-center bad medium' : 'row gap-4 align-center quiet small'}
          >
            {error && <Icon name="warning" size={14} />}
            {error ?? hint}
          </p>
        )}
      </div>
    </div>
  )
}

/** The look of inputs and selects. */
export const inputClass = styles['input']
