// Figures in the document: which miss their target, what a later run replaces, and the tables between the marker lines.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { between, markers, tables, writeDocument } from './document.mjs'
import { figuring, misses, rounded } from './figure.mjs'
import { figuresOf, storeFigures, merged } from './stored.mjs'

const list = figuring('list', 10_000)
const later = figuring('list', 1_000_000)
const machine = {
  at: '2026-03-02T08:00',
  node: '20.19.0',
  postgres: '18.4',
  processors: '2 × X',
  memoryGB: 8,
  load: 0.1,
}

test.each([
  [0.79, { least: 0.8 }, true],
  [0.8, { least: 0.8 }, false],
  [51, { most: 50 }, true],
  [50, { most: 50 }, false],
  [51, { most: 50, at: 1_000_000 }, false],
  [51, { most: 50, at: 10_000 }, true],
])('%d against %o', (value, target, missed) => {
  expect(misses(list('p99', value, 'ms', target))).toBe(missed)
})

test('a figure without a target misses none, and three digits are enough', () => {
  expect(misses(list('p99', 1e9, 'ms'))).toBe(false)
  expect([1234.5, 0.012345, 99.96].map(rounded)).toEqual([1230, 0.0123, 100])
})

test('what is measured again replaces the whole benchmark at that size, and nothing else', () => {
  const earlier = [
    list('p50', 1, 'ms'),
    list('gone', 2, 'ms'),
    later('p50', 3, 'ms'),
    figuring('answer', 10_000)('p50', 4, 'ms'),
  ]
  expect(merged(earlier, [list('p50', 9, 'ms')]).map((one) => one.value)).toEqual([3, 4, 9])
})

test('sizes are columns, missed targets are bold', () => {
  const text = tables({
    ...machine,
    figures: [later('p99', 62, 'ms', { most: 50, at: 1_000_000 }), list('p99', 5, 'ms'), list('only here', 1, '/s')],
  })
  expect(text).toContain('### list')
  expect(text).toContain('| reports | 10,000 | 1,000,000 | target |')
  expect(text).toContain('| p99 | 5 ms | **62 ms** | ≤ 50 ms (1,000,000) |')
  expect(text).toContain('| only here | 1 /s |  |  |')
})

test('only what stands between the markers changes', () => {
  const [from, to] = markers
  const before = `# Title\n\n${from}\nold\n${to}\n\nEnd\n`
  expect(between(before, 'new')).toBe(`# Title\n\n${from}\n\nnew\n\n${to}\n\nEnd\n`)
  expect(between(between(before, 'a'), 'b')).toBe(between(before, 'b'))
  expect(() => between('# Title\n', 'new')).toThrow(/needs the lines/)
})

test('runs add up in the folder and reach the document', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'))
  const file = join(folder, 'document.md')
  writeFileSync(file, `${markers.join('\n')}\n`)
  await expect(writeDocument(file, await figuresOf(folder))).rejects.toThrow(/no figures/)
  await storeFigures(folder, { ...machine, figures: [list('p50', 1, 'ms')] })
  await storeFigures(folder, { ...machine, figures: [later('p50', 2, 'ms')] })
  await writeDocument(file, await figuresOf(folder))
  expect(readFileSync(file, 'utf8')).toMatch(/p50 +\| +1 ms \| +2 ms/)
  rmSync(folder, { recursive: true })
})
