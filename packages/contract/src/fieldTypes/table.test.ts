// Tables as values of fields: what is kept, and that every wrong cell is named by row and column.
import { describe, expect, test } from 'vitest'
import { checkField, isEmpty, missing, valueText, type Field } from '../fields.ts'
import { fieldErrors } from '../messages/issues.ts'
import { labelIn } from '../messages/labels.ts'
import { schemaOf } from '../openapi/schema.ts'
import { fieldsSchema } from '../record/fieldSchema.ts'
import type { FormKind } from '../rules/parameters/formKind.ts'
import { contentSchema } from '../business/report/shape.ts'
import { sameValue } from '../business/report/lifecycle/changes.ts'

const devices: Field = {
  key: 'safetyDevices',
  label: ['安全装置', 'Safety devices'],
  type: 'table',
  group: 'main',
  required: true,
  maxRows: 50,
  columns: [
    { key: 'name', label: ['名称', 'Name'], type: 'text', maxLength: 10 },
    { key: 'quantity', label: ['数量', 'Quantity'], type: 'integer', min: 1, max: 99 },
    { key: 'speed', label: ['速度', 'Speed'], type: 'decimal', unit: ['m/s', 'm/s'] },
  ],
}
const schema = fieldsSchema([devices])
const parsed = (safetyDevices: unknown) => schema.parse({ safetyDevices })['safetyDevices']
function refused(safetyDevices: unknown) {
  const { error } = schema.safeParse({ safetyDevices }, { reportInput: true })
  return fieldErrors(error?.issues ?? [], (path) => labelIn(schema, path)).map(({ field, phrase }) => [
    field,
    ...phrase,
  ])
}

describe('a table', () => {
  test('is stored in order, without empty rows and cells', () => {
    const rows = [
      { name: ' Buffer ', quantity: 2, speed: null },
      { name: '', quantity: null },
      {},
      { name: '  ' },
      { speed: 0 },
    ]
    expect(parsed(rows)).toEqual([{ name: 'Buffer', quantity: 2 }, { speed: 0 }])
    expect(parsed([{}])).toEqual([])
    expect(parsed(null)).toBeNull()
  })

  test('is empty without a row that says something', () => {
    for (const empty of [[], [{}], [{ name: null, quantity: '' }]]) expect(isEmpty(empty)).toBe(true)
    for (const full of [[{ quantity: 0 }], [''], [{}, { name: 'x' }]]) expect(isEmpty(full)).toBe(false)
    expect(missing([devices], { safetyDevices: [{}] })).toHaveLength(1)
    expect(sameValue([{ name: 'x', quantity: null }], [{ name: 'x' }])).toBe(true)
    expect(sameValue([{ name: 'x' }, { name: 'y' }], [{ name: 'y' }, { name: 'x' }])).toBe(false)
  })

  test.each([
    [
      'a cell',
      [{}, {}, {}, { quantity: 1.5 }],
      '3.quantity',
      '安全装置第 4 行：数量应为整数',
      'Safety devices, row 4: Quantity must be a whole number',
    ],
    [
      'a text in a number',
      [{ quantity: '2' }],
      '0.quantity',
      '安全装置第 1 行：数量应为数字',
      'Safety devices, row 1: Quantity must be a number',
    ],
    [
      'a number in a text',
      [{ name: 2 }],
      '0.name',
      '安全装置第 1 行：名称应为文本',
      'Safety devices, row 1: Name must be text',
    ],
    [
      'a list in a cell',
      [{ name: [] }],
      '0.name',
      '安全装置第 1 行：名称应为文本或数字',
      'Safety devices, row 1: Name must be a text or a number',
    ],
    [
      'an empty range in a cell',
      [{ quantity: { from: null } }],
      '0.quantity',
      '安全装置第 1 行：数量应为文本或数字',
      'Safety devices, row 1: Quantity must be a text or a number',
    ],
    [
      'a column that there is not',
      [{ colour: 'red' }],
      '0.colour',
      '安全装置第 1 行没有“colour”这一列',
      'Safety devices, row 1 has no column "colour"',
    ],
    [
      'what is no row',
      [{ name: 'x' }, 'y'],
      '1',
      '安全装置第 2 行应为各列的值',
      'Safety devices, row 2 must be an object of cells',
    ],
  ])('is refused for %s, by row and column', (_, rows, path, zh, en) => {
    expect(refused(rows)).toEqual([[`safetyDevices.${path}`, zh, en]])
    expect(checkField(devices, rows)).toEqual([zh, en])
  })

  test('with too many rows is refused once, whatever is in them', () => {
    expect(refused(Array.from({ length: 10_000 }, () => ({ quantity: 'x', y: 1 })))).toEqual([
      ['safetyDevices', '安全装置最多 50 行，现有 10000 行', 'Safety devices may have at most 50 rows, and has 10000'],
    ])
    const { maxRows: _, ...plain } = devices
    expect(
      checkField(
        plain,
        Array.from({ length: 201 }, () => ({ quantity: 1 })),
      )?.[1],
    ).toContain('at most 200 rows')
    expect(
      checkField(
        plain,
        Array.from({ length: 200 }, () => ({ quantity: 1 })),
      ),
    ).toBeUndefined()
  })

  test('reports a value that is not a list', () => {
    expect(refused({ from: 1 })).toEqual([['safetyDevices', '安全装置：应为列表', 'Safety devices must be a list']])
    expect(checkField(devices, 'x')?.[1]).toBe('Safety devices must be a list of rows')
  })

  test('reads as the number of its rows', () => {
    expect(valueText(devices, [{ name: 'x' }])).toEqual(['1 行', '1 row'])
    expect(valueText(devices, [{ name: 'x' }, { name: 'y' }])).toEqual(['2 行', '2 rows'])
    expect(valueText(devices, [])).toEqual(['—', '—'])
  })
})

