// Checks one row of a sheet by itself: its cells, its content, and what is missing for publication.
import { chosenForm, type FormKind, type ParameterForm } from '@register/contract/rules/parameters/formKind'
import type { contentSchema, ReportContent } from '@register/contract/business/report/shape'
import { shanghaiDay } from '@register/contract/dates'
import type { FieldError } from '@register/contract/errors'
import { fieldErrors } from '@register/contract/messages/issues'
import { labelIn } from '@register/contract/messages/labels'
import type { Phrase } from '@register/contract/phrase'
import type { ShownCell } from '@register/contract/workbook/cell'
import type { UserCtx } from '../../../../access/ctx.ts'
import { fitsFormat, numberKey } from '@register/contract/rules/numbers/certificateNo'
import { impossibleYear } from '@register/contract/rules/numbers/possibleYear'
import type { BodyRow } from '../../body/service.ts'
import { confirmationsOf } from '../../codeApply/service.ts'
import { contentErrors, formErrors, publishGaps } from '../../report/service.ts'
import { categoryProblem } from './category.ts'
import type { Head } from './head.ts'
import { reportHidden, withoutHidden } from './hidden.ts'
import { problemsByCell } from './joined.ts'
import { readRow } from './row.ts'

export interface Rules {
  kind: FormKind
  /** The schema of a row of this kind's sheet. */
  schema: ReturnType<typeof contentSchema>
  /** The forms of this kind that the catalogue allows for a category. */
  allowed: (categoryCode: string) => readonly ParameterForm[]
  /** The category of this kind with this name; undefined for none and for several. */
  named: (name: string) => string | undefined
  /** Whether a code is that of a listed category. */
  isListed: (code: string) => boolean
  body: BodyRow
  /** Certificates from before the register: complete, and published at once. */
  existing: boolean
}

/** Coverage, models, components and the tables among the parameters are lists on the wire and one column each in the sheet: the path of an error as a column's path. */
function columnPath(field: string): string {
  const [first = '', second = ''] = field.split('.')
  if (first === 'parameters' && second) return `${first}.${second}`
  return ['coverage', 'coverageModels', 'unstated', 'components'].includes(first) ? first : field
}

export interface Row {
  row: number
  cells: readonly ShownCell[]
  /** The content, if it could be read. */
  content: ReportContent | undefined
  /** Column path -> all that is wrong with it; the empty path means the whole row. */
  wrong: Map<string, Phrase>
  odd: Phrase[]
}

/** The problems of one row alone. */
export async function checkRow(
  ctx: UserCtx,
  rules: Rules,
  columns: Head['columns'],
  row: number,
  cells: readonly ShownCell[],
): Promise<Row> {
  const { given, problems: wrong } = readRow(rules, columns, withoutHidden(cells))
  reportHidden(wrong, columns, cells)
  // A cell that could not be read has one error; the missing value that follows from it is not a second one.
  const unread = new Set(wrong.keys())
  const note = problemsByCell(wrong)
  const add = (errors: readonly FieldError[]) => {
    for (const { field, phrase } of errors) {
      const path = columnPath(field)
      if (!unread.has(path)) note(path, phrase)
    }
  }
  const code = given['categoryCode']
  if (code === undefined && !wrong.has('categoryCode'))
    add([{ field: 'categoryCode', phrase: ['设备品种必须填写', 'Equipment category is required'] }])
  // The issuing body knows all that its certificate prints; for earlier certificates only the writer can say so.
  const coverageWhole = given['coverageWhole'] ?? !rules.existing
  const content = parse(rules.schema, { ...given, coverageWhole, categoryCode: code ?? '0000' }, add)
  const category = typeof code === 'string' ? await categoryProblem(ctx, rules, code) : undefined
  if (category) add([{ field: 'categoryCode', phrase: category }])
  const allowed = typeof code === 'string' && !category ? rules.allowed(code) : []
  const form = chosenForm(allowed, content?.subForm)
  if (content && allowed.length > 0) add(formErrors(allowed, content))
  if (content) {
    const { certificateNo, probableNo } = content
    // Asked only for what seldom occurs: a number that is not written as numbers are.
    const printed = certificateNo ?? ''
    const isUsual = fitsFormat(printed) && impossibleYear(printed, shanghaiDay()) === undefined
    const isOdd = rules.existing && printed !== '' && (Boolean(probableNo) || !isUsual)
    const number = numberKey(printed)
    const confirmed = await confirmationsOf(ctx.db, rules.body.id, isOdd ? [number] : [])
    const errors = contentErrors({
      content,
      form,
      codes: rules.body.codes,
      existing: rules.existing,
      isConfirmed: () => confirmed.get(number)?.grounds.includes('misprint') === true,
      isListed: rules.isListed,
    })
    // A number may be right and only seem wrong because the category is wrong.
    add(form ? errors : errors.filter(({ field }) => field !== 'certificateNo' && field !== 'probableNo'))
  }
  if (content && rules.existing) {
    const gaps = publishGaps(content, { allowed, certificateFiles: 0, existing: true })
    add(gaps.filter((gap) => isNews(wrong, gap)))
  }
  return { row, cells, content, wrong, odd: [] }
}

/** Whether a missing value is not a consequence of a problem already reported. */
const isNews = (wrong: ReadonlyMap<string, Phrase>, { field, kind }: { field: string; kind: 'empty' | 'other' }) =>
  !(field === 'subForm' && wrong.has('categoryCode')) &&
  !(wrong.has(columnPath(field)) && (kind === 'empty' || field.startsWith('parameters.')))

/** The content as the schema reads it. Refused values are reported and left out, so that the rest can be checked too. */
function parse(
  schema: Rules['schema'],
  given: Record<string, unknown>,
  add: (errors: readonly FieldError[]) => void,
): ReportContent | undefined {
  const parsed = schema.safeParse(given, { reportInput: true })
  if (parsed.success) return parsed.data
  add(fieldErrors(parsed.error.issues, (path) => labelIn(schema, path, given)))
  const left = { ...given, parameters: { ...(given['parameters'] as Record<string, unknown>) } }
  for (const { path } of parsed.error.issues) {
    const [first, second] = path.map(String)
    if (first === 'parameters' && second) Reflect.deleteProperty(left.parameters, second)
    else if (first) Reflect.deleteProperty(left, first)
  }
  return schema.safeParse(left).data
}
