// Which text becomes numbers: every separator, each number once, two hundred at most, and the column of a sheet that has them.
import { expect, test } from 'vitest'
import { givenNumbers, likeliest, numbersOf } from './givenNumbers.ts'

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

test('a number in two spellings is one, at its first place', () => {
  expect(givenNumbers([one, two, 'tsx3110-901-2026-0001'])).toEqual({ numbers: [one, two], repeated: 1, over: 0 })
})

test('what is too long is cut, and no half of a character is left', () => {
  expect(givenNumbers([`${'x'.repeat(99)}😀`]).numbers).toEqual(['x'.repeat(99)])
})

test('blanks and signs alone are no numbers', () => {
  expect(givenNumbers(['', ' \n - \n', '——'])).toEqual({ numbers: [], repeated: 0, over: 0 })
})

test('of more than two hundred the first are used and the rest is reported', () => {
  const { numbers, over } = givenNumbers(Array.from({ length: 230 }, (_, at) => `R-${at}`))
  expect([numbers.length, numbers.at(-1), over]).toEqual([200, 'R-199', 30])
})

test('the column with most certificate numbers is offered, without its heading', () => {
  const names = { letter: 'A', head: '名称', values: ['名称', '电梯', one] }
  const numbers = { letter: 'B', head: '证书编号', values: ['证书编号', one, two] }
  expect(likeliest([names, numbers])).toBe(numbers)
  expect(numbersOf(numbers)).toEqual([one, two])
  expect(numbersOf({ letter: 'C', head: one, values: [one, two] })).toEqual([one, two])
  expect(numbersOf({ letter: 'D', head: 'DT-1', values: ['DT-1', 'DT-2'] })).toEqual(['DT-1', 'DT-2'])
  expect(likeliest([])).toBeUndefined()
})
