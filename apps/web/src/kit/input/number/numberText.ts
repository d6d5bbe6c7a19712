// Converts typed numbers: the form's value for a text, and the text for a form's value.
import type { Field, Value } from '@register/contract/fields'
import { typedNumber } from '@register/contract/input/typedNumber'

/** The number of the text, null for an empty text, and else the text itself: the form shows the error, and no input is lost. */
export function numberFrom(field: Field, text: string): number | string | null {
  if (text.trim() === '') return null
  // A trailing point means that decimals are still being typed.
  const read = typedNumber(field, text.replace(/(\d)[.．]\s*$/u, '$1'))
  return 'value' in read ? read.value : text
}

export const numberText = (value: Value | null | undefined): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : ''
