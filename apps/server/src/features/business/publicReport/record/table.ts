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

/** The choices of a question that its field has; nothing where they are the texts that the rows print. */
function ownOptions({ say }: Ctx, field: Field): CoverageQuestion['options'] | undefined {
  if (field.type === 'flag')
    return ['true', 'false'].map((value) => ({ value, label: say(valuesText(field, [value], ['', ''])) }))
  if (field.options?.length) return field.options.map(({ value, label }) => ({ value, label: say(label) }))
  return isNumber(field) ? [] : undefined
}

/** The choices that the rows print. */
const printedOptions = (printed: readonly Condition[]): CoverageQuestion['options'] =>
  [...new Set(printed.flatMap(({ values }) => values ?? []))].map((value) => ({ value, label: value }))

/** What a question says of its field alone: the words of a form are put together once in each language. */
const wordsOf = (ctx: Ctx, field: Field) => ({
  key: field.key,
  label: ctx.say(field.label),
  unit: ctx.say(unitText(field)),
  type: isShownType(field.type) ? field.type : isNumber(field) ? ('decimal' as const) : ('text' as const),
  mark: field.coverage ?? ('no' as const),
  min: field.min ?? null,
  max: field.max ?? null,
  options: ownOptions(ctx, field),
})
const knownWords = { zh: new WeakMap<Field, FieldWords>(), en: new WeakMap<Field, FieldWords>() }
type FieldWords = ReturnType<typeof wordsOf>

function knownWordsOf(ctx: Ctx, field: Field): FieldWords {
  const words = knownWords[ctx.lang].get(field) ?? wordsOf(ctx, field)
  knownWords[ctx.lang].set(field, words)
  return words
}

/** What a condition prints, in the caller's language. */
type Said = (condition: Condition) => string

/** Rows and questions say the same conditions. */
function sayingOnce(ctx: Ctx, form: ParameterForm | undefined): Said {
  const known = new Map<Condition, string>()
  return (condition) => {
    const text = known.get(condition) ?? ctx.say(conditionText(form, condition))
    known.set(condition, text)
    return text
  }
}

interface Asking {
  field: Field
  /** By the rows, or the usual value where they say nothing. */
  printed: readonly Condition[]
  decides: boolean
  /** The printed range stands for single values, which only the paper shows. */
  isExact: boolean
}

function questionOf(ctx: Ctx, said: Said, { field, printed, decides, isExact: isOfSingles }: Asking): CoverageQuestion {
  const [first] = printed
  const { key, label, unit, type, mark, min, max, options } = knownWordsOf(ctx, field)
  const agrees = saysByPaper(field, printed)
  // Main parameters are asked by value; a configuration item may also be compared with the paper.
  const isLimit = isNumber(field) && (field.coverage === 'upTo' || field.coverage === 'range')
  return {
    key,
    label,
    unit,
    type,
    mark,
    min,
    max,
    options: options ?? printedOptions(printed),
    byPaper: agrees && (!isLimit || isOfSingles),
    printed: agrees && first ? said(first) : '',
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
function questionsOf(ctx: Ctx, said: Said, form: ParameterForm | undefined, rows: readonly CoverageRow[]) {
  const byRows = rows.flatMap((row) => decisiveKeys(form, productKnown(form, row, new Map())))
  const deciding = new Set([...byRows, ...(ruleOf(form).oneOf ?? []).flat()])
  const byParameter = conditionsByParameter(rows)
  const models = modelKeys(form)
  return (form?.fields ?? []).flatMap((field) => {
    // Formats a table for reading; coverage is never checked on the formatted text.
    if (field.type === 'table' || models.includes(field.key)) return []
    const found = byParameter.get(field.key)
    const decides = deciding.has(field.key)
    if (!found && !decides) return []
    // A certificate that does not state a value means the usual one, so it too can be compared with one press.
    const usual = field.normally === undefined ? [] : [{ parameter: field.key, values: [field.normally] }]
    const singles = rows.some((row) => isExact(form, row, field.key))
    return [questionOf(ctx, said, { field, printed: found ?? usual, decides, isExact: singles })]
  })
}

export function tableOf(ctx: Ctx, row: ReportRecord): Answer['coverage'] {
  const form = recordForm(row)
  const said = sayingOnce(ctx, form)
  const { coverage: rows, coverageWhole: whole, coverageModels: models } = coverageOf(row)
  const { own, listed, byRow } = modelsOf(form, { model: row.model ?? '', models, parameters: valuesOf(row), rows })
  return {
    rows: rows.map(({ conditions }, at) => ({
      name: ctx.say(rowName(at)),
      conditions: conditions.map((one) => ({
        parameter: one.parameter,
        label: ctx.say(parameterLabel(form, one.parameter)),
        printed: said(one),
      })),
    })),
    whole,
    models,
    modelChoices: singleModels(own, [...listed, ...byRow.flatMap((one) => one ?? [])]),
    byModel: ruleOf(form).model === 'decides',
    questions: rows.length === 0 ? [] : questionsOf(ctx, said, form, rows),
  }
}
