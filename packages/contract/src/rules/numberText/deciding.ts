// Of several numbers in one text those that say which certificate is meant: a line of a list names its report, its maker and a licence too.
import type { NamedNumber } from './reading.ts'

/** The kinds in the order in which they decide; certificates and labels decide alike. */
const kinds: readonly (readonly NamedNumber['as'][])[] = [
  ['publicId'],
  ['certificate', 'label'],
  ['report'],
  ['licence'],
  ['creditCode'],
]

/** Those of the first kind that the text has. */
export function numbersThatDecide(numbers: readonly NamedNumber[]): NamedNumber[] {
  const kind = kinds.find((one) => numbers.some(({ as }) => one.includes(as)))
  return numbers.filter(({ as }) => kind?.includes(as))
}
