// The texts that describe a changed table and a changed range.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Field, TableRow } from '../../../fields.ts'
import { formsOf, type FormKind } from '../../../rules/parameters/formKind.ts'
import { fieldChanges, changesBetween } from './changes.ts'
import type { ReportContent } from '../shape.ts'
import { tableChanges } from './tableChanges.ts'

const devices: Field = {
  key: 'devices',
  label: ['安全装置', 'Safety devices'],
  type: 'table',
  public: true,
  columns: [
    { key: 'name', label: ['名称', 'Name'], type: 'text' },
    { key: 'quantity', label: ['数量', 'Quantity'], type: 'integer' },
    { key: 'speed', label: ['速度', 'Speed'], type: 'decimal', unit: ['米/秒', 'm/s'] },
  ],
}
const width: Field = { key: 'width', label: ['宽度', 'Width'], type: 'range', unit: ['mm', 'mm'] }
const kind: FormKind = {
  key: 'test',
  label: ['试验', 'Test'],
  forms: [{ key: 'one', label: ['一', 'One'], categories: [] }],
  fields: [devices, width],
}
const [form] = formsOf(kind)
const [buffer, gear, lock] = [
  { name: 'Buffer', quantity: 2 },
  { name: 'Safety gear', quantity: 1, speed: 1.75 },
  { name: 'Lock', quantity: 8 },
]
const changesOf = (before: unknown, after: unknown) =>
  tableChanges(devices, { field: 'parameters.devices', before, after }, ([, en]) => en).map(
    ({ field, label, before: old, after: now }) => [field, label, old, now],
  )

test.each<[string, unknown, unknown, string[][]]>([
  [
    'a cell',
    [buffer, gear, lock],
    [buffer, { ...gear, speed: 2 }, lock],
    [['parameters.devices.1.speed', 'Safety devices, row 2 Speed', '1.75 m/s', '2 m/s']],
  ],
  [
    'a cell emptied',
    [gear],
    [{ name: 'Safety gear', quantity: 1 }],
    [['parameters.devices.0.speed', 'Safety devices, row 1 Speed', '1.75 m/s', '—']],
  ],
  [
    'a row put in front',
    [buffer, lock],
    [gear, buffer, lock],
    [['parameters.devices.0', 'Safety devices, row 1', '—', 'Safety gear | 1 | 1.75 m/s']],
  ],
  [
    'a row removed',
    [buffer, gear, lock],
    [buffer, lock],
    [['parameters.devices.1-', 'Safety devices, row 2', 'Safety gear | 1 | 1.75 m/s', '—']],
  ],
  ['the first table', null, [buffer], [['parameters.devices.0', 'Safety devices, row 1', '—', 'Buffer | 2']]],
  ['no table any more', [buffer], undefined, [['parameters.devices.0-', 'Safety devices, row 1', 'Buffer | 2', '—']]],
  ['empty cells', [{ ...buffer, speed: null }, {}], [buffer], []],
])('%s is told', (_, before, after, lines) => {
  expect(changesOf(before, after)).toEqual(lines)
})

test('a range is shown as text with its unit, in addition to the rows of a table', () => {
  const content = (parameters: object) => ({ parameters }) as unknown as ReportContent
  const changes = changesBetween(
    content({ devices: [buffer], width: { from: 20, to: 150 } }),
    content({ devices: [buffer, lock], width: { from: 20, to: null } }),
  )
  expect(fieldChanges(form, changes, ([, en]) => en)).toEqual([
    { field: 'parameters.devices.1', label: 'Safety devices, row 2', before: '—', after: 'Lock | 8' },
    { field: 'parameters.width', label: 'Width', before: '20 – 150 mm', after: '≥ 20 mm' },
  ])
})

const row = fc.record({ name: fc.constantFrom('a', 'b', 'c'), quantity: fc.integer({ min: 1, max: 3 }) })
const table = fc.array<TableRow>(row, { maxLength: 8 })

test('equal tables change in nothing, different ones in something, and no two lines share a name', () => {
  fc.assert(
    fc.property(table, table, (before, after) => {
      const lines = changesOf(before, after)
      expect(lines.length === 0).toBe(JSON.stringify(before) === JSON.stringify(after))
      expect(new Set(lines.map(([field]) => field)).size).toBe(lines.length)
    }),
  )
})
