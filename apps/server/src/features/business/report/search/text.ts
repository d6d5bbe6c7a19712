// The text by which the search finds a report: what is public of it, because it is one text for the office and for anyone.
import { rowsOf } from '@register/contract/rules/coverage/writing/earlier'
import { formKinds } from '@register/contract/rules/parameters/formKinds'
import { isRow } from '@register/contract/fieldTypes/empty'
import { searchedText } from '@register/contract/text/searchedText'
import type { ReportRecord } from '../content/content.ts'

/** The parts of the search text. */
export const searchColumns = [
  'certificate_key',
  'probable_key',
  'report_key',
  'manufacturer_name',
  'applicant_name',
  'former_names',
  'product_name',
  'model',
  'sample_no',
  'drawing_no',
  'parameters',
  'coverage',
] as const satisfies readonly (keyof ReportRecord)[]

/** Sizes of pipes and fittings as certificates print them, and grades of steel. */
const sizes = ['specification', 'nominalDiameter', 'nominalWall', 'steelGradeLevel']

/** Materials and sizes: parameters that are written as text and are public in every form that has them. */
export const searchedParameters: ReadonlySet<string> = (() => {
  const fields = formKinds
    .flatMap((kind) => kind.fields)
    .filter(({ key }) => /material/i.test(key) || sizes.includes(key))
  const hidden = new Set(fields.flatMap((field) => (field.public ? [] : [field.key])))
  const texts = fields.filter((field) => field.type === 'text' || (field.type === 'choices' && !field.options))
  return new Set(texts.flatMap(({ key }) => (hidden.has(key) ? [] : [key])))
})()

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Materials and sizes, of the product and of what its certificate covers; each once, in the order of code points. */
function materialsOf({ parameters, coverage }: Pick<ReportRecord, 'parameters' | 'coverage'>): string[] {
  const own = Object.entries(isRow(parameters) ? parameters : {}).flatMap(([key, value]) =>
    searchedParameters.has(key) ? value : [],
  )
  const covered = rowsOf(coverage).flatMap(({ conditions }) =>
    conditions.flatMap(({ parameter, values, text }) =>
      searchedParameters.has(parameter) ? [...(values ?? []), text] : [],
    ),
  )
  return [...new Set([...own, ...covered].filter(isText).map(searchedText))].toSorted()
}

/** In the form of searches: numbers, names with former ones, product, model, sample and drawing, materials and sizes. */
export const searchText = (row: Pick<ReportRecord, (typeof searchColumns)[number]>): string =>
  [
    ...[
      row.certificate_key,
      row.probable_key,
      row.report_key,
      row.manufacturer_name,
      row.applicant_name,
      ...row.former_names,
      row.product_name,
      row.model,
      row.sample_no,
      row.drawing_no,
    ]
      .filter((part): part is string => Boolean(part))
      .map(searchedText),
    ...materialsOf(row),
  ].join('\n')

/** The day that lists are ordered by, in the table of reports. */
const listedOn = (issueDate: string | null): string => issueDate ?? '1900-01-01'

/** The same day in the search table: reports that are not public have none. */
export const searchDate = (row: Pick<ReportRecord, 'status' | 'issue_date'>): string | null =>
  row.status === 'draft' ? null : listedOn(row.issue_date)
