// Tests that seven nights in a row read every block, whatever is said of nights before, and which sevenths are due after nights that were left out.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { blocksAround, blocksUpTo, everySeventh, isMonthIn, nights, sevenths } from './sevenths.ts'

const dayMs = 86_400_000
const night = (n: number) => new Date(Date.parse('2026-11-01T18:00:00Z') + n * dayMs).toISOString()

describe('the sevenths of a night', () => {
  it('are one, each in turn, while every night is kept', () => {
    let read = everySeventh.map(() => night(0))
    const seen = Array.from({ length: 14 }, (_, n) => {
      const due = sevenths(night(n + 1), read)
      read = read.map((at, part) => (due.includes(part) ? night(n + 1) : at))
      return due
    })
    for (const due of seen) expect(due).toHaveLength(1)
    expect(seen.slice(0, 7).flat().toSorted()).toEqual(everySeventh)
    expect(seen.slice(7)).toEqual(seen.slice(0, 7))
  })

  it('are those of the nights that were left out too, and all of them after a week', () => {
    const read = everySeventh.map(() => night(0))
    expect(sevenths(night(3), read)).toHaveLength(1)
    const [first = 0] = sevenths(night(1), read)
    const missed = read.map((at, part) => (part === first ? night(-6) : at))
    expect(sevenths(night(2), missed)).toContain(first)
    expect(sevenths(night(7), read)).toEqual(everySeventh)
    expect(sevenths(night(1), [])).toEqual(everySeventh)
  })

  test('within seven nights every one is read, whatever is stored of earlier ones', () => {
    const stored = fc.array(fc.integer({ min: -60, max: 60 }).map(night), { minLength: 0, maxLength: 7 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.array(stored, { minLength: 7, maxLength: 7 }), (from, each) => {
        // Each night the attacker has put a waypoint of his choice back.
        const read = new Set(each.flatMap((said, n) => sevenths(night(from + n), said)))
        expect([...read].toSorted()).toEqual(everySeventh)
      }),
    )
  })
})

describe('blocks', () => {
  test('of the sevenths have every row once, and a row stays in its block', () => {
    for (const end of [0, 1, 999, 1_000, 1_001, 7_000, 9_500]) {
      const blocks = everySeventh.flatMap((part) => [...blocksUpTo(end, [part])]).toSorted((a, b) => a.after - b.after)
      expect(blocks.reduce((sum, { after, to }) => sum + to - after, 0)).toBe(end)
      for (const [at, { after }] of blocks.entries()) expect(after).toBe(at === 0 ? 0 : blocks[at - 1]?.to)
    }
    const [before] = [...blocksUpTo(3_500, [3])]
    const [later] = [...blocksUpTo(90_000, [3])]
    expect([before, later]).toEqual([
      { after: 3_000, to: 3_500 },
      { after: 3_000, to: 4_000 },
    ])
  })

  test('around ids with gaps join without one', () => {
    const ranges = [...blocksAround([-1, 0, 4, 900], everySeventh)]
    expect(ranges.map(({ to }) => to)).toEqual([0, 1_000, 5_000, 901_000])
    for (const [at, { after }] of ranges.entries())
      expect(after).toBe(at === 0 ? Number.MIN_SAFE_INTEGER : ranges[at - 1]?.to)
    expect([...blocksAround([0, 4, 900], [4])]).toEqual([
      { after: 1_000, to: 5_000 },
      { after: 5_000, to: 901_000 },
    ])
  })
})

test('months in a row are in sevenths in a row', () => {
  const months = ['2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04']
  const parts = months.map((month) => everySeventh.filter((part) => isMonthIn([part], month)))
  expect(parts.flat()).toHaveLength(nights)
  expect(new Set(parts.flat()).size).toBe(nights)
})
