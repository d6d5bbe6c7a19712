// The marked parts match the search, however they were spelt.
import { expect, test } from 'vitest'
import { findFolded } from './Marked.tsx'

const marked = (text: string, wanted: string) => {
  const found = findFolded(text, wanted)
  return found?.map((stretch) => text.slice(...stretch)).join(' + ')
}

test.each([
  ['TSX 3110 012 2026 0007', 'tsx3110-012', 'TSX 3110 012'],
  ['TSX 3110 012 2026 0007', '２０２６', '2026'],
  ['虹海电梯制造有限公司', '电梯', '电梯'],
  ['HX-1000/1.75', 'hx1000', 'HX-1000'],
  ['ﬁne Lift', 'fine', 'ﬁne'],
  ['虹海电梯制造有限公司', '制造 虹海', '虹海 + 制造'],
  ['虹海电梯制造有限公司', '海电梯 电梯制', '海电梯制'],
  ['虹海电梯', '\u200B虹海 曳引', '虹海'],
])('%s searched for %s', (text, wanted, part) => {
  expect(marked(text, wanted)).toBe(part)
})

test('nothing is marked when nothing matches or the search is empty', () => {
  expect(findFolded('虹海电梯', '扶梯')).toBeUndefined()
  expect(findFolded('虹海电梯', ' - ')).toBeUndefined()
})
