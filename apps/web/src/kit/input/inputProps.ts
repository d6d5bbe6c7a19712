// The props of every input of a form.
import type { Value } from '@register/contract/fields'
import type { Wording } from '@register/contract/phrase'

export interface InputProps {
  id: string
  value: Value | null | undefined
  onChange: (value: Value | null) => void
  onBlur: () => void
  invalid: boolean
  required: boolean
  /** Ids of hint and message. */
  describedBy: string | undefined
  /** The words of the visible label, for inputs that a label element cannot name. */
  label: Wording
  disabled?: boolean | undefined
  /** Of values whose original is kept: how it writes them. */
  print?: Print | undefined
}

/** How the original of a record writes a number or a date, of a range its ends by `from` and `to`, of one value by an empty key. */
export interface Print {
  text: (end: '' | 'from' | 'to') => string | undefined
  onWrite: (end: '' | 'from' | 'to', text: string) => void
}
