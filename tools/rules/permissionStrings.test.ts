// The check of permission strings reports every quoted one, and ignores the allowed places and other text.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { linesNaming, permissionStrings } from './permissionStrings.mjs'

/** Joined here, because this file is checked too. */
const name = ['business', 'report', 'list'].join(':')

test.each([`may('${name}')`, `"${name}"`, `\`${name}\``, `sql\`… = '${name}' and …\``])('%s is one', (text) => {
  expect(linesNaming(`// First line.\n${text}\n`)).toEqual([2])
})

test.each([name, "'system:file'", "'a:b:c:d'", "'12:30:00'", "'*:*:*'", "'node:fs/promises'"])('%s is none', (text) => {
  expect(linesNaming(text)).toEqual([])
})

test('a tree is walked, the contract, the seed of roles and foreign code apart', () => {
  const root = mkdtempSync(join(tmpdir(), 'permissions-'))
  const write = (path: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `may('${name}')\n`)
  }
  const refused = ['apps/server/seed/menus.ts', 'apps/web/src/pages/a.test.tsx', 'e2e/a.ts', 'tools/a.mjs']
  const passing = [
    'packages/contract/src/business/report/report.ts',
    'apps/server/seed/roles.ts',
    'apps/server/migrations/0001_start.sql',
    'apps/web/dist/a.mjs',
    'apps/web/node_modules/a/a.ts',
  ]
  for (const path of [...refused, ...passing]) write(path)
  try {
    expect(permissionStrings(root).map(({ file, line }) => `${file}:${line}`)).toEqual(
      refused.map((path) => `${path}:1`).toSorted(),
    )
  } finally {
    rmSync(root, { recursive: true })
  }
})
