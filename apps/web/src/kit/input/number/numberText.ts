// Numbers as they are typed: what a form is handed for a text, and the text of what a form holds.
import type { Field, Value } from '@register/contract/fields'
import { typedNumber } from '@register/contract/input/typedNumber'

/** The number that the text says, nothing for no text, and else the text itself: the form tells what is wrong, nothing is lost. */
export function numberFrom(field: Field, text: string): number | string | null {
  if (text.trim() === '') return null
  // A point at the end is a number on its way to decimals.
  const read = typedNumber(field, text.replace(/(?<=\d)[.．]\s*$/u, ''))
  return 'value' in read ? read.value : text
}

export const numberText = (value: Value | null | undefined): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : ''