const kind: FormKind = {
  key: 'test',
  label: ['试验', 'Test'],
  forms: [{ key: 'one', label: ['一', 'One'], categories: ['4110'] }],
  fields: [devices, { key: 'width', label: ['宽度', 'Width'], type: 'range', group: 'main', min: 0 }],
}

test('in the parameters of a record each wrong cell is reported once, by its path', () => {
  const content = contentSchema([kind])
  const given = {
    categoryCode: '4110',
    subForm: 'one',
    parameters: { safetyDevices: [{ name: 'x' }, { quantity: true }], width: { from: 5, to: 'x' } },
  }
  const { error } = content.safeParse(given, { reportInput: true })
  expect(fieldErrors(error?.issues ?? [], (path) => labelIn(content, path, given))).toEqual([
    {
      field: 'parameters.safetyDevices.1.quantity',
      phrase: ['安全装置第 2 行：数量应为数字', 'Safety devices, row 2: Quantity must be a number'],
    },
    { field: 'parameters.width.to', phrase: ['宽度上限：应为数字', 'Width, upper end, must be a number'] },
  ])
  const wrong = Array.from({ length: 10_000 }, () => ({ quantity: 'x' }))
  const refusal = content.safeParse({ ...given, parameters: { safetyDevices: wrong } }).error
  expect(refusal?.issues.map(({ path }) => path.join('.'))).toEqual(['parameters.safetyDevices'])
  expect(content.parse({ ...given, parameters: { safetyDevices: [{}], width: {} } }).parameters).toEqual({
    safetyDevices: [],
    width: null,
  })
})

test('a record without a form keeps such shapes and nothing else', () => {
  const content = contentSchema([])
  const parameters = { a: 1, b: ['x'], c: [{ d: 1 }], e: { from: 1 } }
  expect(content.parse({ categoryCode: '9999', parameters }).parameters).toEqual({
    ...parameters,
    e: { from: 1, to: null },
  })
  expect(content.safeParse({ categoryCode: '9999', parameters: { a: { b: { c: 1 } } } }).success).toBe(false)
})

test('the documentation names the columns', () => {
  const { properties } = schemaOf(schema, 'input')
  expect(properties).toMatchObject({
    safetyDevices: {
      type: ['array', 'null'],
      maxItems: 50,
      items: { properties: { name: {}, quantity: {}, speed: {} }, additionalProperties: false },
    },
  })
})
