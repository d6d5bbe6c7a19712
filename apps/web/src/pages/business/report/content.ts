// The content of a report as it is written: plain values by key, rows, files; and the way to and from the endpoints.
import type { FileRow } from '@register/contract/business/file'
import type { ParameterForm } from '@register/contract/business/parameters/formKind'
import { formFor } from '@register/contract/business/parameters/formKinds'
import type { Report, ReportContent } from '@register/contract/business/reportShape'
import { reportFields } from '@register/contract/business/reportFields'
import { isEmpty, type Field, type Value } from '@register/contract/fields'

export type FieldValues = Readonly<Record<string, Value | null>>
export interface CoverageDraft {
  parameter: string
  from: number | null
  to: number | null
  text: string | null
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
  parameters: FieldValues
  coverage: readonly CoverageDraft[]
  components: readonly ComponentDraft[]
  files: readonly FileRow[]
  supersedes: Replaced | null
}

const valuesOf = (source: Readonly<Record<string, unknown>>, fields: readonly Field[]): FieldValues =>
  Object.fromEntries(fields.map(({ key }) => [key, (source[key] as Value | null | undefined) ?? null]))

export const categoryOf = (content: Content): string => String(content.fields['categoryCode'] ?? '')

/** Not printed on a certificate, so no field of it: drawn beside the numbers. */
export const supersedesField: Field = {
  key: 'supersedesId',
  label: ['替代的证书', 'Replaces'],
  type: 'integer',
  hint: ['本机构已发布、由这份证书替代的证书', 'A published certificate of your body that this one replaces'],
}

/** The parameter form of the chosen category. */
export const formOf = (content: Content): ParameterForm | undefined => formFor({ categoryCode: categoryOf(content) })
export const parameterFields = (content: Content): readonly Field[] => formOf(content)?.fields ?? []

/** The content of one version, as the server tells it. */
export const contentFrom = ({ content: source, files, supersedes }: Report): Content => ({
  fields: valuesOf(source, reportFields),
  parameters: source.parameters as FieldValues,
  coverage: source.coverage.map(({ parameter, from, to, text }) => ({
    parameter,
    from: from ?? null,
    to: to ?? null,
    text: text ?? null,
  })),
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

/** A row that someone has only begun is kept on the screen and not sent. */
export const isBegun = ({ parameter, from, to, text }: CoverageDraft): boolean =>
  parameter === '' || (from === null && to === null && isEmpty(text?.trim()))

/** As insert and update take it. Values of another category's form stay behind. */
export function sendable(content: Content): ReportContent {
  const fields = parameterFields(content)
  const unitOf = (parameter: string) => fields.find(({ key }) => key === parameter)?.unit?.[0] ?? null
  // Which values belong to which field is the form's doing; the endpoint checks every one.
  const values = filled(content.fields, reportFields) as Partial<ReportContent>
  return {
    ...values,
    categoryCode: categoryOf(content),
    parameters: filled(content.parameters, fields) as ReportContent['parameters'],
    coverage: content.coverage.filter((row) => !isBegun(row)).map((row) => ({ ...row, unit: unitOf(row.parameter) })),
    components: content.components
      .filter((row) => Object.values(row).some((value) => !isEmpty(value)))
      .map((row) => ({ ...row, name: row.name ?? '' })),
    fileIds: content.files.map(({ id }) => id),
    ...(content.supersedes && { supersedesId: content.supersedes.id }),
  }
}
