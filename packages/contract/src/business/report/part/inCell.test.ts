// A cell is parted into its numbers and the text between them, and its pieces are the cell again.
import { expect, test } from 'vitest'
import { piecesOf } from './inCell.ts'

const [one, two] = ['TSX F340 901 2024 0001', 'TSX F340 901 2024 0002']
const keyOf = (number: string) => number.replaceAll(' ', '')

test.each([
  [one, [[one, keyOf(one)]]],
  ['EU-BD 123/4', [['EU-BD 123/4', 'EUBD123/4']]],
  ['', []],
  [
    `${one}、${two}`,
    [
      [one, keyOf(one)],
      ['、', undefined],
      [two, keyOf(two)],
    ],
  ],
  [
    `${one} ${two}`,
    [
      [one, keyOf(one)],
      [' ', undefined],
      [two, keyOf(two)],
    ],
  ],
  [
    `左：${one}；EU-BD 123`,
    [
      ['左：', undefined],
      [one, keyOf(one)],
      ['；', undefined],
      ['EU-BD 123', 'EUBD123'],
    ],
  ],
  // Another certificate, or words of the cell: the number before it is not linked.
  [`左：${one}〔补〕`, [[`左：${one}〔补〕`, `左:${keyOf(one)}〔补〕`]]],
])('%j', (cell, pieces) => {
  const found = piecesOf(cell)
  expect(found.map(({ text, key }) => [text, key])).toEqual(pieces)
  expect(found.map(({ text }) => text).join('')).toBe(cell)
})

test('a letter that is typed for a digit is no number of this register', () => {
  expect(piecesOf(`${one}、TSX F34O 901 2024 0002`).at(-1)).toEqual({
    text: 'TSX F34O 901 2024 0002',
    key: 'TSXF34O90120240002',
  })
})
