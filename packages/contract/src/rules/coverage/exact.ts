// Printed ranges that stand for several single values: the angles of a lift that changes its inclination. No change of them is covered.
import type { ParameterForm } from '../parameters/formKind.ts'
import type { Asked } from './asked.ts'
import type { Verdict } from './compare.ts'
import { ruleOf } from './rule.ts'
import type { Condition, CoverageRow } from './shape.ts'
import { compareDecimals, isDecimal } from './spelling/decimal.ts'

/** Whether a row's range of this parameter is exact, by what the asker says or else by what the row prints. */
export function isExact(
  form: ParameterForm | undefined,
  row: CoverageRow,
  parameter: string,
  asked: ReadonlyMap<string, Asked> = new Map(),
): boolean {
  const when = ruleOf(form).exactWhile?.[parameter]
  if (!when) return false
  const answer = asked.get(when.key)
  const values =
    answer?.kind === 'values'
      ? answer.values
      : row.conditions.filter((one) => one.parameter === when.key).flatMap((one) => one.values ?? [])
  return values.some((value) => when.is?.includes(value))
}

/** Takes the verdict on the range as such: outside it nothing changes, and inside it only the paper can say that the values are the same. */
export function compareExactly({ from, to }: Condition, asked: Asked | undefined, asRange: Verdict): Verdict {
  if (asked?.kind === 'differs' && asRange.reason === 'mayStillBe') return { result: 'notMet', reason: 'different' }
  if (asRange.result !== 'met' || !asked || asked.kind === 'printed') return asRange
  const isSameEnd = (end: string, printed: number | null | undefined) =>
    printed != null && isDecimal(end) && compareDecimals(end, printed) === 0
  const isOtherRange = asked.kind === 'interval' && !(isSameEnd(asked.from, from) && isSameEnd(asked.to, to))
  return isOtherRange ? { result: 'notMet', reason: 'different' } : { result: 'unknown', reason: 'singleValues' }
}
