// What every input of a configured form is given, built-in or a developer's own.
import type { ConfigItem, ItemOptions, Scalar } from './formConfig.ts'

export interface Choice {
  value: Scalar
  label: string
  /** Of a single tick or upload: the key of its value. */
  name?: string | undefined
  disabled?: boolean | undefined
  children?: Choice[] | undefined
}

export interface ConfigInputProps {
  /** For the element that a label names. */
  id: string
  /** The label's words, for inputs that a label element cannot name. */
  label: string
  value: unknown
  onChange: (value: unknown) => void
  invalid: boolean
  required: boolean
  /** Ids of message and complaint. */
  describedBy: string | undefined
  disabled: boolean
  placeholder: string | undefined
  /** `options` of the item; empty when it has none. */
  options: ItemOptions
  /** Its items, written down or read from the server, in the reader's language. */
  choices: readonly Choice[]
  item: ConfigItem
}

/** What all inputs of the library take alike. */
export const basics = ({ id, invalid, disabled, describedBy, required }: ConfigInputProps) => ({
  id,
  disabled,
  status: invalid ? ('error' as const) : ('' as const),
  'aria-invalid': invalid,
  'aria-required': required,
  ...(describedBy && { 'aria-describedby': describedBy }),
})
