// What is only a piece of a number, and what is a whole one that may not be there.
import { expect, test } from 'vitest'
import { isPieceOfNumber } from './piece.ts'

test.each([
  '0009',
  '３１１０',
  '2026',
  'TSX 3110',
  'TSX 3110 901',
  'TX3110 901 2026',
  '3110 901',
  '3110 901 2026',
  '901 2026 0009',
  '2026 0009',
  '901-2026-0009',
  '3110 901 2026 001',
])('%s is a piece', (text) => expect(isPieceOfNumber(text)).toBe(true))

test.each([
  'TSX 3110 901 2026 0009',
  'TSX311090120260009',
  'TX3110-901-26-0009',
  'TS2311000-2027',
  '901-DT-2026-N0001',
  '20260901123',
  'DT20260001',
  '91999900MA100000AB',
  '你好',
  '-',
  '=1+1',
])('%s is none', (text) => expect(isPieceOfNumber(text)).toBe(false))
