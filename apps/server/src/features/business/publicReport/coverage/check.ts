// Own values against what a certificate covers, parameter by parameter.
import { parameterLabel, verdictOf, type CoverageRow } from '@register/contract/business/coverage'
import { unitText } from '@register/contract/fields'
import type { Ctx } from '../../../../access/ctx.ts'
import { recordForm } from '../../category/service.ts'
import type { ReportRecord } from '../../report/service.ts'

/** Each value against what the certificate covers. */
export function compareWith(ctx: Ctx, row: ReportRecord, values: Readonly<Record<string, number>>) {
  const rows = row.coverage as CoverageRow[]
  const form = recordForm(row)
  return Object.entries(values).map(([parameter, value]) => {
    const field = form?.fields.find((one) => one.key === parameter)
    return {
      parameter,
      label: ctx.say(parameterLabel(form, parameter)),
      value,
      unit: field ? ctx.say(unitText(field)) : (rows.find((one) => one.parameter === parameter)?.unit ?? ''),
      verdict: verdictOf(rows, parameter, value),
    }
  })
}
