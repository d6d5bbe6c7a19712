// A report's content on the wire and in the table: names, folded keys, sealed personal data.
import { rowsOf, wasWhole } from '@register/contract/rules/coverage/writing/earlier'
import type { ReportContent } from '@register/contract/business/report/shape'
import { numberKey, parseNo, storedNo, suffixedNo } from '@register/contract/rules/numbers/certificateNo'
import { joinNumbers, splitNumbers } from '@register/contract/rules/numbers/reportNumbers'
import { normalCreditCode } from '@register/contract/rules/numbers/creditCode'
import { asToday, formOfFirst } from '@register/contract/business/report/content/firstForms'
import { shippedForm } from '@register/contract/rules/parameters/formKinds'
import { masked, personalFields } from '@register/contract/business/report/parties/contact'
import type { Dated } from '@register/contract/rules/days/partDays'
import { reportFields } from '@register/contract/business/report/fields'
import type { Values } from '@register/contract/fields'
import { fold } from '@register/contract/fold'
import type { Insertable, Selectable } from 'kysely'
import type { Secrets } from '../../../../access/secrets.ts'
import { columnName } from '../../../../db/columnName.ts'
import type { ReportTable } from '../../../../db/tables.ts'

export type ReportRecord = Selectable<ReportTable>
type Columns = Omit<Insertable<ReportTable>, 'public_id' | 'body_id' | 'created_by' | 'updated_by' | 'form_kind'> & {
  form_kind?: string
}

const isPersonal = (key: string) => (personalFields as readonly string[]).includes(key)
/** Key and column of every field without personal data: the column is the wire name in snake case. */
const plainColumns = reportFields
  .filter(({ key }) => !isPersonal(key))
  .map(({ key }) => ({ key, column: columnName(key) }))
const creditCodes = ['manufacturerCreditCode', 'applicantCreditCode']

/**
 * The columns of a content. Empty texts become null, lists stay lists. `formKind`: that of its category; without
 * one a stored record keeps its own.
 */
export function columnsOf(secrets: Secrets, content: ReportContent, formKind?: string): Columns {
  const values: Record<string, unknown> = content
  const columns: Record<string, unknown> = {}
  for (const { key, column } of plainColumns) {
    const value = values[key] === '' ? null : (values[key] ?? null)
    columns[column] = typeof value === 'string' && creditCodes.includes(key) ? normalCreditCode(value) : value
  }
  for (const key of personalFields) {
    const value = values[key]
    columns[`${columnName(key)}_sealed`] = typeof value === 'string' && value !== '' ? secrets.seal(value) : null
  }
  const number = typeof columns['certificate_no'] === 'string' ? columns['certificate_no'] : undefined
  const suffixed = suffixedNo(number ?? '')
  const standard = parseNo(number ?? '') ?? (suffixed && parseNo(suffixed.base.normal) ? suffixed : undefined)
  const probable = typeof columns['probable_no'] === 'string' ? columns['probable_no'] : undefined
  const reportNos = content.reportNo ?? []
  const reportNo = joinNumbers(reportNos) || null
  return {
    ...columns,
    category_code: content.categoryCode,
    ...(formKind !== undefined && { form_kind: formKind }),
    sub_form: content.subForm ?? null,
    // Only Chinese companies have a credit code, so a code implies the country. An old certificate without a code may be from any country.
    country: content.country || (content.manufacturerCreditCode ? 'CN' : null),
    test_basis: content.testBasis ?? [],
    certificate_no: number ? storedNo(number) : null,
    certificate_key: number ? numberKey(number) : null,
    base_key: suffixed?.base.normal ?? null,
    non_standard: number !== undefined && standard === undefined,
    probable_no: probable ? storedNo(probable) : null,
    probable_key: probable ? numberKey(probable) : null,
    report_nos: reportNos,
    report_no: reportNo,
    report_key: reportNo && fold(reportNo),
    parameters: JSON.stringify(content.parameters),
    as_printed: JSON.stringify(content.asPrinted),
    unstated: content.unstated,
    coverage: JSON.stringify(content.coverage),
    coverage_whole: content.coverageWhole,
    coverage_models: content.coverageModels,
    components: JSON.stringify(content.components),
    supersedes_id: content.supersedesId ?? null,
  }
}

