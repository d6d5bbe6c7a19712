// A day as a filter. While its year is being typed, the browser reports days of the years 2, 20 and 202: they are no question yet.
import type { Wording } from '@register/contract/phrase'
import { useState } from 'react'
import { Field, inputClass } from '../../../kit/plain/action/Field.tsx'

const earliest = '1900-01-01'

interface Props {
  label: Wording
  /** The day that is asked for; empty for none. */
  value: string
  min?: string | undefined
  max?: string | undefined
  onAsk: (day: string) => void
}

export const DayFilter = ({ label, value, min, max, onAsk }: Props) => {
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  // The address has changed otherwise, by going back or by clearing the filters.
  if (asked !== value) {
    setAsked(value)
    setTyped(value)
  }
  return (
    <Field label={label}>
      {(tied) => (
        <input
          {...tied}
          type="date"
          className={inputClass}
          min={min}
          max={max}
          value={typed}
          onChange={({ target: { value: day } }) => {
            setTyped(day)
            if (day !== '' && day < earliest) return
            setAsked(day)
            onAsk(day)
          }}
        />
      )}
    </Field>
  )
}
