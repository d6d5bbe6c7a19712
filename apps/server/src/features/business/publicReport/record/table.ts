// The coverage table of a record as the public reads it, and the questions that can be asked about it.
import { isNumber } from '@register/contract/rules/coverage/asked'
import { saysByPaper } from '@register/contract/rules/coverage/compare'
import { isExact } from '@register/contract/rules/coverage/exact'
import { modelKeys, modelsOf } from '@register/contract/rules/coverage/identity'
import { productKnown } from '@register/contract/rules/coverage/possible'
import { decisiveKeys, ruleOf } from '@register/contract/rules/coverage/rule'
import type { Condition, CoverageRow } from '@register/contract/rules/coverage/shape'
import { singleModels } from '@register/contract/rules/coverage/spelling/models'
import { conditionText, parameterLabel, rowName, valuesText } from '@register/contract/rules/coverage/words'
import type { ParameterForm } from '@register/contract/rules/parameters/formKind'
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import type { CoverageQuestion } from '@register/contract/business/publicReport/shown/coverageShown'
import { unitText, type Field } from '@register/contract/fields'
import type { Ctx } from '../../../../access/ctx.ts'
import { recordForm } from '../../category/service.ts'
import { coverageOf, valuesOf, type ReportRecord } from '../../report/service.ts'

const isShownType = (type: Field['type']): type is CoverageQuestion['type'] =>
  ['text', 'integer', 'decimal', 'choice', 'choices', 'flag'].includes(type)

/** The choices of a question: the options of the field, or the texts that the rows print. */
function optionsOf(ctx: Ctx, field: Field, printed: readonly Condition[]): CoverageQuestion['options'] {
  if (field.type === 'flag')
    return ['true', 'false'].map((value) => ({ value, label: ctx.say(valuesText(field, [value], ['', ''])) }))
  if (field.options?.length) return field.options.map(({ value, label }) => ({ value, label: ctx.say(label) }))
  if (isNumber(field)) return []
  return [...new Set(printed.flatMap(({ values }) => values ?? []))].map((value) => ({ value, label: value }))
}

interface Asking {
  form: ParameterForm | undefined
  field: Field
  /** By the rows, or the usual value where they say nothing. */
  printed: readonly Condition[]
  decides: boolean
  /** The printed range stands for single values, which only the paper shows. */
  isExact: boolean
}

function questionOf(ctx: Ctx, { form, field, printed, decides, isExact: isOfSingles }: Asking): CoverageQuestion {
  const [first] = printed
  const agrees = saysByPaper(field, printed)
  // Main parameters are asked by value; a configuration item may also be compared with the paper.
  const isLimit = isNumber(field) && (field.coverage === 'upTo' || field.coverage === 'range')
  return {
    key: field.key,
    label: ctx.say(field.label),
    unit: ctx.say(unitText(field)),
    type: isShownType(field.type) ? field.type : isNumber(field) ? 'decimal' : 'text',
    mark: field.coverage ?? 'no',
    min: field.min ?? null,
    max: field.max ?? null,
    options: optionsOf(ctx, field, printed),
    byPaper: agrees && (!isLimit || isOfSingles),
    printed: agrees && first ? ctx.say(conditionText(form, first)) : '',
    decides,
  }
}

function conditionsByParameter(rows: readonly CoverageRow[]): ReadonlyMap<string, Condition[]> {
  const all = new Map<string, Condition[]>()
  for (const { conditions } of rows)
    for (const one of conditions) {
      const former = all.get(one.parameter)
      if (former) former.push(one)
      else all.set(one.parameter, [one])
    }
  return all
}

/** In the order of the form: the printed parameters and the decisive ones. */
function questionsOf(ctx: Ctx, form: ParameterForm | undefined, rows: readonly CoverageRow[]) {
  const byRows = rows.flatMap((row) => decisiveKeys(form, productKnown(form, row, new Map())))
  const deciding = new Set([...byRows, ...(ruleOf(form).oneOf ?? []).flat()])
  const byParameter = conditionsByParameter(rows)
  return (form?.fields ?? []).flatMap((field) => {
    // Formats a table for reading; coverage is never checked on the formatted text.
    if (field.type === 'table' || modelKeys(form).includes(field.key)) return []
    const printed = byParameter.get(field.key) ?? []
    const decides = deciding.has(field.key)
    // A certificate that does not state a value means the usual one, so it too can be compared with one press.
    const usual = field.normally === undefined ? [] : [{ parameter: field.key, values: [field.normally] }]
    if (printed.length === 0 && !decides) return []
    const singles = rows.some((row) => isExact(form, row, field.key))
    return [questionOf(ctx, { form, field, printed: printed.length > 0 ? printed : usual, decides, isExact: singles })]
  })
}

export function tableOf(ctx: Ctx, row: ReportRecord): Answer['coverage'] {
  const form = recordForm(row)
  const { coverage: rows, coverageWhole: whole, coverageModels: models } = coverageOf(row)
  const { own, listed, byRow } = modelsOf(form, { model: row.model ?? '', models, parameters: valuesOf(row), rows })
  return {
    rows: rows.map(({ conditions }, at) => ({
      name: ctx.say(rowName(at)),
      conditions: conditions.map((one) => ({
        parameter: one.parameter,
        label: ctx.say(parameterLabel(form, one.parameter)),
        printed: ctx.say(conditionText(form, one)),
      })),
    })),
    whole,
    models,
    modelChoices: singleModels(own, [...listed, ...byRow.flatMap((one) => one ?? [])]),
    byModel: ruleOf(form).model === 'decides',
    questions: rows.length === 0 ? [] : questionsOf(ctx, form, rows),
  }
}
