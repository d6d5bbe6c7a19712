// Numbers out of what was pasted or taken from a column: one by one, each once, no more than are checked at a time.
import { maxNumbers } from '@register/contract/business/batchCheck/numbers'
import { parseNo } from '@register/contract/business/numbers/certificateNo'
import { fold } from '@register/contract/fold'
import { hiddenShown, withoutUnseen } from '@register/contract/hidden'

export interface Given {
  /** As typed, in their order. */
  numbers: readonly string[]
  /** How many were left out as repetitions. */
  repeated: number
  /** How many were left out because there are more than are checked at a time. */
  over: number
}

/** Numbers stand on lines of their own, or are parted by commas, semicolons or tabs; a space may be part of one. */
const between = /[\n\v\f\r\u0085\u2028\u2029\t,，;；、]+/u
/** Characters; what is longer is no number. */
const longest = 100

/** What comes along unseen with copied text would have the whole list refused. */
const seenOf = (text: string): string => withoutUnseen(hiddenShown(text).replaceAll('\uFFFD', '')).trim()

export function givenNumbers(texts: readonly string[]): Given {
  const all = texts
    .flatMap((text) => text.split(between))
    .map((text) => seenOf(text.trim().slice(0, longest)))
    .filter((text) => fold(text) !== '')
  const seen = new Set<string>()
  const once = all.filter((text) => seen.size < seen.add(fold(text)).size)
  return {
    numbers: once.slice(0, maxNumbers),
    repeated: all.length - once.length,
    over: Math.max(0, once.length - maxNumbers),
  }
}

export interface Column {
  /** A, B, … as Excel names them. */
  letter: string
  /** The content of its first cell. */
  head: string
  values: readonly string[]
}

/** The column that holds most certificate numbers; the first where none does. */
export const likeliest = (columns: readonly Column[]): Column | undefined =>
  columns.toSorted((a, b) => numbersIn(b) - numbersIn(a))[0]

const numbersIn = ({ values }: Column): number => values.filter((value) => parseNo(value) !== undefined).length

/** A heading is no number: it is left out where what follows it are numbers and it is none. */
export const numbersOf = ({ head, values }: Column): readonly string[] =>
  parseNo(head) || !values.some((value) => parseNo(value)) ? values : values.slice(values[0] === head ? 1 : 0)
