// Whether two texts say the same: yes, no where that is shown, and otherwise unclear, because one thing has many names.
import { compareDecimals } from './decimal.ts'
import { areKnownToDiffer } from './knownNames.ts'
import { spelledAlike, spelledCode } from './normal.ts'
import { isPlaceholder } from './placeholder.ts'

export type Likeness = 'same' | 'unclear' | 'different'

/** One number behind the name of a system of sizes, in which another number is another thing. Standards are none: one product may follow several. */
const numbered = /^(DN|PN|CLASS|SDR|M|Φ|Ø)(\d+(?:\.\d+)*)$/

/** A text that can only be a number: a power of ten or a zero in front makes it a code, as 1E3 and 0601. */
const isPlainNumber = (text: string): boolean => /^[+-]?(0|[1-9]\d*)?(\.\d*)?$/.test(text) && /\d/.test(text)

/**
 * Compares two free texts. Equal: but for spelling. Different only where that is shown: two plain numbers, two numbers of one
 * system (DN 50 and DN 80), two names of one list of known names. Anything else may be two names of one thing.
 */
export function likeness(a: string, b: string): Likeness {
  if (isPlaceholder(a) || isPlaceholder(b)) return 'unclear'
  const [one, other] = [spelledAlike(a), spelledAlike(b)]
  if (one === other) return 'same'
  if (isPlainNumber(one) && isPlainNumber(other)) return compareDecimals(one, other) === 0 ? 'same' : 'different'
  if (areKnownToDiffer(one, other)) return 'different'
  const [first, second] = [one, other].map((text) => numbered.exec(text))
  return first && second && first[1] === second[1] && first[2] !== second[2] ? 'different' : 'unclear'
}

/** Compares two codes, such as drawing numbers: the same but for spelling, or for people to compare. The zeros of a code are a part of it. */
export const likenessOfCodes = (a: string, b: string): Likeness =>
  !isPlaceholder(a) && spelledCode(a) === spelledCode(b) ? 'same' : 'unclear'

/** Compares one text with several: the same as one of them, different from all, or unclear. */
export function likenessToAny(asked: string, printed: readonly string[], compareTwo = likeness): Likeness {
  const found = printed.map((one) => compareTwo(asked, one))
  if (found.includes('same')) return 'same'
  return found.length > 0 && found.every((one) => one === 'different') ? 'different' : 'unclear'
}
