// The content of a report as it is written: plain values by key, rows, files; and the way to and from the endpoints.
import { conditionFields, type Condition, type CoverageRow } from '@register/contract/business/coverage/shape'
import { fieldOf } from '@register/contract/business/coverage/words'
import type { FileRow } from '@register/contract/business/file'
import { fixedValues, type FormOf, type ParameterForm } from '@register/contract/business/parameters/formKind'
import { subFormLabel } from '@register/contract/business/parameters/labels'
import type { Report, ReportContent } from '@register/contract/business/reportShape'
import { reportFields } from '@register/contract/business/reportFields'
import type { FieldError } from '@register/contract/errors'
import { checkField, isEmpty, textOf, type Field, type Value } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { knownChoices, knownForm } from './knownForms.ts'

export type FieldValues = Readonly<Record<string, Value | null>>
export interface ConditionDraft {
  parameter: string
  /** A text is an input that is no number: kept on the screen, never sent. */
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
/** The certificate that this one replaces. */
export interface Replaced {
  id: number
  certificateNo: string
}
export interface Content {
  fields: FieldValues
  /** Which of the forms that the category allows; its default one when nothing is said. */
  subForm: string | null
  parameters: FieldValues
  coverage: readonly CoverageDraft[]
  coverageWhole: boolean
  coverageModels: readonly string[]
  components: readonly ComponentDraft[]
  files: readonly FileRow[]
  supersedes: Replaced | null
}

const valuesOf = (source: Readonly<Record<string, unknown>>, fields: readonly Field[]): FieldValues =>
  Object.fromEntries(fields.map(({ key }) => [key, (source[key] as Value | null | undefined) ?? null]))

export const categoryOf = (content: Content): string => textOf(content.fields['categoryCode'])

/** Not printed on a certificate, therefore no field; drawn next to the numbers. */
/** As a copy names what it leaves out of them. */
const filesLabel: Phrase = ['附件', 'Files']

export const supersedesField: Field = {
  key: 'supersedesId',
  label: ['替代的证书', 'Replaces'],
  type: 'integer',
  hint: ['本机构已发布、由这份证书替代的证书', 'A published certificate of your body that this one replaces'],
}

export const recordOf = (content: Content): FormOf => ({ categoryCode: categoryOf(content), subForm: content.subForm })

/** The parameter form of the chosen category, which is fetched before a content is of it. */
export const formOf = (content: Content): ParameterForm | undefined => knownForm(recordOf(content))

/** Next to the category, where it allows several forms. */
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
/** What the forms of its category are called, by their keys. */
export const formName =
  (content: Content) =>
  (key: string): Phrase =>
    knownChoices(recordOf(content)).find((one) => one.key === key)?.label ?? [key, key]
/** Its rows. */
export const subFormOf = (content: Content): string | null => formOf(content)?.form.key ?? content.subForm

export const parameterFields = (content: Content): readonly Field[] => formOf(content)?.fields ?? []

/** What the form does not refuse: a text where a number belongs makes no condition. */
export const rightParameters = (content: Content): FieldValues =>
  Object.fromEntries(
    parameterFields(content).map((field) => {
      const value = content.parameters[field.key] ?? null
      return [field.key, checkField(field, value) ? null : value]
    }),
  )

/** A condition as it is written: what it lacks is empty, and its unit is its parameter's. */
export const draftOf = ({ parameter, from, to, values, text }: Condition): ConditionDraft => ({
  parameter,
  from: from ?? null,
  to: to ?? null,
  values: values ?? null,
  text: text ?? null,
})

/** With the values that the category determines: the form does not ask for them. */
export function withFixed(content: Content): Content {
  const fixed = fixedValues(formOf(content))
  return Object.keys(fixed).length === 0 ? content : { ...content, parameters: { ...content.parameters, ...fixed } }
}

/** The content of one version, as the server sends it. */
export const contentFrom = ({ content: source, files, supersedes }: Report): Content =>
  withFixed({
    fields: valuesOf(source, reportFields),
    subForm: typeof source.subForm === 'string' ? source.subForm : null,
    parameters: source.parameters as FieldValues,
    coverage: source.coverage.map(({ conditions }) => ({ conditions: conditions.map(draftOf) })),
    coverageWhole: source.coverageWhole,
    coverageModels: source.coverageModels,
    components: source.components.map(({ name, model, certificateNo, manufacturer }) => ({
      name,
      model: model ?? null,
      certificateNo: certificateNo ?? null,
      manufacturer: manufacturer ?? null,
    })),
    files,
    supersedes,
  })

const filled = (values: Readonly<Record<string, unknown>>, fields: readonly Field[]) =>
  Object.fromEntries(fields.flatMap(({ key }) => (isEmpty(values[key]) ? [] : [[key, values[key]]])))

/** An unfinished condition stays on the screen and is not sent. */
export const isBegun = ({ parameter, from, to, values, text }: ConditionDraft): boolean =>
  parameter === '' || (from === null && to === null && isEmpty(values) && isEmpty(text?.trim()))

/** How a bound is parsed and formatted: in its parameter's unit, and as an integer where the parameter is one. */
export function boundField(form: ParameterForm | undefined, { parameter }: ConditionDraft, key: 'from' | 'to'): Field {
  const { type, unit } = fieldOf(form, parameter) ?? {}
  return { ...conditionFields[key], ...(type === 'integer' && { type }), ...(unit && { unit }) }
}

/** Bounds that are a text, which is no number: each by its path, with what is wrong. */
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

/** The rows as they are sent: what is only begun stays behind. */
export const writtenRows = (form: ParameterForm | undefined, rows: readonly CoverageDraft[]): CoverageRow[] =>
  rows
    .map(({ conditions }) => ({
      conditions: conditions
        .filter((one) => !isBegun(one))
        .map((one) => ({
          ...one,
          // A text is refused before; one that comes through all the same must be refused by the endpoint, not dropped here.
          from: one.from as number | null,
          to: one.to as number | null,
          values: isEmpty(one.values) ? null : [...(one.values ?? [])],
          unit: fieldOf(form, one.parameter)?.unit?.[0] ?? null,
        })),
    }))
    .filter(({ conditions }) => conditions.length > 0)

/** As insert and update take it. Values of another category's form stay behind. */
export function sendable(content: Content): ReportContent {
  const fields = parameterFields(content)
  // Which values belong to which field is the form's doing; the endpoint checks every one.
  const values = filled(content.fields, reportFields) as Partial<ReportContent>
  return {
    ...values,
    categoryCode: categoryOf(content),
    subForm: subFormOf(content),
    parameters: filled(content.parameters, fields) as ReportContent['parameters'],
    coverage: writtenRows(formOf(content), content.coverage),
    coverageWhole: content.coverageWhole,
    coverageModels: [...content.coverageModels],
    components: content.components
      .filter((row) => Object.values(row).some((value) => !isEmpty(value)))
      .map((row) => ({ ...row, name: row.name ?? '' })),
    fileIds: content.files.map(({ id }) => id),
    ...(content.supersedes && { supersedesId: content.supersedes.id }),
  }
}

/** Of the names of what a copy left out, in either language, those that are not filled in by now. */
export function stillLeftOut(names: readonly string[], { fields, files, supersedes }: Content): readonly string[] {
  const there = [
    ...reportFields.filter(({ key }) => !isEmpty(fields[key])).map(({ label }): Phrase => label),
    ...(files.length > 0 ? [filesLabel] : []),
    ...(supersedes ? [supersedesField.label] : []),
  ].flat()
  return names.filter((name) => !there.includes(name))
}
