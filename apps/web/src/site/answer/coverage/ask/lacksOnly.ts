// Whether the main values pass, so that the configuration alone is left to be asked.
import type { CoverageCheck } from '@register/contract/business/publicReport/check'

/** `configuration`: the keys of its parameters. A row that fails is out; in another one nothing is missing but configuration. */
export function lacksOnly(
  { answer, rows, missing }: Pick<CoverageCheck, 'answer' | 'rows' | 'missing'>,
  configuration: ReadonlySet<string>,
): boolean {
  const values = missing.filter(({ what }) => what === 'value')
  const isUndecided = answer === 'cannotTell' && rows.some(({ result }) => result === 'unknown')
  return isUndecided && values.length > 0 && values.every(({ parameter }) => configuration.has(parameter))
}
