// The props of every input of a configured form, built-in or a developer's own.
import type { ConfigItem, ItemOptions, Scalar } from './formConfig.ts'

export interface Choice {
  value: Scalar
  label: string
  /** For a single tick or upload: the key of its value. */
  name?: string | undefined
  disabled?: boolean | undefined
  children?: Choice[] | undefined
}

export interface ConfigInputProps {
  /** The id of the element that a label names. */
  id: string
  /** The text of the label, for inputs that a label element cannot name. */
  label: string
  value: unknown
  onChange: (value: unknown) => void
  invalid: boolean
  required: boolean
  /** The ids of hint and error. */
  describedBy: string | undefined
  disabled: boolean
  placeholder: string | undefined
  /** The `options` of the item; empty when it has none. */
  options: ItemOptions
  /** Its choices, configured or read from the server, in the reader's language. */
  choices: readonly Choice[]
  item: ConfigItem
}

/** The props that all inputs of the library share. */
export const basics = ({ id, invalid, disabled, describedBy, required }: ConfigInputProps) => ({
  id,
  disabled,
  status: invalid ? ('error' as const) : ('' as const),
  'aria-invalid': invalid,
  'aria-required': required,
  ...(describedBy && { 'aria-describedby': describedBy }),
})
