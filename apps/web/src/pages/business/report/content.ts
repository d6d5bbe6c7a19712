// The content of a report as it is written: plain values by key, rows, files; and the way to and from the endpoints.
import { heldPrints, type Prints } from '@register/contract/business/report/printed/asPrinted'
import { heldDays } from '@register/contract/rules/days/partDays'
import { heldUnstated, statable } from '@register/contract/business/report/printed/unstated'
import { conditionFields, type Condition, type CoverageRow } from '@register/contract/rules/coverage/shape'
import { fieldOf } from '@register/contract/rules/coverage/words'
import type { FileRow } from '@register/contract/business/file'
import { fixedValues, type FormOf, type ParameterForm } from '@register/contract/rules/parameters/formKind'
import { subFormLabel } from '@register/contract/rules/parameters/labels'
import { isSameByDefault } from '@register/contract/business/report/parties/sameApplicant'
import type { Replaced } from '@register/contract/business/report/lifecycle/supersedes'
import type { Report, ReportContent } from '@register/contract/business/report/shape'
import { reportFields } from '@register/contract/business/report/fields'
import type { Marks } from '@register/contract/business/report/takeOver/marks'
import type { FieldError } from '@register/contract/errors'
import { checkField, isEmpty, textOf, type Field, type Value } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { knownChoices, knownForm } from './knownForms.ts'

export type FieldValues = Readonly<Record<string, Value | null>>
export interface ConditionDraft {
  parameter: string
  /** A string is input that is not a number: it stays on the screen and is not sent. */
  from: number | string | null
  to: number | string | null
  values: readonly string[] | null
  text: string | null
}
/** One alternative of the coverage table. */
export interface CoverageDraft {
  conditions: readonly ConditionDraft[]
}
export interface ComponentDraft {
  name: string | null
  model: string | null
  certificateNo: string | null
  manufacturer: string | null
}
export interface Content {
  fields: FieldValues
  /** Which of the forms that the category allows; `null` means its default form. */
  subForm: string | null
  parameters: FieldValues
  /** Values as the original writes them, by the key of their parameter or field. */
  asPrinted: Prints
  coverage: readonly CoverageDraft[]
  coverageWhole: boolean
  coverageModels: readonly string[]
  components: readonly ComponentDraft[]
  /** Keys of empty fields that the original does not give. */
  unstated: readonly string[]
  files: readonly FileRow[]
  supersedes: Replaced | null
  /** Parameters taken over from an earlier report and not looked at, each with the number of that report. */
  takenOver: Marks
  /** The applicant is the manufacturer: its fields follow the manufacturer's. Of drafts alone. */
  sameApplicant: boolean
}

const valuesOf = (source: Readonly<Record<string, unknown>>, fields: readonly Field[]): FieldValues =>
  Object.fromEntries(fields.map(({ key }) => [key, (source[key] as Value | null | undefined) ?? null]))

export const categoryOf = (content: Content): string => textOf(content.fields['categoryCode'])

export const recordOf = (content: Content): FormOf => ({ categoryCode: categoryOf(content), subForm: content.subForm })

/** The parameter form of the chosen category. It must be fetched before the content gets that category. */
export const formOf = (content: Content): ParameterForm | undefined => knownForm(recordOf(content))

/** The field of the form, drawn next to the category where it allows several forms. */
export function subFormField(content: Content): Field | undefined {
  const choices = knownChoices(recordOf(content))
  if (choices.length < 2) return undefined
  return {
    key: 'subForm',
    label: subFormLabel,
    type: 'choice',
    options: choices.map(({ key, label }) => ({ value: key, label })),
    required: true,
  }
}
/** The labels of the forms that its category allows, by their keys. */
export const formName =
  (content: Content) =>
  (key: string): Phrase =>
    knownChoices(recordOf(content)).find((one) => one.key === key)?.label ?? [key, key]
/** The key of the content's form, also where the category's default is meant. */
export const subFormOf = (content: Content): string | null => formOf(content)?.form.key ?? content.subForm

export const parameterFields = (content: Content): readonly Field[] => formOf(content)?.fields ?? []

/** The parameters without those that the form refuses, such as a text in place of a number. */
export const rightParameters = (content: Content): FieldValues =>
  Object.fromEntries(
    parameterFields(content).map((field) => {
      const value = content.parameters[field.key] ?? null
      return [field.key, checkField(field, value) ? null : value]
    }),
  )

/** A stored condition as input: what it lacks is `null`, and its unit comes from its parameter. */
export const draftOf = ({ parameter, from, to, values, text }: Condition): ConditionDraft => ({
  parameter,
  from: from ?? null,
  to: to ?? null,
  values: values ?? null,
  text: text ?? null,
})

/** Adds the values that the category determines: the form has no inputs for them. */
export function withFixed(content: Content): Content {
  const fixed = fixedValues(formOf(content))
  return Object.keys(fixed).length === 0 ? content : { ...content, parameters: { ...content.parameters, ...fixed } }
}

