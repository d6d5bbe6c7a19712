// What changed between two contents of a report, kept as values and shown as text in the reader's language.
import { canonical } from '../../../canonical.ts'
import { rowsOf } from '../../../rules/coverage/writing/earlier.ts'
import { modelsField, wholeField } from '../../../rules/coverage/shape.ts'
import { conditionWithLabel, rowName } from '../../../rules/coverage/words.ts'
import type { FieldChange } from '../changeKinds.ts'
import { asPrintedLabel, printsText, type Prints } from '../printed/asPrinted.ts'
import { heldDays, isPartDayKey } from '../../../rules/days/partDays.ts'
import { dateText } from '../../../input/partDay.ts'
import { changeToday } from '../content/firstForms.ts'
import { unstatedLabel, unstatedText } from '../printed/unstated.ts'
import { printNo, storedNo } from '../../../rules/numbers/certificateNo.ts'
import type { ParameterForm } from '../../../rules/parameters/formKind.ts'
import { subFormLabel } from '../../../rules/parameters/labels.ts'
import type { Component } from '../printed/component.ts'
import type { ReportContent } from '../shape.ts'
import { personalFields } from '../parties/contact.ts'
import { reportFieldOf } from '../fields.ts'
import type { RecallRange } from '../../../rules/recallRange.ts'
import { rangeWords } from '../../recall/shape.ts'
import { cancelGrounds, reportStatuses, type CancelGround, type ReportStatus } from '../../../rules/status.ts'
import { isEmpty, readingText, unitText, type Field } from '../../../fields.ts'
import { unitBeside } from '../../../fieldTypes/unitBeside.ts'
import { isRespelled, respelledLabel } from './respelled.ts'
import { tableChanges } from './tableChanges.ts'
import type { Phrase } from '../../../phrase.ts'

/** As stored: `field` is a path in the content, values as they were. */
export interface Change {
  field: string
  before: unknown
  after: unknown
}

/** Empty entries count as absent. */
const full = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(full)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (isEmpty(one) ? [] : [[key, full(one)]])))
      : value

/** Undefined, null, an empty text and an empty list are equal; the order of keys does not matter. */
export const sameValue = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || canonical(full(a)) === canonical(full(b))
/** Certificate numbers of a content: in another spelling they are stored as the same. */
const storedByNumber = new Set(['certificateNo', 'probableNo'])
const asCompared = (field: string, value: unknown): unknown =>
  storedByNumber.has(field) && typeof value === 'string' ? storedNo(value) : value
/** Parameters are compared one by one; files and the replaced certificate by their names, which only the server knows. */
const skipped = new Set(['parameters', 'fileIds', 'supersedesId'])

/** The values of a content by the paths of their changes; a date that is printed in part is its print. */
export const valuesByPath = (content: ReportContent): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(content).filter(([key]) => !skipped.has(key))),
  ...heldDays(content),
  asPrinted: Object.fromEntries(Object.entries({ ...content.asPrinted }).filter(([key]) => !isPartDayKey(key))),
  ...Object.fromEntries(Object.entries(content.parameters).map(([key, value]) => [`parameters.${key}`, value])),
})

/** Every changed field; personal data only by name. */
export function changesBetween(before: ReportContent, after: ReportContent): Change[] {
  const [old, now] = [valuesByPath(before), valuesByPath(after)]
  const changes: Change[] = []
  for (const field of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (sameValue(asCompared(field, old[field]), asCompared(field, now[field]))) continue
    const hidden = (personalFields as readonly string[]).includes(field)
    changes.push({ field, before: hidden ? '***' : (old[field] ?? null), after: hidden ? '***' : (now[field] ?? null) })
  }
  return changes
}

/** A field of the old form is shown under its present name, unless the present form also has the old field. */
const inNamesOfToday = (form: ParameterForm | undefined, change: Change): Change =>
  !form || fieldOf(form, change.field) ? change : changeToday(form.form.key, change)

const fieldOf = (form: ParameterForm | undefined, path: string): Field | undefined =>
  path.startsWith('parameters.')
    ? form?.fields.find((field) => field.key === path.slice('parameters.'.length))
    : reportFieldOf(path)

