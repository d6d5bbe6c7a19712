// Conditions that no record can meet are told from those that some can.
import { expect, test } from 'vitest'
import { clashes } from './clashes.ts'
import type { FilterField } from './field.ts'
import type { FilterRow } from './filterRows.ts'

const day: FilterField = { value: 'day', label: ['日期', 'Day'], type: 'daterange', most: 2 }
const load: FilterField = { value: 'load', label: ['载荷', 'Load'], type: 'text', numeric: true, most: 2 }
const name: FilterField = { value: 'name', label: ['名称', 'Name'], type: 'text', most: 3 }
type Given = [operator: FilterRow['operator'], value: FilterRow['value']]
const rowsOf = ({ value: field }: FilterField, given: readonly Given[]): FilterRow[] =>
  given.map(([operator, value], id) => ({ id, field, operator, value }))

const impossible: [FilterField, Given, Given][] = [
  [day, ['>=', '2026-05-01'], ['<=', '2026-04-30']],
  [day, ['<', '2026-05-01'], ['>=', '2026-05-01']],
  [day, ['=', '2026-05-01'], ['=', '2026-05-02']],
  [day, ['include', ['2026-01-01', '2026-02-01']], ['>', '2026-02-01']],
  [load, ['>=', '1000'], ['<=', '630']],
  [load, ['>', '9'], ['<', '9.0']],
]
test.each(impossible)('%o %j %j leave nothing', (field, ...given) => {
  expect(clashes(rowsOf(field, given), field)).toBe(true)
})

const possible: [FilterField, Given, Given][] = [
  [day, ['>=', '2026-05-01'], ['<=', '2026-05-01']],
  [day, ['>=', '2026-05-01'], ['<=', '']],
  [day, ['include', ['2026-01-01', '2026-02-01']], ['!=', '2026-01-05']],
  [day, ['notinclude', ['2026-01-01', '2026-02-01']], ['=', '2026-01-05']],
  [load, ['>=', '630'], ['<=', '1000']],
  [load, ['>=', 'many'], ['<=', '1']],
  [name, ['=', 'b'], ['=', 'a']],
  [name, ['>=', 'b'], ['<=', 'a']],
]
test.each(possible)('%o %j %j may leave something', (field, ...given) => {
  expect(clashes(rowsOf(field, given), field)).toBe(false)
})

test('one condition alone never clashes, nor with those of another field', () => {
  expect(clashes(rowsOf(day, [['=', '2026-05-01']]), day)).toBe(false)
  expect(clashes([...rowsOf(day, [['>', '5']]), ...rowsOf(load, [['<', '4']])], load)).toBe(false)
})
