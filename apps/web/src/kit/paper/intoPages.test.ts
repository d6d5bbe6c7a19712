// Pages are filled from the top: no piece is cut, heads are repeated, and a heading is never alone at the end.
import { expect, test } from 'vitest'
import { intoPages, type Measured } from './intoPages.ts'

const table = {}
const plain = (height: number, more: Partial<Measured> = {}): Measured => ({ height, head: 0, ...more })
const row = (height: number): Measured => ({ height, head: 10, within: table })

test.each<[string, Measured[], number[][]]>([
  ['nothing', [], []],
  ['what fits stands on one page', [plain(50), plain(50)], [[0, 1]]],
  ['what does not fit turns the page', [plain(50), plain(51)], [[0], [1]]],
  ['what begins a page turns it', [plain(10), plain(10, { begins: true })], [[0], [1]]],
  ['a heading goes with what follows', [plain(70), plain(20, { withNext: true }), plain(20)], [[0], [1, 2]]],
  ['so do two', [plain(50), plain(20, { withNext: true }), plain(20, { withNext: true }), plain(20)], [[0], [1, 2, 3]]],
  [
    'the head of a table counts once a page',
    [row(30), row(30), row(30), row(30), row(30)],
    [
      [0, 1, 2],
      [3, 4],
    ],
  ],
  [
    'its last row does not stand alone',
    [row(30), row(30), row(30), row(30)],
    [
      [0, 1],
      [2, 3],
    ],
  ],
  ['nor its first', [plain(55), row(20), row(20), row(20)], [[0], [1, 2, 3]]],
  ['and again on the next', [plain(80), row(45), row(45), row(45), row(45)], [[0], [1, 2], [3, 4]]],
  ['what is higher than a page has its own', [plain(10), plain(300), plain(10)], [[0], [1], [2]]],
  ['with its heading', [plain(10), plain(10, { withNext: true }), plain(300), plain(10)], [[0], [1, 2], [3]]],
])('%s', (_, pieces, pages) => expect(intoPages(pieces, 100)).toEqual(pages))
