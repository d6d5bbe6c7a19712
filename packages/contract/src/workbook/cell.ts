// A cell of a workbook as Excel shows it, or why it cannot be read. What shows something is never read as empty (docs/decisions/0099-what-the-cell-shows.md).
import type { Phrase } from '../phrase.ts'
import { PartDate } from './partDate.ts'
import { ShownNumber } from './shownNumber.ts'
import { UnreadCell } from './unreadCell.ts'
import { formatHides, roundedFor, understood, type FormatValue } from './format.ts'

export type ShownCell = string | number | boolean | Date | ShownNumber | PartDate | UnreadCell | null

/** What the reader of the file knows of a cell in addition to its stored value. */
export interface CellFacts {
  type?: string
  formula?: string
  style?: { numFmt?: string }
}

/** A stored value. */
export type Stored = string | number | boolean | Date | bigint | null | undefined

/** What a workbook is and can do: whether its days count from 1904, and how a value looks in a format. */
export interface BookFacts {
  is1904: boolean
  formatValue: FormatValue
}

const formulaShown = (formula: string): string => (formula === '' ? '=…' : `=${formula}`).slice(0, 100)

const pictured: Phrase = [
  '是嵌入单元格的图片，不是文字；请填写图片上的文字',
  'is a picture placed in the cell, not a text. Enter what the picture says',
]
const linked: Phrase = [
  '引用了另一个工作簿，文件中没有保存结果；请改为填写结果',
  'refers to another workbook, and the file has no result of it. Enter the result itself',
]
const uncomputed: Phrase = [
  '是公式，文件中没有保存结果；请在 Excel 中打开并保存后重新上传，或直接填写结果',
  'is a formula without a stored result. Open and save the file in Excel and upload it again, or enter the result itself',
]
const failed = (text: string): Phrase => [
  `：单元格是 Excel 的错误值 ${text}；请填写正确的内容`,
  `holds the Excel error ${text}. Enter what is right`,
]
const hiddenByFormat: Phrase = [
  '的内容被数字格式隐藏；请把格式改为“常规”，或清空单元格',
  'has a content that its number format hides. Set the format to General, or empty the cell',
]
const unknownFormat: Phrase = [
  '的数字格式无法识别；请把单元格设为文本，按所见内容填写',
  'has a number format that cannot be read. Format the cell as text and enter what it shows',
]

/** The texts that Excel shows when a formula failed. */
const excelError = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA|BLOCKED!|FIELD!|CONNECT!)$/

const dayLength = 86_400_000
/** Numbers that can be days of this and the next centuries. */
const isDay = (value: number): boolean => value >= 1 && value < 200_000
const day1904 = (value: number): string =>
  new Date(Date.UTC(1904, 0, 1) + Math.floor(value) * dayLength).toISOString().slice(0, 10)

/** The cell as a person sees it in Excel. */
export function shownCell(stored: Stored, { type, formula, style }: CellFacts, book: BookFacts): ShownCell {
  const value = typeof stored === 'bigint' ? Number(stored) : (stored ?? null)
  const isPicture =
    /\bDISPIMG\(/i.test(formula ?? '') || (typeof value === 'string' && /^=DISPIMG\(/i.test(value.trim()))
  if (isPicture) return new UnreadCell(pictured, typeof value === 'string' ? value : formulaShown(formula ?? ''))
  if (formula !== undefined && value === null)
    return new UnreadCell(/\[[^\]]+\]/.test(formula) ? linked : uncomputed, formulaShown(formula))
  if (typeof value === 'string' && (type === 'error' || excelError.test(value.trim())))
    return new UnreadCell(failed(value.trim()), value)
  const format = style?.numFmt ?? ''
  if (value instanceof Date) return shownDate(value, format, book)
  if (typeof value === 'number') return shownNumber(value, format, book)
  if (typeof value !== 'string') return value
  // A format of texts adds something to them: "KX-"@.
  const { text } = understood(format)
  return text === '@' ? value : book.formatValue(value, text)
}

function shownDate(date: Date, format: string, { is1904, formatValue }: BookFacts): ShownCell {
  const { isDate, hasYear, hasDay } = understood(format)
  if (!isDate || (hasYear && hasDay)) return date
  return new PartDate(date, formatValue(date, format, { is1904 }).trim())
}

function shownNumber(value: number, format: string, { is1904, formatValue }: BookFacts): ShownCell {
  const { isGeneral, isKnown, around } = understood(format)
  const day = is1904 && isDay(value) ? day1904(value) : undefined
  if (isGeneral) return day ? new ShownNumber(value, String(value), day) : value
  if (around) return new ShownNumber(value, formatValue(String(value), around), day)
  if (!isKnown) return new UnreadCell(unknownFormat, String(value))
  const text = formatValue(roundedFor(value, format), format, { is1904 }).trim()
  if (formatHides(text)) return new UnreadCell(hiddenByFormat, String(value))
  return new ShownNumber(value, text, day)
}
