// What is wrong with a coverage table as it is written: the same that the server refuses, told at the cell.
import { misfitsOf } from '@register/contract/business/coverage/fit'
import { conditionFields, repeatedIn, repeatedInWhole, upperBelow } from '@register/contract/business/coverage/shape'
import type { ParameterForm } from '@register/contract/business/parameters/formKind'
import type { Phrase } from '@register/contract/phrase'
import type { Complaint } from '../../../../kit/values/formState.ts'
import { judgeRows } from '../../../../kit/values/judge.ts'
import { formOf, type Content } from '../content.ts'

const shown = [conditionFields.from, conditionFields.to, conditionFields.text]

type Conditions = Content['coverage'][number]['conditions']

const atOnce = (path: string, phrase: Phrase): Complaint => ({ path, phrase, when: 'at once' })

function judgeCondition(
  form: ParameterForm | undefined,
  path: string,
  conditions: Conditions,
  at: number,
): Complaint[] {
  const one = conditions[at]
  if (!one) return []
  const cell = `${path}.${at}`
  const { from, to } = one
  return [
    ...misfitsOf(form, { ...one, values: one.values && [...one.values] }).map(({ part, phrase }) =>
      atOnce(`${cell}.${part}`, phrase),
    ),
    ...(from !== null && to !== null && from > to ? [atOnce(`${cell}.to`, upperBelow)] : []),
  ]
}

function judgeRepeats(path: string, conditions: Conditions): Complaint[] {
  const repeated = repeatedIn({ conditions })
  return conditions.flatMap(({ parameter }, at) =>
    parameter !== '' && repeated.has(parameter) && conditions.findIndex((one) => one.parameter === parameter) < at
      ? [atOnce(`${path}.${at}.parameter`, repeatedInWhole)]
      : [],
  )
}

export function judgeCoverage(content: Content): Complaint[] {
  const form = formOf(content)
  return content.coverage.flatMap(({ conditions }, row) => {
    const path = `coverage.${row}.conditions`
    return [
      ...judgeRows(path, shown, conditions),
      ...conditions.flatMap((_, at) => judgeCondition(form, path, conditions, at)),
      ...(content.coverageWhole ? judgeRepeats(path, conditions) : []),
    ]
  })
}
