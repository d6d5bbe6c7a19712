// What a text typed into a field of numbers means: the very number it says, or what is wrong with it.
import { compareDecimals } from './business/coverage/decimal.ts'
import { readNumber } from './business/coverage/number.ts'
import type { Phrase } from './phrase.ts'

export type TypedNumber = { value: number } | { problem: Phrase }

/** What the reading depends on, of a field. */
interface Measured {
  readonly type: string
  readonly unit?: Phrase
}

/** In the field's unit. A number with more digits than can be kept is refused, never rounded. */
export function typedNumber({ type, unit }: Measured, text: string): TypedNumber {
  const read = readNumber(text, { whole: type === 'integer', units: unit ?? [] })
  if ('problem' in read) return read
  // Adding 0 makes 0 of -0, which no text tells apart.
  const value = Number(read.value) + 0
  return compareDecimals(value, read.value) === 0
    ? { value }
    : { problem: ['位数太多', 'has more digits than can be kept'] }
}
