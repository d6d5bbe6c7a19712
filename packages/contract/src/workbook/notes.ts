// What a person should know of a sheet before its rows are used: rows that were left out because they are hidden, and cells filled from merged areas.
import type { Phrase } from '../phrase.ts'
import { columnLetter } from './columnLetter.ts'

interface Place {
  /** The row number in Excel, from 1. */
  row: number
  /** Counted from 0. */
  column?: number
}

interface Places {
  count: number
  /** The first ones. */
  first: Place[]
}

export interface SheetNotes {
  hidden: Places
  merged: Places
  /** Cells that show something that cannot be read, where the caller has no row to name them in. */
  unread: Places
  /** Sheets before the one that is read which have no table, such as a summary. */
  skipped: string[]
}

/** Places that a note names; the others are counted. */
const mostNamed = 20

export const newNotes = (): SheetNotes => ({
  hidden: { count: 0, first: [] },
  merged: { count: 0, first: [] },
  unread: { count: 0, first: [] },
  skipped: [],
})

export function noted(places: Places, place: Place): void {
  places.count++
  if (places.first.length < mostNamed) places.first.push(place)
}

const more = ({ count, first }: Places): Phrase => (count > first.length ? [' 等', ' and others'] : ['', ''])

/** The notes as sentences, none where there is nothing to say. */
const cellsIn = ({ first }: Places): string[] => first.map(({ row, column = 0 }) => `${columnLetter(column)}${row}`)

export function noteTexts({ hidden, merged, unread, skipped }: SheetNotes): Phrase[] {
  const texts: Phrase[] = []
  if (skipped.length > 0)
    texts.push([
      `已跳过没有表头的工作表：${skipped.map((name) => `“${name}”`).join('、')}。`,
      `Sheets without headings were passed over: ${skipped.map((name) => `"${name}"`).join(', ')}.`,
    ])
  const rows = hidden.first.map(({ row }) => row)
  if (hidden.count > 0)
    texts.push([
      `隐藏的 ${hidden.count} 行没有读取：第 ${rows.join('、')} 行${more(hidden)[0]}。需要这些行时，请在 Excel 中取消筛选或隐藏后重新选择文件。`,
      `${hidden.count === 1 ? '1 hidden row was' : `${hidden.count} hidden rows were`} not read: ${hidden.count === 1 ? 'row' : 'rows'} ${rows.join(', ')}${more(hidden)[1]}. If they are needed, clear the filter or unhide them in Excel and choose the file again.`,
    ])
  if (merged.count > 0)
    texts.push([
      `合并单元格按其首格的内容读取，共 ${merged.count} 格：${cellsIn(merged).join('、')}${more(merged)[0]}。`,
      `${merged.count === 1 ? '1 cell of a merged area was' : `${merged.count} cells of merged areas were`} read as the first cell of its area: ${cellsIn(merged).join(', ')}${more(merged)[1]}.`,
    ])
  if (unread.count > 0)
    texts.push([
      `${unread.count} 格在 Excel 中有内容但无法读取，没有查验：${cellsIn(unread).join('、')}${more(unread)[0]}。请在 Excel 中打开并保存后重新选择，或直接填写编号。`,
      `${unread.count === 1 ? '1 cell shows something that cannot be read and was' : `${unread.count} cells show something that cannot be read and were`} not checked: ${cellsIn(unread).join(', ')}${more(unread)[1]}. Open and save the file in Excel and choose it again, or enter the numbers.`,
    ])
  return texts
}
