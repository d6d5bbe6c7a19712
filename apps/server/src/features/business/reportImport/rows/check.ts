// Checks the rows of a sheet one after the other: what each says, what is wrong with it, and by which row and column.
import { setImmediate } from 'node:timers/promises'
import type { ReportContent } from '@register/contract/business/report/shape'
import { maxImportRows, type ImportProblem } from '@register/contract/business/reportImport'
import { labelIn } from '@register/contract/messages/labels'
import type { Phrase } from '@register/contract/phrase'
import { columnLetter } from '@register/contract/workbook/columnLetter'
import type { SheetNotes } from '@register/contract/workbook/notes'
import type { UserCtx } from '../../../../access/ctx.ts'
import { readTable } from '../../../../files/table/readTable.ts'
import { checkRow, type Row, type Rules } from './checkRow.ts'
import { sheetColumns, type Column } from './columns.ts'
import { headingsIn, readHead, type Head } from './head.ts'
import { shown } from './hidden.ts'
import { numberProblems, type Numbered } from './numbers.ts'
import { sheetsOf } from './sheets.ts'

export interface CheckedRow {
  row: number
  /** Present when the row has no problems. */
  content: ReportContent | undefined
  problems: ImportProblem[]
  /** Dates in an unusual order, which stop nothing. */
  odd?: readonly Phrase[]
  /** True for problems of the heading or of the whole sheet instead of a row. */
  head?: true
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

/** Every row of the sheet, checked, in order; problems of the heading and of the whole sheet come as `head`. Reads through the pool, never the whole sheet at once. `notes`: filled while reading. */
export async function* checkSheet(
  ctx: UserCtx,
  bytes: Buffer,
  rules: Rules,
  notes?: SheetNotes,
): AsyncGenerator<CheckedRow> {
  const numbers = numberProblems(ctx, rules)
  let head: Head | undefined
  let waiting: Row[] = []
  let count = 0
  let since = performance.now()

  async function* settle(columns: Head['columns']): AsyncGenerator<CheckedRow> {
    await numbers(waiting.filter((row): row is Row & Numbered => row.content !== undefined))
    for (const one of waiting) {
      const problems = problemsOf(ctx, rules, columns, one)
      yield { row: one.row, content: problems.length === 0 ? one.content : undefined, problems, odd: one.odd }
    }
    waiting = []
  }

  let left: readonly string[] = []
  const sheets = { ...sheetsOf(rules.kind), chosen: (_: string, others: readonly string[]) => (left = others) }
  const reading = { maxRows: maxImportRows + 2, hidden: 'asRead', sheets, ...(notes && { notes }) } as const
  for await (const { row, cells } of readTable(bytes, reading, headingsIn(rules.kind))) {
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
