// What a text typed into a field of numbers means: the very number it says, or what is wrong with it.
import { readNumber } from './number.ts'
import type { Phrase } from '../phrase.ts'

export type TypedNumber = { value: number } | { problem: Phrase }

/** What the reading depends on, of a field. */
interface Measured {
  readonly type: string
  readonly unit?: Phrase
  readonly places?: number
}

/** In the field's unit. A number with more digits than can be kept is refused, never rounded. */
export function typedNumber({ type, unit, places }: Measured, text: string): TypedNumber {
  const read = readNumber(text, { whole: type === 'integer' || places === 0, units: unit ?? [] })
  if ('problem' in read) return read
  const value = Number(read.value)
  // What a number says back, without zeros at its end, is what was typed unless digits were lost.
  const typed = read.value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
  if (value === 0) return { value: 0 }
  return String(value) === typed ? { value } : { problem: ['位数太多', 'has more digits than can be stored'] }
}
