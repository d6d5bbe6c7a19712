// What people type is understood where it can mean one thing, refused by name where it cannot, and never lost.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Field } from '../../fields.ts'
import { readAsked, type GivenAnswer } from './asked.ts'
import { compareDecimals } from './spelling/decimal.ts'

const load: Field = { key: 'load', label: ['载重量', 'Load'], type: 'integer', unit: ['kg', 'kg'], min: 1, max: 50_000 }
const speed: Field = {
  key: 'speed',
  label: ['速度', 'Speed'],
  type: 'decimal',
  unit: ['m/s', 'm/s'],
  min: 0.05,
  max: 25,
}
const heat: Field = { key: 'heat', label: ['温度', 'Temperature'], type: 'decimal', coverage: 'range' }
const rise: Field = { key: 'rise', label: ['提升高度', 'Rise'], type: 'decimal', unit: ['m', 'm'], coverage: 'upTo' }
const area: Field = { key: 'area', label: ['面积', 'Area'], type: 'decimal', unit: ['m²', 'm²'] }
const press: Field = {
  key: 'press',
  label: ['压力', 'Pressure'],
  type: 'range',
  unit: ['MPa', 'MPa'],
  coverage: 'range',
}
const mass: Field = { key: 'mass', label: ['起重量', 'Capacity'], type: 'decimal', unit: ['t', 't'] }
const power: Field = { key: 'power', label: ['功率', 'Power'], type: 'decimal', unit: ['kW', 'kW'] }
const place: Field = {
  key: 'place',
  label: ['环境', 'Place'],
  type: 'choice',
  options: [
    { value: 'indoor', label: ['室内', 'Indoor'] },
    { value: 'outdoor', label: ['室外', 'Outdoor'] },
  ],
}
const heavy: Field = { key: 'heavy', label: ['重型', 'Heavy'], type: 'flag' }
const media: Field = { key: 'media', label: ['介质', 'Media'], type: 'choices' }

const read = (field: Field, given: GivenAnswer) => {
  const found = readAsked(field, given)
  if ('problem' in found) return found.problem[1]
  const { asked } = found
  if (!asked) return undefined
  return asked.kind === 'values' ? asked.values : asked.kind === 'interval' ? [asked.from, asked.to] : asked.kind
}

