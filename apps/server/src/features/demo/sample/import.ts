// Samples from an Excel sheet: every row is read and checked before anything is written; then all rows are written, or only the valid ones.
import { sampleFields, type ImportResult, type RowResult } from '@register/contract/demo/sample'
import { badField, type FieldError } from '@register/contract/errors'
import { missing, type Field, type Values } from '@register/contract/fields'
import { fieldsSchema } from '@register/contract/record/fieldSchema'
import { fieldErrors } from '@register/contract/messages/issues'
import { labelIn } from '@register/contract/messages/labels'
import type { Phrase } from '@register/contract/phrase'
import { newNotes, noteTexts } from '@register/contract/workbook/notes'
import type { ShownCell } from '@register/contract/workbook/cell'
import type { UserCtx } from '../../../access/ctx.ts'
import { fromCell } from '../../../files/cells.ts'
import { readTable } from '../../../files/table/readTable.ts'
import { headingOf, spelling } from '../../../files/fieldSheet.ts'
import { makeRoom, mostSamples, putSamples, type Given } from './store.ts'

/** The most failed rows that an answer contains. */
const mostListed = 500
/** Rows written by one statement. */
const together = 500

export interface ReadRow {
  row: number
  given: Given
  /** The first problem of the row. */
  wrong: Phrase | undefined
}

const fields: readonly Field[] = sampleFields
const schema = fieldsSchema(sampleFields)

const byHeading = new Map(
  fields.flatMap((field) =>
    [...field.label, ...headingOf({ label: field.label, field }), field.key].map(
      (heading) => [spelling(heading), field] as const,
    ),
  ),
)
const fieldNamed = (cell: ShownCell): Field | undefined => byHeading.get(spelling(String(cell ?? '')))
const headingsIn = (cells: readonly ShownCell[]): number =>
  cells.filter((cell) => fieldNamed(cell) !== undefined).length

/** Assigns columns to fields; accepts headings in either language, with or without unit and mark, and ignores other columns. */
function readHead(cells: readonly ShownCell[]): (Field | undefined)[] {
  const columns = cells.map(fieldNamed)
  const lacking = fields.filter((field) => field.required === true && !columns.includes(field))
  if (lacking.length > 0)
    throw badField('file', [
      `缺少以下列：${lacking.map((field) => field.label[0]).join('、')}；请使用模板的表头`,
      `These columns are missing: ${lacking.map((field) => field.label[1]).join(', ')}. Use the headings of the template`,
    ])
  return columns
}

function readRow(row: number, columns: readonly (Field | undefined)[], cells: readonly ShownCell[]): ReadRow {
  const given: Record<string, unknown> = {}
  const problems: Phrase[] = []
  for (const [at, field] of columns.entries()) {
    if (!field || field.key in given) continue
    const read = fromCell(field, cells[at] ?? null)
    if ('problem' in read) problems.push(read.problem)
    given[field.key] = 'problem' in read ? null : read.value
  }
  const parsed = schema.safeParse(given, { reportInput: true })
  const errors: FieldError[] = parsed.success ? [] : fieldErrors(parsed.error.issues, (path) => labelIn(schema, path))
  const gaps = problems.length > 0 ? [] : missing(fields, given as Values)
  const [wrong] = [...problems, ...errors.map((one) => one.phrase), ...gaps.map((one) => one.phrase)]
  return { row, given: parsed.success ? parsed.data : given, wrong }
}

/** All rows of the first sheet. Refuses, on field `file`, a sheet that is not a table of samples, and one with more rows than the list may hold. */
export async function readSamples(bytes: Buffer): Promise<ReadRow[]> {
  let columns: (Field | undefined)[] | undefined
  const rows: ReadRow[] = []
  const numbers = new Map<string, number>()
  const notes = newNotes()
  for await (const { row, cells } of readTable(bytes, { maxRows: mostSamples + 2, notes }, headingsIn)) {
    if (!columns) {
      columns = readHead(cells)
      continue
    }
    if (rows.length === mostSamples)
      throw badField('file', [
        `最多 ${mostSamples} 行，请分成几个文件`,
        `At most ${mostSamples} rows can be imported at once. Split the file`,
      ])
    const read = readRow(row, columns, cells)
    const number = read.given.sampleNo ?? ''
    const before = numbers.get(number)
    if (number && before === undefined) numbers.set(number, row)
    else if (number && !read.wrong)
      read.wrong = [`样品编号与第 ${before} 行重复`, `The sample number is the same as in row ${before}`]
    rows.push(read)
  }
  // Samples are written at once, without a dry run that could name the rows that were left out.
  const [note] = notes.hidden.count > 0 ? noteTexts(notes) : []
  if (note) throw badField('file', note)
  if (rows.length === 0) throw badField('file', ['表中没有数据行', 'The sheet has no rows of data'])
  return rows
}

async function knownNumbers(ctx: UserCtx, rows: readonly ReadRow[]): Promise<Set<string>> {
  const numbers = rows.flatMap(({ given }) => (given.sampleNo ? [given.sampleNo] : []))
  if (numbers.length === 0) return new Set()
  const known = await ctx.db
    .selectFrom('demo_sample')
    .select('sample_no')
    .where('sample_no', 'in', numbers)
    .forUpdate()
    .execute()
  return new Set(known.map((row) => row.sample_no))
}

interface Wish {
  overwrite: boolean
  skipErrors: boolean
}

/** Writes the rows; with `skipErrors` the valid ones even if others are wrong, else all or none. */
export async function importSamples(
  ctx: UserCtx,
  rows: readonly ReadRow[],
  { overwrite, skipErrors }: Wish,
): Promise<ImportResult> {
  await makeRoom(ctx.db, 0)
  const known = await knownNumbers(ctx, rows)
  const isKnown = ({ given }: ReadRow) => known.has(given.sampleNo ?? '')
  const checked = rows.map((row) =>
    row.wrong || overwrite || !isKnown(row)
      ? row
      : {
          ...row,
          wrong: [
            '样品编号已存在；如需更新请选择覆盖',
            'This sample number exists already. Choose "overwrite" to change it',
          ] as Phrase,
        },
  )
  const good = checked.filter((row) => !row.wrong)
  const bad = checked.filter((row) => row.wrong)
  const writing = bad.length === 0 || skipErrors ? good : []
  const changed = writing.filter(isKnown).length
  const added = writing.length - changed
  await makeRoom(ctx.db, added)
  for (let at = 0; at < writing.length; at += together)
    await putSamples(
      ctx,
      writing.slice(at, at + together).map((row) => row.given),
    )
  const resultOf = (row: ReadRow): RowResult => ({
    row: row.row,
    key: (row.given.sampleNo ?? '').slice(0, 100),
    ok: false,
    msg: row.wrong ? ctx.say(row.wrong) : '',
  })
  return {
    total: rows.length,
    added,
    changed,
    failed: bad.length,
    rows: bad.slice(0, mostListed).map(resultOf),
  }
}
