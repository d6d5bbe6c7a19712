// Tests ranges and tables as Excel cells: what people type is understood, and what is written can be read back.
import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import type { Field, TableRow } from '@register/contract/fields'
import { filledRows } from '@register/contract/fieldTypes/table'
import type { Phrase } from '@register/contract/phrase'
import { describe, expect, it } from 'vitest'
import { fromCell, toCell } from '../cells.ts'
import type { ShownCell } from '@register/contract/workbook/cell'
import { readSheet, writeBook, type CellValue } from '../excel.ts'
import { templateBook } from '../fieldSheet.ts'

const bore: Field = {
  key: 'bore',
  label: ['通径', 'Bore'],
  type: 'range',
  unit: ['毫米', 'mm'],
  min: -273,
  max: 500,
}
const devices: Field = {
  key: 'devices',
  label: ['安全装置', 'Safety devices'],
  type: 'table',
  columns: [
    { key: 'name', label: ['名称', 'Name'], type: 'text' },
    { key: 'quantity', label: ['数量', 'Quantity'], type: 'integer' },
    { key: 'speed', label: ['速度', 'Speed'], type: 'decimal', unit: ['米/秒', 'm/s'] },
  ],
}
const languages = [([zh]: Phrase) => zh, ([, en]: Phrase) => en]
const inEnglish = ([, en]: Phrase) => en

/** A cell after the workbook was written and read. */
async function through(cells: readonly CellValue[]): Promise<ShownCell[]> {
  const columns = cells.map((_, at) => ({ header: `c${at}`, width: 10 }))
  const rows: ShownCell[][] = []
  for await (const row of readSheet(await writeBook([{ name: 'x', columns, rows: [[...cells]] }]), { maxRows: 5 }))
    rows.push(row.cells)
  return rows[1] ?? []
}

describe('a range', () => {
  it.each<[ShownCell, number | null, number | null]>([
    ['20～150', 20, 150],
    ['20~150', 20, 150],
    ['２０～１５０', 20, 150],
    ['20 – 150', 20, 150],
    ['20-150', 20, 150],
    ['-29 ~ 200', -29, 200],
    ['-29--10', -29, -10],
    ['−29 至 200', -29, 200],
    ['20至150毫米', 20, 150],
    ['20 mm to 150 mm', 20, 150],
    ['≥ 20', 20, null],
    ['>=20', 20, null],
    ['＞＝20 毫米', 20, null],
    ['≤ 150', null, 150],
    ['<= 150 mm', null, 150],
    ['1,000 ~ 2,000', 1000, 2000],
    [20, 20, 20],
    ['20', 20, 20],
    ['20.5 mm', 20.5, 20.5],
    ['DN40～DN1600', 40, 1600],
    ['DN40mm～DN1600mm', 40, 1600],
    ['ＤＮ４０', 40, 40],
  ])('%j is from %j to %j', (cell, from, to) => {
    expect(fromCell(bore, cell)).toEqual({ value: { from, to } })
  })

  it.each<[ShownCell, string]>([
    ['about 20', 'Bore must be a range such as 20～150, ≥ 20 or ≤ 150'],
    ['20～', 'Bore must be a range such as 20～150, ≥ 20 or ≤ 150'],
    ['≥ x', 'Bore must be a range such as 20～150, ≥ 20 or ≤ 150'],
    ['20～150～200', 'Bore must be a range such as 20～150, ≥ 20 or ≤ 150'],
    ['20～150 cm', 'Bore must be a range such as 20～150, ≥ 20 or ≤ 150'],
    [true, 'Bore must be a range such as 20～150, ≥ 20 or ≤ 150'],
    [
      new Date('2026-01-05T00:00:00Z'),
      'Bore was turned into a date by Excel (2026-01-05). Format the cell as text and enter it again, such as 20～150',
    ],
  ])('%j is refused', (cell, problem) => {
    expect(fromCell(bore, cell)).toMatchObject({ problem: [expect.any(String), problem] })
  })

  it('is read back as it was written', async () => {
    const end = fc.integer({ min: -272_000, max: 500_000 }).map((n) => (n === 0 ? 0 : n / 1000))
    const range = fc
      .tuple(fc.option(end), fc.option(end))
      .map(([a, b]) => (a !== null && b !== null && a > b ? { from: b, to: a } : { from: a, to: b }))
      .filter(({ from, to }) => from !== null || to !== null)
    fc.assert(
      fc.property(range, fc.constantFrom(...languages), (value, say) => {
        expect(fromCell(bore, toCell(bore, value, say))).toEqual({ value })
      }),
    )
    expect(toCell(bore, { from: null, to: null }, inEnglish)).toBeNull()
    expect(await through([toCell(bore, { from: -29, to: 200 }, inEnglish)])).toEqual(['-29～200'])
  })
})

