// The props of every input of a form.
import type { Value } from '@register/contract/fields'

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
  label: string
  disabled?: boolean | undefined
}
