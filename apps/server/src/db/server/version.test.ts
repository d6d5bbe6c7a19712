// Tests what is known of a version of PostgreSQL, and the line that the start prints of it.
import { expect, test } from 'vitest'
import { parsedVersion, versionLine } from './version.ts'

const newest = { version: '18.6', day: '2026-08-13' }

test.each([
  ['18.4', { version: '18.4', day: '2026-05-14', newer: newest }],
  ['18.6', { version: '18.6', day: '2026-08-13', newer: null }],
  // A build of what was never released, and one that is newer than the product.
  ['18.5', { version: '18.5', day: null, newer: newest }],
  ['18.10', { version: '18.10', day: null, newer: null }],
  // The packager's addition after the version is left out.
  [
    '15.18 (Debian 15.18-0+deb12u1)',
    { version: '15.18', day: '2026-05-14', newer: { version: '15.19', day: '2026-08-13' } },
  ],
  ['17.9', { version: '17.9', day: '2026-02-26', newer: { version: '17.11', day: '2026-08-13' } }],
  ['16.2', { version: '16.2', day: null, newer: { version: '16.15', day: '2026-08-13' } }],
  ['19beta2', { version: '19beta2', day: null, newer: null }],
  ['20.1', { version: '20.1', day: null, newer: null }],
])('%s', (said, expected) => {
  expect(parsedVersion(said)).toEqual(expected)
})

test('the start says version and age, and what mends it', () => {
  const now = new Date('2026-11-25T08:00:00Z')
  const line = (said: string) => versionLine(parsedVersion(said), now)
  expect(line('18.4')).toBe(
    'PostgreSQL 18.4 of 2026-05-14, 195 days old: 18.6 of 2026-08-13 mends what was found since, see docs/security.md · ' +
      'PostgreSQL 18.4（2026-05-14 发布，已 195 天）：18.6（2026-08-13）修补了其后发现的漏洞，见 docs/security.md',
  )
  expect(line('18.6')).toBe(
    'PostgreSQL 18.6 of 2026-08-13, 104 days old · PostgreSQL 18.6（2026-08-13 发布，已 104 天）',
  )
  expect(line('19.1')).toBe('PostgreSQL 19.1 · PostgreSQL 19.1')
})
