// Cells that no column can take: they show what cannot be read, or a date that Excel made of a text.
import type { Field } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import type { ShownCell } from '@register/contract/workbook/cell'
import { PartDate } from '@register/contract/workbook/partDate'
import { UnreadCell } from '@register/contract/workbook/unreadCell'

/** The day of a date cell, as 2026-03-02. */
export const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** What was probably typed before Excel made a date of it. */
function typedBefore(date: Date, showsYear: boolean): string {
  const [year = '', month = '', day = ''] = dayOf(date).split('-')
  const end = `${Number(month)}-${Number(day)}`
  return showsYear ? `${year}-${end}` : end
}

/** Excel turns 3-2 into a date; what is stored is then not what was typed. */
function turnedIntoDate(field: Field, cell: Date | PartDate): { problem: Phrase } {
  const isPart = cell instanceof PartDate
  const date = isPart ? cell.date : cell
  const known = !Number.isNaN(date.getTime())
  const shows = isPart ? cell.text : known ? dayOf(date) : ''
  const right = field.type === 'range' ? '20～150' : known ? typedBefore(date, !isPart) : '3-2'
  return {
    problem: [
      `${field.label[0]}：Excel 把所填内容变成了日期（${shows}）；请把单元格设为文本后重新填写，例如 ${right}`,
      `${field.label[1]} was turned into a date by Excel (${shows}). Format the cell as text and enter it again, such as ${right}`,
    ],
  }
}

/** The problem of a cell that no reader of its column can read: it shows what cannot be read, or a date where none belongs. */
export function unreadProblem(field: Field, cell: ShownCell): { problem: Phrase } | undefined {
  if (cell instanceof UnreadCell) {
    const [zh, en] = cell.problem
    return { problem: [`${field.label[0]}${zh}`, `${field.label[1]} ${en}`] }
  }
  return (cell instanceof Date || cell instanceof PartDate) && field.type !== 'date'
    ? turnedIntoDate(field, cell)
    : undefined
}
