// Checks a number against the bounds of its field.
import { typedNumber } from '../input/typedNumber.ts'
import type { Phrase } from '../phrase.ts'

/** The properties of a field that the check needs. `places`: allowed decimal places; 3 by default, and none for integers. */
export interface Bounded {
  readonly type: string
  readonly unit?: Phrase
  readonly min?: number
  readonly max?: number
  readonly places?: number
}

/** Decimal places of a number where its field says nothing. */
export const defaultPlaces = 3

/** The problem without the field's name; undefined when the number is valid. */
export function numberProblem(field: Bounded, value: unknown): Phrase | undefined {
  // A text is never accepted as a number; a typed text gets the reason why it could not be read.
  const read = typeof value === 'string' ? typedNumber(field, value) : undefined
  if (read && 'problem' in read) return read.problem
  if (typeof value !== 'number' || !Number.isFinite(value)) return ['应为数字', 'must be a number']
  const [zh, en] = (field.unit ?? ['', '']).map((unit) => unit && ` ${unit}`)
  const { min, max, places = defaultPlaces } = field
  if ((field.type === 'integer' || places === 0) && !Number.isInteger(value))
    return ['应为整数', 'must be a whole number']
  if (min !== undefined && max !== undefined && (value < min || value > max))
    return [`应在 ${min} 到 ${max}${zh} 之间`, `must be between ${min} and ${max}${en}`]
  if (min !== undefined && value < min) return [`不能小于 ${min}${zh}`, `must be at least ${min}${en}`]
  if (max !== undefined && value > max) return [`不能大于 ${max}${zh}`, `must be at most ${max}${en}`]
  if (Number(value.toFixed(Math.min(places, 100))) !== value)
    return [`最多 ${places} 位小数`, `may have at most ${places} decimal places`]
  return undefined
}
