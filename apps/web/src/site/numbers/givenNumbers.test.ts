// Which text becomes numbers: every separator, each number once, two hundred at most.
import { expect, test } from 'vitest'
import { givenNumbers } from './givenNumbers.ts'

const [one, two] = ['TSX 3110 901 2026 0001', 'TSX31109012026 0002']

test.each([
  [`${one}\n${two}`],
  [`${one}\r\n\r\n${two}\n`],
  [`${one},${two}`],
  [`${one}， ${two}；`],
  [`${one}\t${two}`],
  [`、${one} ; ${two}`],
  [`${one}\v\u202A${two}\u202C\u0007\u200B`],
])('%j holds two numbers', (text) => {
  expect(givenNumbers([text]).numbers).toEqual([one, two])
})

test.each([
  [`${one} ${two}`, [one, two]],
  [`证书编号：${one}。报告编号：粤特 DGXQ2120230117`, [one, '粤特 DGXQ2120230117']],
  [`曳引驱动乘客电梯\t${one}（有效）\t云岭电梯有限公司\n货梯\t${two}`, [one, two]],
  ['DGXQ2120230117 DGXQ2120230118', ['DGXQ2120230117', 'DGXQ2120230118']],
  ['粤特 DGXQ2120230117', ['粤特 DGXQ2120230117']],
  ['https://register.example/#/answer/TSX31109012026%200001', [one]],
])('%j becomes its numbers', (text, numbers) => {
  expect(givenNumbers([text]).numbers).toEqual(numbers)
})

test.each([
  [`${one} ${two} TXS311090120260003`, [one, two, 'TXS311090120260003']],
  [
    `TXS 3110 901 2026 0003 ${one} TSX3110901202600044 ${two}`,
    ['TXS 3110 901 2026 0003', one, 'TSX3110901202600044', two],
  ],
  [`${one} 901-DT-2026-N0012`, [one, '901-DT-2026-N0012']],
  ['TSX311090120260001TSX311090120260002', ['TSX311090120260001', 'TSX311090120260002']],
])('a number with a slip in it is not lost next to right ones: %j', (text, numbers) => {
  expect(givenNumbers([text]).numbers).toEqual(numbers)
})

test.each([
  `1 ${one} JP-1000/4.00 曳引驱动乘客电梯 13812345678 2026-11-26至2030-11-25`,
  `云岭电梯（2026年1月5日） ${one} 1000 kg 4.00 m/s`,
  `https://register.example/v/x?from=20260101000000 证书编号：${one}。`,
])('what else a line says is no number: %j', (text) => {
  expect(givenNumbers([text]).numbers).toEqual([one])
})

test('of a row of a sheet the cells with numbers count, and what is as long as one', () => {
  const row = (number: string) =>
    ['1', number, '曳引驱动乘客电梯', 'JP-1000/4.00', '2026-11-26', '902-DT-2026-N0057'].join('\t')
  expect(givenNumbers([`${row(one)}\n${row(two)}`]).numbers).toEqual([one, '902-DT-2026-N0057', two])
})

test('a number that was taken off stays off, in every spelling', () => {
  const given = givenNumbers([`${one}\n${two}\n${one.toLowerCase()}`], new Set(['TSX311090120260001']))
  expect(given).toEqual({ numbers: [two], repeated: 1, over: 0 })
})

test('a number in two spellings is one, at its first place', () => {
  expect(givenNumbers([one, two, 'tsx3110-901-2026-0001'])).toEqual({ numbers: [one, two], repeated: 1, over: 0 })
})

test('what is too long is cut, and no half of a character is left', () => {
  expect(givenNumbers([`${'7'.repeat(199)}😀`]).numbers).toEqual(['7'.repeat(199)])
})

test('blanks and signs alone are no numbers', () => {
  expect(givenNumbers(['', ' \n - \n', '——'])).toEqual({ numbers: [], repeated: 0, over: 0 })
})

test('of more than two hundred the first are used and the rest is reported', () => {
  const { numbers, over } = givenNumbers(Array.from({ length: 230 }, (_, at) => `R-${at}`))
  expect([numbers.length, numbers.at(-1), over]).toEqual([200, 'R-199', 30])
})
