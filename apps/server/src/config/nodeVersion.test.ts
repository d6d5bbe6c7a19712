// Tests on which versions of Node a start warns.
import { expect, test } from 'vitest'
import { nodeWarning } from './nodeVersion.ts'

test.each([
  ['20.20.2', true, 'Node 20 has had no security corrections since 2026-04-30: run this register on Node 24'],
  ['20.20.2', false, undefined],
  ['22.23.3', true, undefined],
  ['24.21.0', true, undefined],
  ['26.10.0', true, undefined],
])('Node %s with production %s: %s', (version, production, line) => {
  const warning = nodeWarning(version, production)
  expect(warning?.split(' · ')[0]).toBe(line)
  if (warning) expect(warning).toContain('请改用 Node 24')
})