const word = fc
  .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'ab甲 |｜\\n\n,、=“1😀', '\\n', '| |') })
  .map((text) => text.trim())
const number = fc.integer({ min: -9_000_000, max: 9_000_000 }).map((n) => (n === 0 ? 0 : n / 1000))
const tables: fc.Arbitrary<TableRow[]> = fc
  .array(
    fc.record({ name: word, quantity: fc.integer({ min: -9_999, max: 9_999 }), speed: number }, { requiredKeys: [] }),
    { maxLength: 6 },
  )
  .map((rows) => filledRows(rows))
  .filter((rows) => rows.length > 0)

describe('a table', () => {
  it('is read back as it was written, whatever its cells contain', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom(...languages), (rows, say) => {
        expect(fromCell(devices, toCell(devices, rows, say))).toEqual({ value: rows })
      }),
    )
  })

  it('is read back from a workbook', async () => {
    const samples = fc.sample(tables, 40)
    const cells = await through(samples.map((rows) => toCell(devices, rows, inEnglish)))
    expect(cells.map((cell) => fromCell(devices, cell))).toEqual(samples.map((value) => ({ value })))
  })

  it('may be written in different ways', () => {
    const cell = '缓冲器 | ２ |\r\n\n| 1 | 1.75 m/s\n安全钳｜3\nC:\\temp | | \n | | '
    expect(fromCell(devices, cell)).toEqual({
      value: [
        { name: '缓冲器', quantity: 2 },
        { quantity: 1, speed: 1.75 },
        { name: '安全钳', quantity: 3 },
        { name: String.raw`C:\temp` },
      ],
    })
    expect(fromCell({ ...devices, columns: devices.columns?.slice(1, 2) ?? [] }, 5)).toEqual({
      value: [{ quantity: 5 }],
    })
  })

  it('is refused by line and column', () => {
    expect(fromCell(devices, 'Buffer | two\n\nLock | 1 | 2 | 3\nGear | 1 | fast')).toEqual({
      problem: [
        '安全装置第 1 行：数量应为数字；安全装置第 3 行有 4 项，最多 3 项：名称 | 数量 | 速度；安全装置第 4 行：速度应为数字，单位 米/秒',
        'Safety devices, row 1: Quantity must be a number; Safety devices, row 3 has 4 entries but takes 3: Name | Quantity | Speed; Safety devices, row 4: Speed must be a number, in m/s',
      ],
    })
    const long = Array.from({ length: 10_000 }, () => 'x | y').join('\n')
    const read = fromCell(devices, long)
    expect('problem' in read && read.problem[1].length).toBeLessThan(400)
    expect('problem' in read && read.problem[1]).toMatch(/; and 9995 more$/)
  })

  it('that is longer than a cell is not read as one', () => {
    const rows = Array.from({ length: 200 }, () => ({ name: 'x'.repeat(190) }))
    for (const say of languages) {
      const cell = toCell(devices, rows, say)
      expect(String(cell).length).toBeLessThan(100)
      expect(fromCell(devices, cell)).toMatchObject({
        problem: [expect.any(String), expect.stringContaining('was not written to this file')],
      })
    }
  })
})

it('the template explains how both are written', async () => {
  const columns = [bore, devices].map((field) => ({ field, label: field.label }))
  const [sheet, notes] = (await readXlsx(await templateBook(inEnglish, ['表', 'Sheet'], columns))).sheets
  expect(sheet?.rows[0]).toEqual(['Bore (mm)', 'Safety devices'])
  const rule = (row: number) => notes?.rows[row]?.[5]
  expect(rule(1)).toBe('A range such as 20～150, ≥ 20 or ≤ 150. A single number is both ends')
  expect(rule(2)).toBe(
    String.raw`One line per row: Name | Quantity | Speed (m/s). A | inside a cell is written \|, a line break \n`,
  )
})
