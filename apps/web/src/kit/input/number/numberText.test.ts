// A form gets the number where a typed text can mean only one, else the text, with a message.
import { checkField, type Field } from '@register/contract/fields'
import { expect, test } from 'vitest'
import { numberFrom, numberText } from './numberText.ts'

const load: Field = { key: 'load', label: ['载重量', 'Load'], type: 'integer', unit: ['kg', 'kg'], min: 1, max: 50_000 }
const speed: Field = { key: 'speed', label: ['速度', 'Speed'], type: 'decimal', min: 0.05 }

test.each<[Field, string, number | string | null, string?]>([
  [load, '1600', 1600],
  [load, '１６００', 1600],
  [load, '1,600', 1600],
  [load, '1600 kg', 1600],
  [load, '1600.', 1600],
  [load, '', null],
  [load, '  ', null],
  [load, 'abc', 'abc', 'Load must be a number such as 1000 or 1.75'],
  [load, '1e3', '1e3', 'Load must be a number such as 1000 or 1.75'],
  [load, '-', '-', 'Load must be a number such as 1000 or 1.75'],
  [load, '1.600', '1.600', 'Load: "1.600" can be read in two ways: write 1600'],
  [load, '9007199254740993', '9007199254740993', 'Load has more digits than can be stored'],
  [load, '1600.5', 1600.5, 'Load must be a whole number'],
  [load, '-5', -5, 'Load must be between 1 and 50000 kg'],
  [load, '0', 0, 'Load must be between 1 and 50000 kg'],
  [load, '-0', 0, 'Load must be between 1 and 50000 kg'],
  [load, '99999999', 99_999_999, 'Load must be between 1 and 50000 kg'],
  [speed, '1.75', 1.75],
  [speed, '1,75', 1.75],
  [speed, '01.50', 1.5],
  [speed, '100', 100],
  [speed, '0.0000001', '0.0000001', 'Speed has more digits than can be stored'],
  [speed, '1,600', '1,600', 'Speed: "1,600" can be read in two ways: write 1600 or 1.600'],
  [speed, '1.2345', 1.2345, 'Speed may have at most 3 decimal places'],
  [speed, '0.01', 0.01, 'Speed must be at least 0.05'],
])('%o: the form gets %j as %j', (field, text, value, message) => {
  expect(numberFrom(field, text)).toBe(value)
  expect(checkField(field, value)?.[1]).toBe(message)
})

test("the form's value is shown, a text that is not a number too", () => {
  expect([1600.5, 0, 'abc', null, undefined, true].map(numberText)).toEqual(['1600.5', '0', 'abc', '', '', ''])
})
