// One value as an Excel cell and back, by the type of its field. Typed, pasted and wrongly formatted values are accepted where their meaning is clear.
import { isEmpty, unitText, valueText, type Field, type Value, textOf } from '@register/contract/fields'
import { isRange } from '@register/contract/fieldTypes/empty'
import { filledRows } from '@register/contract/fieldTypes/table'
import type { Phrase } from '@register/contract/phrase'
import type { ShownCell } from '@register/contract/workbook/cell'
import { ShownNumber } from '@register/contract/workbook/shownNumber'
import type { Range } from '@register/contract/fieldTypes/range'
import { endsIn } from '@register/contract/fieldTypes/rangeText'
import { readDate } from './cell/date.ts'
import { unreadProblem } from './cell/unread.ts'
import { tableFromCell, tableToCell } from './cell/table.ts'
import type { CellValue } from './excel.ts'

// A range as one Excel cell and back: 20～150, ≥ 20, ≤ 150; a single number is both ends.
/** The cell of a range that has at least one end. */
function rangeToCell({ from, to }: Range): CellValue {
  if (from !== null && to !== null) return from === to ? from : `${from}～${to}`
  return from === null ? `≤ ${to}` : `≥ ${from}`
}

/** Full-width digits and signs as plain ones; the minus sign as a hyphen. */
const halfWidth = (text: string): string => text.normalize('NFKC').replaceAll('−', '-').trim()

/**
 * The ends of the range in a cell, each as `read` understands it; undefined when the cell has no range. `read` returns
 * undefined for what is no number.
 */
function rangeFromCell(cell: string | number, read: (end: string | number) => number | undefined): Range | undefined {
  if (typeof cell === 'number') return bothEnds(read(cell), read(cell))
  const text = halfWidth(cell)
  const [, sign, bound] = /^(≥|>=|≧|≤|<=|≦)(.*)$/su.exec(text) ?? []
  if (bound !== undefined) {
    const end = read(bound)
    if (end === undefined) return undefined
    return '≥>=≧'.includes(sign ?? '') ? { from: end, to: null } : { from: null, to: end }
  }
  const [from = text, to = text] = endsIn(text) ?? []
  return bothEnds(read(from), read(to))
}

const bothEnds = (from: number | undefined, to: number | undefined): Range | undefined =>
  from === undefined || to === undefined ? undefined : { from, to }

export type Reading = { value: Value | null } | { problem: Phrase }

const empty: Reading = { value: null }
const named = ({ label }: Field, zh: string, en: string): Reading => ({
  problem: [`${label[0]}${zh}`, `${label[1]} ${en}`],
})

/** Excel stores 15 digits of a number, so longer ones have lost their last digits. */
const longestNumber = 1e15

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** The cell of a value, in the reader's language. */
export function toCell(field: Field, value: unknown, say: (phrase: Phrase) => string): CellValue {
  if (isEmpty(value)) return null
  if (field.type === 'date') {
    const date = new Date(`${String(value)}T00:00:00Z`)
    return Number.isNaN(date.getTime()) ? String(value) : date
  }
  if (typeof value === 'number') return value
  if (field.type === 'table' && Array.isArray(value)) return tableToCell(field.columns ?? [], filledRows(value), say)
  if (isRange(value)) return rangeToCell({ from: numberOrNone(value.from), to: numberOrNone(value.to) })
  if (field.type === 'choices' && Array.isArray(value))
    return value.map((one) => quoted(say(valueText(field, [one])))).join('、')
  return say(valueText(field, value))
}

/** An entry that contains a separator is put in quotation marks, and quotation marks inside it are doubled. */
const quoted = (entry: string): string => (/[、,，;；\n"]/.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry)

/** The entries of a list in a cell: separated by commas, semicolons or lines, in quotation marks where they contain one. */
const entriesIn = (cell: string): string[] =>
  [...cell.matchAll(/"((?:[^"]|"")*)"|[^、,，;；\n]+/g)].map(([whole, inner]) =>
    (inner === undefined ? whole : inner.replaceAll('""', '"')).trim(),
  )

const numberOrNone = (end: unknown): number | null => (typeof end === 'number' ? end : null)

/** Whether a value may be written as a nominal size. */
const isSize = (field: Field) => folded(unitText(field)[1]) === 'mm' || /公称(尺寸|通径|直径)/.test(field.label[0])

