// The public record of a stored report in each layout that the log has had. A check builds one for every report, so keys and columns are looked up once, and nothing is made only to be taken apart again.
import type { CoverageRow } from '@register/contract/rules/coverage/shape'
import type { ParameterForm } from '@register/contract/rules/parameters/formKind'
import type { PublicRecord } from '@register/contract/business/integrity/publicRecord'
import { heldPrints, type Prints } from '@register/contract/business/report/printed/asPrinted'
import { heldDays, isPartDayKey } from '@register/contract/rules/days/partDays'
import { asThen } from '@register/contract/business/report/content/firstForms'
import { isEmpty, type Values } from '@register/contract/fields'
import { columnName } from '../../../../db/columnName.ts'
import { recordForm } from '../../category/service.ts'
import { coverageIn, full, tidied } from './coverageIn.ts'
import { columnsIn, publicKeys } from './publicKeys.ts'

export type Stored = Record<string, unknown> & {
  id: number
  category_code: string
  sub_form: string | null
  public_id: string
  version: number
  status: string
  origin: string
  parameters: Values
  coverage: CoverageRow[]
  coverage_whole: boolean
  coverage_models: string[]
  as_printed: Prints
  recalls: Record<string, unknown>[] | null
  dated: Record<string, unknown>[] | null
}

/**
 * Layout 7 is from before the sample number, the place and the conditions of the test were public. Layout 6 is from before the report numbers of a record were a list, and has them as one text. Layout 5 is from before a record held the dated names and addresses of its companies. Layout 4 is from before a record held its recalls. Layout 3 is from before a record said that it was replaced. Layout 2 is from before a record named its form, and uses the former names of parameters. Layout 1 knew coverage as one flat list. A record logged in it and unchanged since is still compared with it: the one row that the list
 * became, whole where the list counted as whole. Anything else can only be of layout 2, so that an old entry's hash does
 * not match a table that was not logged.
 */
export type Layout = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

interface StoredFile {
  name: string
  sha256: string
}
const inOrder = (files: readonly StoredFile[]) =>
  files.toSorted((a, b) => (`${a.sha256} ${a.name}` < `${b.sha256} ${b.name}` ? -1 : 1))

const publicOf = new WeakMap<ParameterForm, readonly string[]>()

/** The keys of a form's public parameters. */
function publicIn(form: ParameterForm | undefined): readonly string[] {
  if (!form) return []
  const known = publicOf.get(form) ?? form.fields.flatMap(({ key, public: isPublic }) => (isPublic ? [key] : []))
  publicOf.set(form, known)
  return known
}

/** The public parameters and the rows of coverage, under the names of a layout. */
function saidIn(layout: Layout, row: Stored) {
  const parameters: Record<string, Values[string]> = {}
  for (const key of publicIn(recordForm(row))) {
    const value = row.parameters[key]
    if (!isEmpty(value)) parameters[key] = value
  }
  return layout >= 3 ? { parameters, coverage: row.coverage } : asThen(row.sub_form ?? '', parameters, row.coverage)
}

/** Of public values; nothing where there is none, so that earlier hashes stay. */
function printsOf(row: Stored) {
  if (Object.keys(row.as_printed).length === 0) return null
  const dates = heldDays({
    ...Object.fromEntries(publicKeys.filter(isPartDayKey).map((key) => [key, row[columnName(key)]])),
    asPrinted: row.as_printed,
  })
  const prints = { ...heldPrints(recordForm(row), row.parameters, row.as_printed), ...dates }
  return Object.keys(prints).length > 0 ? prints : null
}

export function recordOf(row: Stored, layout: Layout): PublicRecord {
  const { parameters, coverage } = saidIn(layout, row)
  const record: Record<string, unknown> = {}
  for (const [key, column] of columnsIn(layout)) record[key] = row[column]
  Object.assign(record, {
    reportNo: layout >= 7 ? row['report_nos'] : row['report_no'],
    publicId: row.public_id,
    bodyCode: row['body_code'],
    version: row.version,
    origin: row['origin'],
    status: row.status,
    statusSince: row['status_since'],
    statusReason: row['status_reason'],
    statusGround: row['status_ground'],
    comingStatus: row['coming_status'],
    comingOn: row['coming_on'],
    comingReason: row['coming_reason'],
    comingGround: row['coming_ground'],
    lapsesOn: row['lapses_on'],
    comingNames: row['coming_names'],
    formerNames: row['former_names'],
    confirmed: row['confirmed_grounds'],
    ...(layout >= 3 && { subForm: row.sub_form }),
    parameters: Object.keys(parameters).length > 0 ? parameters : null,
    asPrinted: printsOf(row),
    unstated: row['unstated'],
    ...coverageIn(layout, row, coverage),
    components: tidied(row['components'], ['name', 'model', 'certificateNo', 'manufacturer']),
    supersedes: row['supersedes_no'],
    ...(layout >= 4 && { replacedBy: row['replaced_no'], replacedOn: row['replaced_on'] }),
    ...(layout >= 5 && { recalls: (row.recalls ?? []).map(full) }),
    ...(layout >= 6 && { dated: (row.dated ?? []).map(full) }),
    files: inOrder((row['files'] as StoredFile[] | null) ?? []),
  })
  return full(record) as PublicRecord
}