/** The content of one version, as the server sends it. */
export function contentFrom(report: Report): Content {
  const { content: source, files, supersedes, takenOver, storedStatus, origin } = report
  const fields = valuesOf(source, reportFields)
  return withFixed({
    fields,
    subForm: typeof source.subForm === 'string' ? source.subForm : null,
    parameters: source.parameters as FieldValues,
    asPrinted: source.asPrinted,
    coverage: source.coverage.map(({ conditions }) => ({ conditions: conditions.map(draftOf) })),
    coverageWhole: source.coverageWhole,
    coverageModels: source.coverageModels,
    components: source.components.map(({ name, model, certificateNo, manufacturer }) => ({
      name,
      model: model ?? null,
      certificateNo: certificateNo ?? null,
      manufacturer: manufacturer ?? null,
    })),
    unstated: source.unstated,
    files,
    supersedes,
    takenOver,
    sameApplicant: storedStatus === 'draft' && isSameByDefault(fields, origin === 'existing'),
  })
}

const filled = (values: Readonly<Record<string, unknown>>, fields: readonly Field[]) =>
  Object.fromEntries(fields.flatMap(({ key }) => (isEmpty(values[key]) ? [] : [[key, values[key]]])))

/** Whether a condition is unfinished: it stays on the screen and is not sent. */
export const isBegun = ({ parameter, from, to, values, text }: ConditionDraft): boolean =>
  parameter === '' || (from === null && to === null && isEmpty(values) && isEmpty(text?.trim()))

/** How a bound is parsed and formatted: in its parameter's unit, and as an integer where the parameter is one. */
export function boundField(form: ParameterForm | undefined, { parameter }: ConditionDraft, key: 'from' | 'to'): Field {
  const { type, unit } = fieldOf(form, parameter) ?? {}
  return { ...conditionFields[key], ...(type === 'integer' && { type }), ...(unit && { unit }) }
}

/** The errors of bounds that are text instead of a number, each with its path. */
export const textBounds = (content: Content): FieldError[] =>
  content.coverage.flatMap(({ conditions }, row) =>
    conditions.flatMap((one, at) =>
      (['from', 'to'] as const).flatMap((key): FieldError[] => {
        const field = boundField(formOf(content), one, key)
        const phrase = typeof one[key] === 'string' ? checkField(field, one[key]) : undefined
        return phrase ? [{ field: `coverage.${row}.conditions.${at}.${key}`, phrase }] : []
      }),
    ),
  )

/** The rows as they are sent, without unfinished conditions. */
export const writtenRows = (form: ParameterForm | undefined, rows: readonly CoverageDraft[]): CoverageRow[] =>
  rows
    .map(({ conditions }) => ({
      conditions: conditions
        .filter((one) => !isBegun(one))
        .map((one) => ({
          ...one,
          // A text was refused before; if one comes through, the server must refuse it, and it must not be dropped here.
          from: one.from as number | null,
          to: one.to as number | null,
          values: isEmpty(one.values) ? null : [...(one.values ?? [])],
          unit: fieldOf(form, one.parameter)?.unit?.[0] ?? null,
        })),
    }))
    .filter(({ conditions }) => conditions.length > 0)

/** The prints that still write the numbers and dates they belong to. */
export const printsOf = (content: Content): Prints => ({
  ...heldPrints(formOf(content), content.parameters, content.asPrinted),
  ...heldDays({ ...content.fields, asPrinted: content.asPrinted }),
})

/** The statements about fields that are still empty and that the form has. */
export function unstatedIn(content: Content): string[] {
  const known = new Set(statable(formOf(content)).map(({ path }) => path))
  return heldUnstated({ ...content.fields, parameters: content.parameters, unstated: content.unstated }).filter(
    (path) => known.has(path),
  )
}

/** The body of insert and update. Values that belong to another category's form are left out. */
export function sendable(content: Content): ReportContent {
  const fields = parameterFields(content)
  // The form decides which values belong to which field; the server checks every one.
  const values = filled(content.fields, reportFields) as Partial<ReportContent>
  return {
    ...values,
    categoryCode: categoryOf(content),
    subForm: subFormOf(content),
    parameters: filled(content.parameters, fields) as ReportContent['parameters'],
    asPrinted: { ...printsOf(content) },
    coverage: writtenRows(formOf(content), content.coverage),
    coverageWhole: content.coverageWhole,
    coverageModels: [...content.coverageModels],
    components: content.components
      .filter((row) => Object.values(row).some((value) => !isEmpty(value)))
      .map((row) => ({ ...row, name: row.name ?? '' })),
    unstated: unstatedIn(content),
    fileIds: content.files.map(({ id }) => id),
    ...(content.supersedes && { supersedesId: content.supersedes.id }),
  }
}
