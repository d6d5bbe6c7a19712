// A date in an Excel cell: typed, pasted, counted from 1900 or 1904, or with its time.
import { shanghaiDay } from '@register/contract/dates'
import type { Field } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import type { ShownCell } from '@register/contract/workbook/cell'
import { PartDate } from '@register/contract/workbook/partDate'
import { ShownNumber } from '@register/contract/workbook/shownNumber'
import { dayOf } from './unread.ts'

const named = ({ label }: Field, zh: string, en: string): { problem: Phrase } => ({
  problem: [`${label[0]}${zh}`, `${label[1]} ${en}`],
})

const pad = (part: string) => part.padStart(2, '0')
const dayOfSerial = (serial: number) =>
  new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10)

/** The day in Shanghai of an instant with its zone: programs write the midnight of a Chinese day as 16:00 of the day before, in UTC. */
function dayAtHome(text: string): string | undefined {
  const isInstant = /^\d{4}-\d{2}-\d{2}[t ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(z|[+-]\d{2}:?\d{2})$/.test(text)
  const instant = isInstant ? new Date(text.replace(' ', 't').toUpperCase()) : undefined
  return instant && !Number.isNaN(instant.getTime()) ? shanghaiDay(instant) : undefined
}

/** The day in a cell, or its problem. */
export function readDate(field: Field, cell: ShownCell): { value: string } | { problem: Phrase } {
  const wrong = () => named(field, '应为日期，例如 2026-03-02', 'must be a date such as 2026-03-02')
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? wrong() : { value: dayOf(cell) }
  // Excel adds a year or a day that the person did not write and does not see.
  if (cell instanceof PartDate)
    return named(
      field,
      `在 Excel 中只显示“${cell.text}”；请把格式改为显示年月日，例如 2026-03-02`,
      `shows only "${cell.text}" in Excel. Set a format that shows year, month and day, such as 2026-03-02`,
    )
  // A date whose cell has lost its format is a count of days; eight digits are a written date.
  const count = cell instanceof ShownNumber ? cell.value : cell
  if (typeof count === 'number' && count >= 1 && count < 200_000)
    return { value: (cell instanceof ShownNumber ? cell.day : undefined) ?? dayOfSerial(count) }
  const given = String(cell).normalize('NFKC').trim().toLowerCase().replaceAll('。', '.')
  const text = dayAtHome(given) ?? given.replace(/[ t]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?$/, '')
  const [, year, month, day] =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ??
    []
  return year && month && day ? { value: `${year}-${pad(month)}-${pad(day)}` } : wrong()
}