function readNumber(field: Field, given: ShownCell): Reading {
  // 30 % in a column with the unit % is 30, and in one without it is no number.
  const cell = given instanceof ShownNumber ? given.text : given
  if (typeof cell === 'number') return { value: Number(cell.toPrecision(12)) }
  const [zh, en] = unitText(field)
  const wrong = () =>
    en
      ? named(field, `应为数字，单位 ${zh}`, `must be a number, in ${en}`)
      : named(field, '应为数字', 'must be a number')
  if (typeof cell !== 'string') return wrong()
  // 1。75 is 1.75, and DN40 is a nominal size of 40 mm.
  let text = folded(cell)
    .replaceAll(/\s/g, '')
    .replace(/(?<=\d)。(?=\d)/u, '.')
  if (isSize(field)) text = text.replace(/^dn([\d.]+)(mm)?$/, '$1')
  for (const unit of unitText(field)) {
    const tail = folded(unit).replaceAll(/\s/g, '')
    if (tail && text.endsWith(tail)) text = text.slice(0, -tail.length)
  }
  if (/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) text = text.replaceAll(',', '')
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/.test(text) ? { value: Number(text) } : wrong()
}

function readRange(field: Field, given: ShownCell): Reading {
  const cell = given instanceof ShownNumber ? given.text : given
  const read = (end: string | number) => {
    const one = readNumber(field, end)
    return 'value' in one && typeof one.value === 'number' ? one.value : undefined
  }
  const value = typeof cell === 'string' || typeof cell === 'number' ? rangeFromCell(cell, read) : undefined
  return value
    ? { value }
    : named(field, '应为范围，例如 20～150、≥ 20 或 ≤ 150', 'must be a range such as 20～150, ≥ 20 or ≤ 150')
}

/** A cell of a table: a text or a number. */
function readPart(column: Field, text: string): { value: string | number | null } | { problem: Phrase } {
  const read = fromCell(column, text)
  if ('problem' in read) return read
  return { value: typeof read.value === 'string' || typeof read.value === 'number' ? read.value : null }
}

const yes = ['是', 'yes', 'y', 'true', '1', '有', '√', '✓']
const no = ['否', 'no', 'n', 'false', '0', '无', '×']

function readFlag(field: Field, cell: ShownCell): Reading {
  const text = folded(String(cell))
  if (yes.includes(text)) return { value: true }
  return no.includes(text) ? { value: false } : named(field, '应为是或否', 'must be yes or no')
}

/** The option meant by its value or its label in either language; any other text stays, and the schema reports what would be right. */
function optionOf(field: Field, text: string): string {
  const wanted = folded(text)
  const option = field.options?.find((one) => [one.value, ...one.label].some((name) => folded(name) === wanted))
  return option?.value ?? text.trim()
}

function readText(field: Field, cell: ShownCell): Reading {
  const count = cell instanceof ShownNumber ? cell.value : cell
  if (typeof count === 'number' && Math.abs(count) >= longestNumber)
    return named(
      field,
      '被 Excel 当作数字，末尾各位已丢失；请把单元格设为文本后重新填写',
      'was taken for a number by Excel and has lost its last digits. Format the cell as text and enter it again',
    )
  // Excel shows TRUE and FALSE.
  const text = (typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell)).replaceAll('\r\n', '\n').trim()
  if (!field.rule?.(text)) return { value: text }
  // ＠ and full-width dots, as Chinese input methods type them.
  const narrow = text.normalize('NFKC').replaceAll('。', '.').trim()
  if (!field.rule(narrow)) return { value: narrow }
  // Codes are often typed in full width, in small letters or in groups; only the field's rule shows that it is a code.
  const code = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
  return { value: field.rule(code) ? text : code }
}

/** The value of a cell, or its problem. The schema checks bounds and options later. */
export function fromCell(field: Field, cell: ShownCell): Reading {
  if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return empty
  const unread = unreadProblem(field, cell)
  if (unread) return unread
  switch (field.type) {
    case 'date':
      return readDate(field, cell)
    case 'integer':
    case 'decimal':
      return readNumber(field, cell)
    case 'flag':
      return readFlag(field, cell)
    case 'choice':
      return { value: optionOf(field, String(cell)) }
    case 'choices': {
      if (field.parts) {
        const { rule: _, ...plain } = field
        const read = readText(plain, cell)
        return 'value' in read ? { value: field.parts(textOf(read.value)) } : read
      }
      const parts = entriesIn(String(cell)).map((part) => optionOf(field, part))
      return { value: [...new Set(parts.filter(Boolean))] }
    }
    case 'range':
      return readRange(field, cell)
    case 'table':
      return tableFromCell(field, String(cell), readPart)
    default:
      return readText(field, cell)
  }
}
