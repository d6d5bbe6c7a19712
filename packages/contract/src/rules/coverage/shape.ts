// What a certificate covers, as it is written and kept: rows are alternatives, a row is a conjunction of conditions (docs/rules/coverage.md#the-table).
import { z } from 'zod'
import { isEmpty, type Field } from '../../fields.ts'
import { labelled, reasoned } from '../../messages/labelled.ts'
import { telling } from '../../messages/said.ts'
import type { Phrase } from '../../phrase.ts'
import { givenText } from '../../text/givenText.ts'

/** One condition of a row, as forms and sheets draw it. */
export const conditionFields = {
  parameter: { key: 'parameter', label: ['参数', 'Parameter'], type: 'text', required: true, maxLength: 60 },
  from: { key: 'from', label: ['下限', 'From'], type: 'decimal', places: 6 },
  to: { key: 'to', label: ['上限', 'To'], type: 'decimal', places: 6 },
  values: { key: 'values', label: ['所列值', 'Values'], type: 'choices' },
  text: { key: 'text', label: ['说明', 'Details'], type: 'text', maxLength: 300 },
} as const satisfies Record<string, Field>

export const wholeField = {
  key: 'coverageWhole',
  label: ['覆盖表完整', 'The table is whole'],
  type: 'flag',
  hint: [
    '证书上印出的情形已全部登记；只有完整的表才能得出“不在覆盖范围内”',
    'Every row that the certificate prints is entered; only a whole table can answer "not covered"',
  ],
} as const satisfies Field
export const modelsField = {
  key: 'coverageModels',
  label: ['证书所列型号', 'Models listed'],
  type: 'choices',
  hint: ['按证书所列逐一登记；未列则留空', 'As the certificate lists them; empty when it lists none'],
} as const satisfies Field

export const maxRows = 30
export const maxConditions = 200

const label = conditionFields
const bound = z.number().min(-1e12).max(1e12)

export const upperBelow: Phrase = [
  '覆盖范围：上限不能小于下限',
  'Coverage: the upper bound must not be below the lower one',
]
export const repeatedInWhole: Phrase = [
  '覆盖范围：该参数在同一情形中重复；另一种取值请写成另一情形，或取消“覆盖表完整”',
  'Coverage: this parameter appears twice in one row. Write the other value as another row, or unmark the table as whole',
]

interface Demand {
  from?: number | null | undefined
  to?: number | null | undefined
  values?: readonly string[] | null | undefined
  text?: string | null | undefined
}

function validate(check: z.core.ParsePayload<Demand>): void {
  const { from, to, values, text } = check.value
  if (from != null && to != null && from > to) check.issues.push(reasoned('to', check.value, upperBelow))
  for (const [part, value] of [['from', from] as const, ['to', to] as const])
    if (value != null && !/^-?\d+(\.\d{1,6})?$/.test(String(value)))
      check.issues.push(
        reasoned(part, check.value, [
          `覆盖范围：${label[part].label[0]}最多 6 位小数`,
          `Coverage: ${label[part].label[1]} may have at most 6 decimal places`,
        ]),
      )
  if (isEmpty(from) && isEmpty(to) && isEmpty(values) && isEmpty(text))
    check.issues.push(
      reasoned('from', check.value, [
        '覆盖范围：请填写上下限、所列值或文字说明',
        'Coverage: give a bound, a value or a text',
      ]),
    )
}

const conditionRule: Phrase = [
  '须有上下限、所列值或文字说明；上限不能小于下限；上下限最多 6 位小数',
  'There is a bound, a value or a text; the upper bound is not below the lower one; bounds have at most 6 decimal places',
]

/** What a row demands of one parameter: bounds inclusive and in the parameter's unit, or values of which one is required; `text` for other conditions. */
export const condition = z
  .strictObject({
    parameter: labelled(z.string().trim().min(1).max(60), label.parameter.label),
    from: labelled(bound.nullish(), label.from.label),
    to: labelled(bound.nullish(), label.to.label),
    values: labelled(z.array(givenText().min(1).max(200)).max(50).nullish(), label.values.label),
    unit: z.string().max(20).nullish(),
    text: labelled(givenText().max(300).nullish(), label.text.label),
  })
  .check(telling(validate, { words: conditionRule, names: ['from', 'to'] }))
export type Condition = z.output<typeof condition>

/** One alternative: it holds only where all its conditions hold. */
export const coverageRow = z.strictObject({
  conditions: labelled(z.array(condition).min(1).max(maxConditions), ['条件', 'Conditions']),
})
export type CoverageRow = z.output<typeof coverageRow>

/** The parts of a report's content that say what its certificate covers. */
export const coverageParts = {
  coverage: labelled(z.array(coverageRow).max(maxRows).default([]), ['覆盖范围', 'Coverage']),
  /** The certificate's rows are complete. Only then can the check answer "not covered". */
  coverageWhole: labelled(z.boolean().default(true), wholeField.label),
  coverageModels: labelled(z.array(givenText().min(1).max(60)).max(200).default([]), modelsField.label),
}

/** The parameters that a row names more than once. */
export const repeatedIn = ({ conditions }: { conditions: readonly { parameter: string }[] }): ReadonlySet<string> =>
  new Set(conditions.map(({ parameter }) => parameter).filter((one, at, all) => all.indexOf(one) < at))

/**
 * A parameter that appears twice in one row usually meant two alternatives: a table that claims to be whole would
 * then refuse what the certificate covers.
 */
const refuseRepeats = z.check<{ coverage?: CoverageRow[]; coverageWhole?: boolean }>((check) => {
  const { coverage, coverageWhole } = check.value
  if (!coverageWhole || !Array.isArray(coverage)) return
  for (const [at, row] of coverage.entries()) {
    const repeated = repeatedIn(row)
    for (const [place, { parameter }] of row.conditions.entries())
      if (repeated.has(parameter) && row.conditions.findIndex((one) => one.parameter === parameter) < place)
        check.issues.push(reasoned(['coverage', at, 'conditions', place, 'parameter'], check.value, repeatedInWhole))
  }
})
export const repeatsAreNotWhole = telling(refuseRepeats, {
  words: ['完整的覆盖表中，同一情形的参数不能重复', 'In a whole table no row names a parameter twice'],
  names: ['coverage'],
})