describe('numbers', () => {
  test.each([
    [speed, '1.5', ['1.5']],
    [speed, '1,5', ['1.5']],
    [speed, '１．５', ['1.5']],
    [speed, ' 1.75 m/s ', ['1.75']],
    [speed, '0,500', ['0.500']],
    [speed, '.5', ['0.5']],
    [load, '1,500', ['1500']],
    [load, '1 500kg', ['1500']],
    [load, '１５００', ['1500']],
    [load, '12,500.0', ['12500.0']],
    [load, '\u200b1000', ['1000']],
    [load, '300公斤', ['300']],
    [load, '300 千克', ['300']],
    [load, '3 t', ['3000']],
    [load, '0.3吨', ['300']],
    [load, '1,500 KG', ['1500']],
    [speed, '1.75米/秒', ['1.75']],
    [speed, '2.5 m/s', ['2.5']],
    [speed, '1,75米每秒', ['1.75']],
    [load, '1～3 t', ['1000', '3000']],
    [load, '１６００公斤', ['1600']],
    [rise, '１０米', ['10']],
    [speed, '１．０米／秒', ['1.0']],
    [heat, '１～３', ['1', '3']],
    [heat, '１－３', ['1', '3']],
    [load, '１，５００', ['1500']],
    [press, '2.5 mpa', ['2.5']],
    [press, '2500 kPa', ['2.5']],
    [press, '0.1～2.5', ['0.1', '2.5']],
    [rise, '5000 MM', ['5']],
    [mass, '32000 kg', ['32']],
    [mass, '0.125 t', ['0.125']],
    [mass, '3.125 t', ['3.125']],
    [mass, '1.2340 kg', ['0.001234']],
    [load, '/', undefined],
    [load, '详见附件', undefined],
    [area, '5 m²', ['5']],
    [area, '5m2', ['5']],
    [heat, '−29', ['-29']],
    [heat, '-29～200', ['-29', '200']],
    [heat, '20-150', ['20', '150']],
    [heat, '20 to 150', ['20', '150']],
  ])('%o %s is understood', (field, given, values) => {
    expect(read(field, given)).toEqual(values)
  })

  test.each([
    [speed, '1,500', 'Speed: "1,500" can be read in two ways: write 1500 or 1.500'],
    [speed, '１，７５', 'Speed: "1,75" can be read in two ways: write 1.75'],
    [press, '16,40', 'Pressure: "16,40" can be read in two ways: write 16.40 or 16～40'],
    [press, '16，40', 'Pressure: "16,40" can be read in two ways: write 16.40 or 16～40'],
    [press, '16,40 MPa', 'Pressure: "16,40" can be read in two ways: write 16.40 or 16～40'],
    [mass, '32.000 kg', 'Capacity: "32.000" can be read in two ways: write 32000 or 32'],
    [mass, '1.234 kg', 'Capacity: "1.234" can be read in two ways: write 1234 or 1.2340'],
    [press, '2.5 mPa', 'Pressure: the unit "mPa" cannot be read here. Give the value in MPa'],
    [rise, '5000 Mm', 'Rise: the unit "Mm" cannot be read here. Give the value in m'],
    [power, '5 mW', 'Power: the unit "mW" cannot be read here. Give the value in kW'],
    [load, '1.500', 'Load: "1.500" can be read in two ways: write 1500'],
    [load, '1,5', 'Load must be a whole number'],
    [load, 'abc', 'Load must be a number such as 1000 or 1.75'],
    [load, '10 00', 'Load must be a number such as 1000 or 1.75'],
    [load, '1e3', 'Load must be a number such as 1000 or 1.75'],
    [load, '0x10', 'Load must be a number such as 1000 or 1.75'],
    [load, '1,5000', 'Load must be a number such as 1000 or 1.75'],
    [load, '1000 t', 'Load must be between 1 and 50000 kg'],
    [load, '300磅', 'Load: the unit "磅" cannot be read here. Give the value in kg'],
    [speed, '105 m/min', 'Speed: the unit "m/min" cannot be read here. Give the value in m/s'],
    [heat, '20 K', 'Temperature: the unit "K" cannot be read here. Give the number alone'],
    [load, '0.0005 t', 'Load must be a whole number'],
    [load, '1 to 3 lb', 'Load: the unit "lb" cannot be read here. Give the value in kg'],
    [speed, '²', 'Speed must be a number such as 1000 or 1.75'],
    [load, '1²', 'Load must be a number such as 1000 or 1.75'],
    [load, '①', 'Load must be a number such as 1000 or 1.75'],
    [speed, '1½', 'Speed must be a number such as 1000 or 1.75'],
    [heat, '⁻5', 'Temperature must be a number such as 1000 or 1.75'],
    [area, '5²', 'Area must be a number such as 1000 or 1.75'],
    [load, '-5', 'Load must be between 1 and 50000 kg'],
    [speed, '0', 'Speed must be between 0.05 and 25 m/s'],
    [rise, '0', 'Rise must be greater than 0'],
    [rise, '-1', 'Rise must be greater than 0'],
    [heat, '150～20', 'Temperature: the upper end must not be below the lower one'],
    [load, ['1000', 'abc'], 'Load must be a number such as 1000 or 1.75'],
    [heat, { from: '20', to: '' }, 'Temperature: give both ends of the range'],
  ])('%o %s is refused by name', (field, given, message) => {
    expect(read(field, given)).toBe(message)
  })

  test('what is written out in plain digits is read as it is, whatever the digits', () => {
    const digits = fc.tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 999_999 }))
    fc.assert(
      fc.property(digits, ([whole, part]) => {
        const written = `${whole}.${String(part).padStart(6, '0')}`
        const found = readAsked({ key: 'x', label: ['x', 'x'], type: 'decimal' }, written)
        expect(found).toEqual({ asked: { kind: 'values', values: [written] } })
      }),
    )
  })
})

test.each([
  ['0.1', '0.10', 0],
  ['1.75', '1.8', -1],
  ['9007199254740993', '9007199254740992', 1],
  ['1e-7', '0.0000001', 0],
  ['-2', '1', -1],
])('%s against %s', (a, b, order) => {
  expect(compareDecimals(a, b)).toBe(order)
})

test('0.1 + 0.2 is above a bound of 0.3 only where it is written so', () => {
  expect(compareDecimals('0.3', 0.3)).toBe(0)
  expect(compareDecimals('0.30000000000000004', 0.3)).toBe(1)
})

test.each([
  [place, '室外', ['outdoor']],
  [place, ' OUTDOOR ', ['outdoor']],
  [place, 'garden', 'Place must be one of: Indoor, Outdoor'],
  [place, { is: 'printed' }, 'printed'],
  [place, ' ', undefined],
  [place, { from: '1', to: '2' }, 'Place must be a single value'],
  [heavy, '是', ['true']],
  [heavy, 'no', ['false']],
  [heavy, 'perhaps', 'Heavy must be yes or no'],
  [media, '水、蒸汽', ['水', '蒸汽']],
  [media, [], undefined],
  [media, '水、/', ['水']],
  [media, '无', undefined],
  [place, '—', undefined],
  [heavy, '无', ['false']],
] as const satisfies readonly (readonly [Field, GivenAnswer, unknown])[])('%o %o', (field, given, found) => {
  expect(read(field, given as GivenAnswer)).toEqual(found)
})
