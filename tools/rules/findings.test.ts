// Tests that the page for operators says of each finding of `npm run verify` what it means.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('every kind of finding is in the table of docs/operations.md', () => {
  const root = join(import.meta.dirname, '../..')
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const source = join(root, 'apps/server/src')
  const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => join(source, path))
  const kinds = new Set(
    sources.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/kind: '([a-z]+(?:-[a-z]+)+)'/g)].map(([, kind]) => kind ?? ''),
    ),
  )
  expect(kinds.size).toBeGreaterThan(30)
  expect([...kinds].filter((kind) => !page.includes(`\`${kind}\``))).toEqual([])
})
