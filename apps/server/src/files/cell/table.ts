// A table as one Excel cell and back without loss: a line for each row, its cells separated by |.
import type { Field, TableRow } from '@register/contract/fields'
import { filledRows, rowLabel } from '@register/contract/fieldTypes/table'
import type { Phrase } from '@register/contract/phrase'

/** The characters that Excel allows in a cell. */
const longestCell = 32_767

/** Replaces a table that is too long for a cell; it cannot be read back as a table. */
const tooLong: Phrase = ['（超过单元格长度，未能写出）', '(longer than a cell can hold, so not written)']

/** Escapes the marks that separate cells and rows, and the backslash itself. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\|｜]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`)

/** Texts as one line, which `cellsOf` reads back as they are. */
export const lineOf = (texts: readonly string[]): string => texts.map(escaped).join(' | ')

/** The cells of a line, unescaped. A backslash before any other character is a plain backslash. */
export function cellsOf(line: string): string[] {
  const cells = ['']
  for (const [part] of line.matchAll(/\\[\\|｜n]|[^]/gu)) {
    const isEscape = part.length > 1 && part.startsWith('\\')
    if (part === '|' || part === '｜') cells.push('')
    else cells.push(`${cells.pop() ?? ''}${isEscape ? (part[1] === 'n' ? '\n' : part.slice(1)) : part}`)
  }
  return cells.map((cell) => cell.trim())
}

/** The cell of a table that has rows, in the reader's language. */
export function tableToCell(
  columns: readonly Field[],
  rows: readonly TableRow[],
  say: (phrase: Phrase) => string,
): string {
  const cell = filledRows(rows)
    .map((row) => lineOf(columns.map(({ key }) => String(row[key] ?? ''))))
    .join('\n')
  return cell.length > longestCell ? say(tooLong) : cell
}

type Read = { value: string | number | null } | { problem: Phrase }

/** Problems reported for one cell; the others are reported once these are corrected. */
const mostShown = 5

/**
 * The rows of a cell, or the problems of its lines, each with the number of its line. `read` reads one cell of a line by its
 * column; its problem begins with the column's name.
 */
export function tableFromCell(
  { label, columns = [] }: Field,
  cell: string,
  read: (column: Field, text: string) => Read,
): { value: readonly TableRow[] } | { problem: Phrase } {
  if (tooLong.includes(cell.trim()))
    return {
      problem: [
        `${label[0]}：表格没有写出，请填写或清空`,
        `${label[1]}: the table was not written to this file. Fill it in, or empty the cell`,
      ],
    }
  const rows: TableRow[] = []
  const problems: Phrase[] = []
  for (const [at, line] of cell.replaceAll('\r\n', '\n').split('\n').entries()) {
    if (line.trim() === '') continue
    const [zh, en] = rowLabel(label, at)
    const texts = cellsOf(line)
    if (texts.slice(columns.length).some((text) => text !== ''))
      problems.push([
        `${zh}有 ${texts.length} 项，最多 ${columns.length} 项：${columns.map((one) => one.label[0]).join(' | ')}`,
        `${en} has ${texts.length} entries but takes ${columns.length}: ${columns.map((one) => one.label[1]).join(' | ')}`,
      ])
    const row: Record<string, string | number | null> = {}
    for (const [place, column] of columns.entries()) {
      const found = read(column, texts[place] ?? '')
      if ('problem' in found) problems.push([`${zh}：${found.problem[0]}`, `${en}: ${found.problem[1]}`])
      else row[column.key] = found.value
    }
    rows.push(row)
  }
  if (problems.length === 0) return { value: filledRows(rows) }
  const shown = problems.slice(0, mostShown)
  const rest = problems.length - shown.length
  return {
    problem: [
      shown.map(([zh]) => zh).join('；') + (rest > 0 ? `；及另外 ${rest} 处` : ''),
      shown.map(([, en]) => en).join('; ') + (rest > 0 ? `; and ${rest} more` : ''),
    ],
  }
}
