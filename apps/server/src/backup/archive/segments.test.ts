// Names and places of pieces of the log of writes, gaps between them, and how far a recovery says that it came.
import { expect, test } from 'vitest'
import { fatalIn, isOpen, reachedIn } from '../recovery/reached.ts'
import { gapsIn, nameOfPiece, pieceAt } from './segments.ts'

test.each([
  ['0/5000028', '000000010000000000000005'],
  ['0/FFFFFFFF', '0000000100000000000000FF'],
  ['1/0', '000000010000000100000000'],
  ['16/B374D848', '0000000100000016000000B3'],
])('%s is in %s', (lsn, name) => {
  expect(nameOfPiece({ timeline: 1, number: pieceAt(lsn) })).toBe(name)
})

test.each<[number[], number, { first: number; last: number }[]]>([
  [[5, 6, 7], 5, []],
  [[1, 2, 5, 6], 5, []],
  [
    [5, 8, 9, 11],
    5,
    [
      { first: 6, last: 7 },
      { first: 10, last: 10 },
    ],
  ],
  // The piece in which the back-up begins is missing.
  [[6, 7], 5, [{ first: 5, last: 5 }]],
  [[], 5, []],
])('%j from %i has gaps %j', (numbers, start, gaps) => {
  expect(gapsIn(numbers, start)).toEqual(gaps)
})

const line = (text: string) => `2026-11-27 11:05:37.311 UTC [6613] LOG:  ${text}\n`
const end =
  line('redo done at 0/5000120 system usage: CPU: user: 0.00 s') +
  line('last completed transaction was at log time 2026-11-27 10:57:08.123456+00')
const open = line('archive recovery complete') + line('database system is ready to accept connections')

test('a recovery that stopped at its second, one that read to the end, and one that did neither', () => {
  const stopping = line('recovery stopping before commit of transaction 800, time 2026-11-27 10:57:09.5+00')
  expect(reachedIn(stopping + end + open)).toEqual({
    lsn: '0/5000120',
    lastAt: '2026-11-27T10:57:08.123Z',
    stopped: true,
  })
  expect(reachedIn(end + open)).toMatchObject({ stopped: false })
  expect(reachedIn(end)).toBeUndefined()
  expect(isOpen(end + open)).toBe(true)
  expect(isOpen(line('database system is ready to accept read-only connections'))).toBe(false)
  expect(
    fatalIn(
      `${end}2026-11-27 11:05:37.311 UTC [6613] FATAL:  recovery ended before configured recovery target was reached\n`,
    ),
  ).toEqual(['FATAL:  recovery ended before configured recovery target was reached'])
})
