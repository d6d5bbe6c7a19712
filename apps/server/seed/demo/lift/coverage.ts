// The coverage tables of invented certificates: most print whole rows, some two alternatives, some only limits, some none.
import { configurationOf } from '@register/contract/rules/coverage/fromParameters'
import type { Condition, CoverageRow } from '@register/contract/rules/coverage/shape'
import type { ParameterForm } from '@register/contract/rules/parameters/formKind'
import type { Values } from '@register/contract/fields'
import type { ReportContent } from '@register/contract/business/report/shape'
import type { Dice } from '../random.ts'

export type Limit = Condition

/** An upper bound, rounded as certificates print it. */
export const upTo = (parameter: string, to: number, unit: string): Limit => ({
  parameter,
  from: null,
  to: Math.round(to * 100) / 100,
  unit,
  text: null,
})

interface Given {
  form: ParameterForm
  parameters: Values
  limits: readonly Limit[]
  other: readonly Limit[] | undefined
}

/** The coverage table of a product; the same dice give the same table. */
export function coverageFor(
  d: Dice,
  { form, parameters, limits, other }: Given,
): Pick<ReportContent, 'coverage' | 'coverageWhole' | 'coverageModels'> {
  const items = configurationOf(form, parameters)
  const row = (some: readonly Limit[], more: readonly Condition[] = items): CoverageRow => ({
    conditions: [...some, ...more],
  })
  const roll = d.roll()
  const coverage =
    roll < 0.55
      ? [row(limits)]
      : roll < 0.75
        ? [row(limits), ...(other ? [row(other)] : [])]
        : roll < 0.95
          ? [row(limits, [{ parameter: '使用环境', from: null, to: null, unit: null, text: '海拔不超过 1000 m' }])]
          : []
  return { coverage, coverageWhole: true, coverageModels: d.chance(0.1) ? ['A 系列', 'B 系列'] : [] }
}
