// Watermarks: the words fit, and the tiles keep their size.
import { expect, test } from 'vitest'
import { side, tileOf } from './tileOf.ts'

test('short words are as large as specified, long ones as large as fits', () => {
  expect(tileOf(['内部资料', '北辰 周主任']).fontSize).toBe(18)
  expect(tileOf(['Internal', 'Director Zhou']).fontSize).toBe(18)
  expect(tileOf(['For internal use only', 'Director Zhou']).fontSize).toBe(11)
  expect(tileOf(['x'.repeat(200)]).fontSize).toBe(8)
})

test('the turned words and the gap make a tile, and nothing of the words lies outside of what is drawn', () => {
  for (const lines of [['Internal'], ['Internal', 'Director Zhou'], ['内部资料', '北辰 周主任']]) {
    const { width, height, gap, fontSize } = tileOf(lines)
    expect((width + height) * Math.SQRT1_2 + gap[0]).toBeCloseTo(side)
    expect(gap[0]).toBe(gap[1])
    expect(gap[0]).toBeGreaterThanOrEqual(0)
    // The words are drawn from the top of their box, one under the other.
    expect(height).toBeGreaterThanOrEqual(lines.length * fontSize)
    // The component turns them on a square as wide as the longer side.
    expect((width + height) * Math.SQRT1_2).toBeLessThanOrEqual(Math.max(width, height))
  }
})
