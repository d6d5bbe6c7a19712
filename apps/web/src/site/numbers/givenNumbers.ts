// Extracts numbers from pasted text or a column: separated, each once, no more than one check allows.
import { maxNumbers } from '@register/contract/business/batchCheck/numbers'
import { parseNo } from '@register/contract/business/numbers/certificateNo'
import { fold } from '@register/contract/fold'
import { hiddenShown, withoutUnseen } from '@register/contract/hidden'

export interface Given {
  /** As typed, in their order. */
  numbers: readonly string[]
  /** How many repetitions were left out. */
  repeated: number
  /** How many were left out because one check allows fewer. */
  over: number
}

/** Numbers are separated by line breaks, commas, semicolons or tabs; a space may be part of a number. */
const between = /[\n\v\f\r\u0085\u2028\u2029\t,，;；、]+/u
/** Characters; longer text is no number. */
const longest = 100

/** Invisible characters come with copied text, and the server would refuse the whole list because of them. */
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

/** The column with the most certificate numbers; the first where none has any. */
export const likeliest = (columns: readonly Column[]): Column | undefined =>
  columns.toSorted((a, b) => numbersIn(b) - numbersIn(a))[0]

const numbersIn = ({ values }: Column): number => values.filter((value) => parseNo(value) !== undefined).length

/** Leaves out the first cell when it is a heading: it is no number, and the cells below it are. */
export const numbersOf = ({ head, values }: Column): readonly string[] =>
  parseNo(head) || !values.some((value) => parseNo(value)) ? values : values.slice(values[0] === head ? 1 : 0)
