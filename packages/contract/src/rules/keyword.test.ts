// What people type is read as words, and letters inside numbers as the digits they were meant to be.
import { expect, test } from 'vitest'
import { digitsMeant, wordsOf } from './keyword.ts'

test.each([
  ['曳引 秋水', ['曳引', '秋水']],
  ['秋水　曳引 秋水', ['秋水', '曳引']],
  ['T S X', ['TSX']],
  ['A 1.75', ['A', '1.75']],
  ['TSX 3110 012 2026 0007', ['TSX311001220260007']],
  ['hx-1000', ['HX1000']],
  ['曳引，秋水。三菱；“乘客”、《证书》', ['曳引', '秋水', '三菱', '乘客', '证书']],
  ['型号：HX 绕法1：1', ['型号', 'HX', '绕法1:1']],
  [' - ', []],
  ['\u200B', []],
])('%j is %j', (keyword, words) => {
  expect(wordsOf(keyword)).toEqual(words)
})

test.each([
  ['TSX311OO122O26OOO7', 'TSX311001220260007'],
  ['TSXF34OOI2202600O7', 'TSXF34001220260007'],
  ['20I5', '2015'],
  ['OTIS', 'OTIS'],
  ['OIL', 'OIL'],
])('%s was meant as %s', (word, meant) => {
  expect(digitsMeant(word)).toBe(meant)
})
