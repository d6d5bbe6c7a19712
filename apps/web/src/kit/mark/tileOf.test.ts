// Watermarks: the words fit, and the tiles keep their size.
import { expect, test } from 'vitest'
import { side, tileOf } from './tileOf.ts'

const sizesOf = (text: string, subtext?: string) => tileOf(text, subtext).lines.map(({ font }) => font.fontSize)

test.each([
  ['内部资料', '北辰 周主任', [20, 14]],
  ['Internal', 'Director Zhou', [20, 14]],
  ['For internal use only', 'Director Zhou', [11, 14]],
  ['x'.repeat(200), undefined, [8]],
])('short words are as large as specified, long ones as large as fits: %s', (text, subtext, sizes) => {
  expect(sizesOf(text, subtext)).toEqual(sizes)
})

test.each([
  ['Internal', undefined],
  ['Internal', 'Director Zhou'],
  ['内部资料', '北辰 周主任'],
])('the rotated words and the gap make a tile, and no part of %s is outside the drawn area', (text, subtext) => {
  const { width, height, gap } = tileOf(text, subtext)
  expect((width + height) * Math.SQRT1_2 + gap[0]).toBeCloseTo(side)
  expect(gap[0]).toBe(gap[1])
  expect(gap[0]).toBeGreaterThanOrEqual(0)
  // The words are drawn from the top of their box, one under the other.
  expect(height).toBeGreaterThanOrEqual(sizesOf(text, subtext).reduce((sum, size) => sum + size, 0))
  // The component turns them on a square as wide as the longer side.
  expect((width + height) * Math.SQRT1_2).toBeLessThanOrEqual(Math.max(width, height))
})
