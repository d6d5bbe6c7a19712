// The report numbers of one certificate: a report and its supplements, as a list and in one line, and the keys by which each is found (docs/decisions/0103-report-numbers-are-a-list.md).
import { fold } from '../../fold.ts'

/** What parts numbers in one text; no number contains any of these. */
const parting = /[、；;\r\n]+/

/** The numbers in a text, each once. */
export const splitNumbers = (text: string): string[] => [
  ...new Set(
    text
      .split(parting)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
]

/** In one line, from which `splitNumbers` gives the same list. */
export const joinNumbers = (numbers: readonly string[]): string => numbers.join('、')

/** A province or an office in front of the number itself: 粤特 DGXQ2120230117. */
const prefix = /^[\u3007\u3400-\u4DBF\u4E00-\u9FFF]+(?=[0-9A-Z])/u

/** The keys of the numbers: each whole and, where it has a prefix, without it. The database's report_keys() says the same. */
export const reportKeys = (numbers: readonly string[]): string[] => [
  ...new Set(numbers.map(fold).flatMap((key) => [key, key.replace(prefix, '')])),
]
