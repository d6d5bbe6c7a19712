// Checks the rows of a sheet one after the other: what each says, what is wrong with it, and by which row and column.
import { setImmediate } from 'node:timers/promises'
import { chosenForm, type FormKind, type ParameterForm } from '@register/contract/business/parameters/formKind'
import type { contentSchema, ReportContent } from '@register/contract/business/reportShape'
import { maxImportRows, type ImportProblem } from '@register/contract/business/reportImport'
import type { FieldError } from '@register/contract/errors'
import { fieldErrors } from '@register/contract/messages/issues'
import { labelIn } from '@register/contract/messages/labels'
import type { Phrase } from '@register/contract/phrase'
import type { UserCtx } from '../../../../access/ctx.ts'
import { columnLetter } from '../../../../files/sheet/columnLetter.ts'
import { readSheet, type CellValue } from '../../../../files/excel.ts'
import type { BodyRow } from '../../body/service.ts'
import { contentErrors, formErrors, publishGaps } from '../../report/service.ts'
import { categoryProblem } from './category.ts'
import { shown, reportHidden, withoutHidden } from './hidden.ts'
import { problemsByCell } from './joined.ts'
import { numberProblems, type Numbered } from './numbers.ts'
import { readRow } from './row.ts'
import { sheetsOf } from './sheets.ts'
import { sheetColumns, type Column } from './columns.ts'
import { readHead, type Head } from './head.ts'

export interface Rules {
  kind: FormKind
  /** The schema of a row of this kind's sheet. */
  schema: ReturnType<typeof contentSchema>
  /** The forms of this kind that the catalogue allows for a category. */
  allowed: (categoryCode: string) => readonly ParameterForm[]
  body: BodyRow
  /** Certificates from before the register: complete, and published at once. */
  existing: boolean
}

export interface CheckedRow {
  row: number
  /** Present when the row has no problems. */
  content: ReportContent | undefined
  problems: ImportProblem[]
  /** True for problems of the heading or of the whole sheet instead of a row. */
  head?: true
}

/** Coverage, models, components and the tables among the parameters are lists on the wire and one column each in the sheet: the path of an error as a column's path. */
function columnPath(field: string): string {
  const [first = '', second = ''] = field.split('.')
  if (first === 'parameters' && second) return `${first}.${second}`
  return ['coverage', 'coverageModels', 'components'].includes(first) ? first : field
}

interface Row {
  row: number
  cells: readonly CellValue[]
  /** The content, if it could be read. */
  content: ReportContent | undefined
  /** Column path -> all that is wrong with it; the empty path means the whole row. */
  wrong: Map<string, Phrase>
}

/** The problems of one row alone. */
async function checkRow(
  ctx: UserCtx,
  rules: Rules,
  columns: Head['columns'],
  row: number,
  cells: readonly CellValue[],
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
    const errors = contentErrors({ content, form, codes: rules.body.codes, existing: rules.existing })
    // A number may be right and only seem wrong because the category is wrong.
    add(form ? errors : errors.filter(({ field }) => field !== 'certificateNo'))
  }
  if (content && rules.existing) {
    const gaps = publishGaps(content, { allowed, certificateFiles: 0, existing: true })
    add(gaps.filter((gap) => isNews(wrong, gap)))
  }
  return { row, cells, content, wrong }
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

/** The label of a field for which the sheet has no column. */
const labelOf = ({ kind, schema }: Rules, path: string): Phrase | undefined =>
  sheetColumns(kind).find((column) => column.path === path)?.label ?? labelIn(schema, path)

function problemsOf(ctx: UserCtx, rules: Rules, columns: Head['columns'], { row, cells, wrong }: Row): ImportProblem[] {
  const found = [...wrong].map(([path, phrase]) => {
    const index = columns.findIndex((column) => column?.path === path)
    const column: Column | undefined = columns[index]
    const label = column?.label ?? labelOf(rules, path)
    return {
      at: index < 0 ? cells.length : index,
      problem: {
        row,
        column: index < 0 ? '' : columnLetter(index),
        label: label ? ctx.say(label) : '',
        value: index < 0 ? '' : shown(cells[index]),
        msg: ctx.say(phrase),
      },
    }
  })
  return found.toSorted((a, b) => a.at - b.at).map(({ problem }) => problem)
}

const sheetWord = (ctx: UserCtx, row: number, phrase: Phrase): CheckedRow => ({
  row,
  content: undefined,
  problems: [{ row, column: '', label: '', value: '', msg: ctx.say(phrase) }],
  head: true,
})

/** The only problem of a sheet with too many rows: problems of the first rows would not represent the rest. */
export const tooManyRows = (ctx: UserCtx): CheckedRow =>
  sheetWord(ctx, 1, [
    `最多 ${maxImportRows} 行，请分成几个文件`,
    `At most ${maxImportRows} rows can be imported at once. Split the file`,
  ])

/** Rows whose numbers are looked up together. */
const together = 500
/** Milliseconds of work after which other requests may run. */
const turn = 15

/** Every row of the sheet, checked, in order; problems of the heading and of the whole sheet come as `head`. Reads through the pool, never the whole sheet at once. */
export async function* checkSheet(ctx: UserCtx, bytes: Buffer, rules: Rules): AsyncGenerator<CheckedRow> {
  const numbers = numberProblems(ctx, rules)
  let head: Head | undefined
  let waiting: Row[] = []
  let count = 0
  let since = performance.now()

  async function* settle(columns: Head['columns']): AsyncGenerator<CheckedRow> {
    await numbers(waiting.filter((row): row is Row & Numbered => row.content !== undefined))
    for (const one of waiting) {
      const problems = problemsOf(ctx, rules, columns, one)
      yield { row: one.row, content: problems.length === 0 ? one.content : undefined, problems }
    }
    waiting = []
  }

  let left: readonly string[] = []
  const sheets = { ...sheetsOf(rules.kind), chosen: (_: string, others: readonly string[]) => (left = others) }
  for await (const { row, cells } of readSheet(bytes, { maxRows: maxImportRows + 2, hidden: 'asRead', sheets })) {
    if (!head) {
      head = readHead(rules.kind, cells)
      yield {
        row,
        content: undefined,
        head: true,
        problems: head.problems.map(({ index, value, phrase }) => ({
          row,
          column: index === undefined ? '' : columnLetter(index),
          label: '',
          value: shown(value),
          msg: ctx.say(phrase),
        })),
      }
      continue
    }
    if (++count > maxImportRows) break
    if (head.useless) yield { row, content: undefined, problems: [] }
    else waiting.push(await checkRow(ctx, rules, head.columns, row, cells))
    if (waiting.length >= together) yield* settle(head.columns)
    if (performance.now() - since > turn) {
      await setImmediate()
      since = performance.now()
    }
  }
  if (head) yield* settle(head.columns)
  if (left.length > 0)
    yield sheetWord(ctx, 1, [
      `工作簿中的其他工作表没有读取：${left.join('、')}`,
      `Other sheets of the workbook were not read: ${left.join(', ')}`,
    ])
  if (count === 0) yield sheetWord(ctx, 1, ['表中没有数据行', 'The sheet has no rows of data'])
  if (count > maxImportRows) yield tooManyRows(ctx)
}