const structured: Record<string, Phrase> = {
  subForm: subFormLabel,
  coverage: ['覆盖范围', 'Coverage'],
  coverageWhole: wholeField.label,
  coverageModels: modelsField.label,
  asPrinted: asPrintedLabel,
  unstated: unstatedLabel,
  components: ['主要部件', 'Main components'],
  supersedesId: ['替代的证书', 'Replaces'],
  replacedBy: ['替代它的证书', 'Replaced by'],
  status: ['状态', 'Status'],
  statusGround: ['注销原因', 'Reason of the holder'],
  comingStatus: ['预告状态', 'Announced status'],
  comingManufacturerName: ['预告的制造单位名称', 'Announced name of the manufacturer'],
  comingApplicantName: ['预告的申请单位名称', 'Announced name of the applicant'],
  changeDay: ['变更日期', 'Date of change'],
  recall: ['召回的产品', 'Recalled products'],
  certificateFiles: ['证书文件', 'Certificate files'],
  otherFiles: ['其他文件', 'Other files'],
}
/** Certificate numbers: stored without blanks, shown as printed. */
const numbered = new Set(['certificateNo', 'supersedesId', 'replacedBy'])
/** Visible to the office only. */
const internal = new Set(['otherFiles'])

/** Whether the public may see the change of this field, and how. */
export const isPublicChange = (form: ParameterForm | undefined, path: string): boolean =>
  (Object.hasOwn(structured, path) && !internal.has(path)) ||
  fieldOf(form, inNamesOfToday(form, { field: path, before: null, after: null }).field)?.public === true

/** Rows as alternatives, each with its conditions: A: load ≤ 1000 kg, speed ≤ 1.75 m/s; B: … */
function coverageLine(form: ParameterForm | undefined, stored: unknown, say: (phrase: Phrase) => string): string {
  const rows = rowsOf(stored)
  return rows
    .map(({ conditions }, at) => {
      const line = conditions.map((one) => say(conditionWithLabel(form, one))).join(say(['，', ', ']))
      return rows.length > 1 ? `${say(rowName(at))}${say(['：', ': '])}${line}` : line
    })
    .join('; ')
}

function structuredText(
  form: ParameterForm | undefined,
  path: string,
  value: unknown,
  say: (phrase: Phrase) => string,
): string {
  if (isEmpty(value)) return '—'
  if (path === 'coverage') return coverageLine(form, value, say)
  if (path === 'asPrinted') return say(printsText(form, value as Prints)) || '—'
  if (path === 'unstated') return say(unstatedText(form, value as string[])) || '—'
  if (path === 'components')
    return (value as Component[]).map((one) => [one.name, one.model].filter(Boolean).join(' ')).join('; ')
  if (path === 'status' || path === 'comingStatus') return say(reportStatuses[value as ReportStatus].label)
  if (path === 'recall') return say(rangeWords(value as RecallRange))
  if (path === 'statusGround') return say(cancelGrounds[value as CancelGround])
  if (typeof value === 'boolean') return say(value ? ['是', 'Yes'] : ['否', 'No'])
  if (Array.isArray(value)) return value.join('; ')
  return String(value)
}

/**
 * The texts of a change for a reader, with the labels of the record's form; for a table one text for each changed row and
 * cell. `formName`: the names of its category's forms, by their keys.
 */
export function fieldChanges(
  form: ParameterForm | undefined,
  changes: readonly Change[],
  say: (phrase: Phrase) => string,
  formName: (key: string) => Phrase = (key) => [key, key],
): FieldChange[] {
  return changes.flatMap((change) => {
    const { field: path, before, after } = inNamesOfToday(form, change)
    const field = fieldOf(form, path)
    if (field?.type === 'table') return tableChanges(field, { field: path, before, after }, say)
    const text = (value: unknown) => {
      if (numbered.has(path) && !isEmpty(value)) return printNo(String(value))
      if (path === 'subForm' && !isEmpty(value)) return say(formName(String(value)))
      if (!field) return structuredText(form, path, value, say)
      const reading = isPartDayKey(path) && !isEmpty(value) ? dateText(String(value)) : readingText(field, value)
      const unit = isEmpty(value) ? '' : say(unitBeside(unitText(field), reading[1]))
      return [say(reading), unit].filter(Boolean).join(' ')
    }
    return {
      field: path,
      label: `${say(field?.label ?? structured[path] ?? [path, path])}${isRespelled(before, after) ? say(respelledLabel) : ''}`,
      before: text(before),
      after: text(after),
    }
  })
}
