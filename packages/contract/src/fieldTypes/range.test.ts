// Ranges as values of fields: what is kept, what is refused and with which words, and how they read.
import { describe, expect, test } from 'vitest'
import { checkField, isEmpty, missing, valueText, type Field } from '../fields.ts'
import { fieldErrors } from '../messages/issues.ts'
import { labelIn } from '../messages/labels.ts'
import { fieldsSchema } from '../record/fieldSchema.ts'

const bore: Field = {
  key: 'boreRange',
  label: ['通径范围', 'Bore range'],
  type: 'range',
  unit: ['mm', 'mm'],
  min: 1,
  max: 500,
  places: 1,
  required: true,
}
const schema = fieldsSchema([bore])
const parsed = (boreRange: unknown) => schema.parse({ boreRange })['boreRange']
function refused(boreRange: unknown) {
  const { error } = schema.safeParse({ boreRange }, { reportInput: true })
  return fieldErrors(error?.issues ?? [], (path) => labelIn(schema, path)).map(({ field, phrase }) => [
    field,
    ...phrase,
  ])
}

describe('a range', () => {
  test('is stored with both ends; an end that is left out is open', () => {
    expect(parsed({ from: 20, to: 150 })).toEqual({ from: 20, to: 150 })
    expect(parsed({ from: 20 })).toEqual({ from: 20, to: null })
    expect(parsed({ from: null, to: 20.5 })).toEqual({ from: null, to: 20.5 })
    expect(parsed({ from: 7, to: 7 })).toEqual({ from: 7, to: 7 })
  })

  test('without an end is none, also for publication', () => {
    expect(parsed({ from: null, to: null })).toBeNull()
    expect(parsed({})).toBeNull()
    for (const empty of [{ from: null, to: null }, { from: '' }, { to: undefined }]) expect(isEmpty(empty)).toBe(true)
    for (const full of [{ from: 0, to: null }, {}, { from: null, other: null }]) expect(isEmpty(full)).toBe(false)
    expect(missing([bore], { boreRange: { from: null, to: null } }).map(({ field }) => field)).toEqual(['boreRange'])
    expect(missing([bore], { boreRange: { from: 1, to: null } })).toEqual([])
  })

  test.each([
    [
      { from: 0, to: 20 },
      'boreRange',
      '通径范围下限应在 1 到 500 mm 之间',
      'Bore range: the lower end must be between 1 and 500 mm',
    ],
    [
      { from: 1, to: 501 },
      'boreRange',
      '通径范围上限应在 1 到 500 mm 之间',
      'Bore range: the upper end must be between 1 and 500 mm',
    ],
    [
      { from: 20, to: 10 },
      'boreRange',
      '通径范围上限不能小于下限',
      'Bore range: the upper end must not be below the lower end',
    ],
    [
      { from: 1.25 },
      'boreRange',
      '通径范围下限最多 1 位小数',
      'Bore range: the lower end may have at most 1 decimal places',
    ],
    [{ from: 'x' }, 'boreRange.from', '通径范围下限：应为数字', 'Bore range, lower end, must be a number'],
    [
      { from: 1, step: 2 },
      'boreRange.step',
      '“boreRange.step”不是可以填写的字段',
      '"boreRange.step" is not a known field',
    ],
    [20, 'boreRange', '通径范围：应为对象', 'Bore range must be an object'],
    [[20, 30], 'boreRange', '通径范围：应为对象', 'Bore range must be an object'],
  ])('%j is refused', (value, field, zh, en) => {
    expect(refused(value)).toEqual([[field, zh, en]])
  })

  test('typed text that is not a number is reported at its end', () => {
    expect(checkField(bore, { from: 'about 5', to: null })?.[1]).toBe(
      'Bore range: the lower end must be a number such as 1000 or 1.75',
    )
    expect(checkField(bore, { from: 5, to: '1,600' })?.[1]).toBe(
      'Bore range: the upper end "1,600" can be read in two ways: write 1600 or 1.600',
    )
  })

  test('may be of whole numbers', () => {
    expect(checkField({ ...bore, places: 0 }, { from: 1.5, to: null })?.[0]).toBe('通径范围下限应为整数')
  })

  test.each([
    [{ from: 20, to: 150 }, '20 – 150'],
    [{ from: 20, to: null }, '≥ 20'],
    [{ from: null, to: 150 }, '≤ 150'],
    [{ from: 20, to: 20 }, '20'],
    [{ from: null, to: null }, '—'],
    [{ from: 0, to: null }, '≥ 0'],
  ])('%j reads %s', (value, text) => {
    expect(valueText(bore, value)).toEqual([text, text])
  })
})
