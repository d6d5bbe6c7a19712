// A keyword of the office that was pasted with its label or a whole line is searched by the number in it, or by all of several.
import { sql, type RawBuilder } from 'kysely'
import { numbersThatDecide } from '@register/contract/rules/numberText/deciding'
import { numbersIn } from '@register/contract/rules/numbers/inText'

interface Asked<R> {
  /** With the number for its keyword; without a keyword where several numbers are asked for. */
  request: R
  /** The reports that one of several numbers names; empty for a single number and for other keywords. */
  named: readonly RawBuilder<boolean>[]
}

const kinds = ['certificate', 'label', 'report']

/** Those that differ by a suffix alone are named too, as the words of a number find them. */
const namedBy = (keys: readonly string[], areReports: boolean): RawBuilder<boolean> =>
  areReports
    ? sql<boolean>`report_keys(report.report_nos) && ${keys}::text[]`
    : sql<boolean>`(report.certificate_key = any(${keys}::text[]) or report.probable_key = any(${keys}::text[]) or report.base_key = any(${keys}::text[]))`

/** The request by the certificate numbers, labels or report numbers of its keyword; as it is where the keyword has none. */
export function byItsNumber<R extends { keyword?: string | undefined }>(request: R): Asked<R> {
  const numbers = numbersThatDecide(numbersIn(request.keyword ?? '').filter(({ as }) => kinds.includes(as)))
  const [key, ...others] = [...new Set(numbers.map((number) => number.key))]
  if (key === undefined) return { request, named: [] }
  if (others.length === 0) return { request: { ...request, keyword: key }, named: [] }
  const areReports = numbers.some(({ as }) => as === 'report')
  return { request: { ...request, keyword: undefined }, named: [namedBy([key, ...others], areReports)] }
}
