// Tests that a workbook of any program is read as Excel shows it: each cell compared, or its problem named; hidden sheets and rows are not read.
import type { ShownCell } from '@register/contract/workbook/cell'
import { UnreadCell } from '@register/contract/workbook/unreadCell'
import { newNotes, noteTexts } from '@register/contract/workbook/notes'
import { describe, expect, it } from 'vitest'
import { oddBook, oddCell, oddities, text } from '../../test/books/oddBooks.ts'
import { readSheet, type SheetRow, type SheetsWanted } from './excel.ts'

const notes = newNotes()
async function rowsOf(bytes: Buffer, wanted?: SheetsWanted, into = notes): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const row of readSheet(bytes, { maxRows: 100, notes: into, ...(wanted && { sheets: wanted }) }))
    rows.push(row)
  return rows
}

const shown = (cell: ShownCell | undefined): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')

describe('a cell', () => {
  it.each(Object.entries(oddities))('with %s', async (_, oddity) => {
    const [head, row] = await rowsOf(oddCell(oddity))
    expect(head?.cells).toEqual(['head'])
    const cell = row?.cells[0]
    if (oddity.problem === undefined) {
      expect(cell).not.toBeInstanceOf(UnreadCell)
      expect(shown(cell)).toBe(oddity.shows)
    } else {
      expect(cell).toBeInstanceOf(UnreadCell)
      expect(cell instanceof UnreadCell && cell.problem[1]).toContain(oddity.problem)
      expect(shown(cell)).not.toBe('')
    }
  })
})

describe('merged areas', () => {
  it('give their first cell to the cells below it, and a problem to those beside it', async () => {
    const told = newNotes()
    const rows = await rowsOf(
      oddBook([
        {
          name: 'a',
          rows: [1, 2, 3, 4]
            .map((row) => `<row r="${row}">${text(`A${row}`, `a${row}`)}${row === 2 ? text('B2', 'until') : ''}</row>`)
            .join(''),
          merged: ['B2:B3', 'A4:C4'],
        },
      ]),
      undefined,
      told,
    )
    expect(rows.slice(0, 3).map(({ cells }) => cells)).toEqual([
      ['a1', null],
      ['a2', 'until'],
      ['a3', 'until'],
    ])
    const [first, ...beside] = rows[3]?.cells ?? []
    expect(first).toBe('a4')
    expect(beside.map((cell) => cell instanceof UnreadCell && cell.covered)).toEqual([true, true])
    expect(noteTexts(told)).toEqual([
      [
        expect.stringContaining('共 1 格：B3') as string,
        expect.stringContaining('1 cell of a merged area was read') as string,
      ],
    ])
  })

  it('have the problem of their first cell', async () => {
    const rows = `<row r="1">${text('A1', 'x')}<c r="B1"><f>A9</f></c></row><row r="2">${text('A2', 'y')}</row>`
    const [, second] = await rowsOf(oddBook([{ name: 'a', rows, merged: ['B1:B2'] }]))
    expect(second?.cells[1]).toBeInstanceOf(UnreadCell)
  })
})

describe('what is hidden', () => {
  it('rows are left out and named', async () => {
    const told = newNotes()
    const row = (at: number, hidden = '') => `<row r="${at}"${hidden}>${text(`A${at}`, `a${at}`)}</row>`
    const rows =
      row(1) + row(2, ' hidden="1"') + row(3) + row(4, ' ht="0" customHeight="1"') + '<row r="5" hidden="1"/>'
    expect((await rowsOf(oddBook([{ name: 'a', rows }]), undefined, told)).map((one) => one.row)).toEqual([1, 3])
    expect(noteTexts(told)).toEqual([
      [
        expect.stringContaining('隐藏的 2 行没有读取：第 2、4 行') as string,
        expect.stringContaining('2 hidden rows were not read: rows 2, 4.') as string,
      ],
    ])
  })

  it.each(['hidden', 'veryHidden'] as const)('a %s sheet is not read, wanted by name or first', async (state) => {
    const sheet = (name: string, more = {}) => ({ name, rows: `<row r="1">${text('A1', name)}</row>`, ...more })
    const bytes = oddBook([sheet('电梯', { state }), sheet('Seen')])
    let chosen: unknown
    const wanted = { own: ['电梯'], others: [], unsaid: [], chosen: (...all: unknown[]) => void (chosen = all) }
    expect((await rowsOf(bytes, wanted))[0]?.cells).toEqual(['Seen'])
    expect((await rowsOf(bytes))[0]?.cells).toEqual(['Seen'])
    expect(chosen).toEqual(['Seen', []])
  })
})