/** The date of issue of a stored report, as dates that may be printed in part are checked and read. */
export const issueOf = (row: Pick<ReportRecord, 'issue_date' | 'as_printed'>): Dated => ({
  issueDate: row.issue_date,
  asPrinted: row.as_printed,
})

/** A stored report, or a version of one. Versions from before a report named its form have other names for some parameters. */
type StoredContent = Pick<ReportRecord, 'category_code' | 'parameters' | 'coverage' | 'origin'> & Partial<ReportRecord>

/** The form, parameters and rows of coverage of a report, under the names of today's form. */
function underTodaysNames(row: StoredContent) {
  const parameters = row.parameters as Values
  const coverage = rowsOf(row.coverage)
  if (row.sub_form !== undefined) return { subForm: row.sub_form, parameters, coverage }
  const form = shippedForm({ categoryCode: row.category_code, subForm: formOfFirst(row.category_code) })
  return { subForm: form?.form.key ?? null, ...asToday(form?.form.key ?? '', parameters, coverage) }
}

/** The parameters of a stored report, under the names of its form. */
export const valuesOf = (row: StoredContent): Values => underTodaysNames(row).parameters

/** The coverage of a stored report, in rows. Early versions hold a flat list without the mark that it is whole. */
export function coverageOf(row: StoredContent, { coverage } = underTodaysNames(row)) {
  return {
    coverage,
    coverageWhole: row.coverage_whole ?? wasWhole(coverage, row.origin),
    coverageModels: row.coverage_models ?? [],
  }
}

/** The content of a stored report; `personal` opens or hides sealed personal data. */
function contentWith(row: ReportRecord, personal: (sealed: string) => string | null): ReportContent {
  const stored: Readonly<Record<string, unknown>> = row
  const named = underTodaysNames(row)
  const { subForm, parameters } = named
  const content: Record<string, unknown> = {
    subForm,
    parameters,
    asPrinted: row.as_printed ?? {},
    ...coverageOf(row, named),
    unstated: row.unstated ?? [],
    components: row.components,
    supersedesId: row.supersedes_id,
    fileIds: [],
  }
  for (const { key, column } of plainColumns) content[key] = stored[column]
  // Versions from before numbers were lists have one text.
  const reportNos = row.report_nos ?? splitNumbers(row.report_no ?? '')
  content['reportNo'] = reportNos.length > 0 ? reportNos : null
  for (const key of personalFields) {
    const sealed = stored[`${columnName(key)}_sealed`]
    content[key] = typeof sealed === 'string' ? personal(sealed) : null
  }
  return content as unknown as ReportContent
}

/** The content of a stored report as it was written. Readers get it through `contentFor`. */
export const contentOf = (secrets: Secrets, row: ReportRecord): ReportContent =>
  contentWith(row, (sealed) => secrets.open(sealed))

/** The content without personal and internal fields. */
export function publicContentOf(row: ReportRecord): ReportContent {
  const content = contentWith(row, () => null)
  content.remark = null
  return content
}

/** Replaces masked values, which an editor sends back unchanged, by the stored ones, so that a mask is never stored. */
export function withoutMasks<C extends ReportContent>(secrets: Secrets, row: ReportRecord, given: C): C {
  const stored = contentOf(secrets, row)
  const unchanged = personalFields.filter((key) => {
    const now = stored[key]
    return typeof now === 'string' && given[key] === masked(key, now)
  })
  return { ...given, ...Object.fromEntries(unchanged.map((key) => [key, stored[key]])) }
}
