// The shape check finds one case of each rule, and allows a tree without faults.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { fileProblems, nameProblems, shapeProblems } from './shape.mjs'

const first = '// Says in one sentence what it is for.\n'
const lines = (count: number) => first + 'const a = 1\n'.repeat(count - 1)

test.each([
  ['a.ts', first],
  ['a.css', '/* Colours of the public site. */\n'],
  ['0001_start.sql', '-- The tables of the register.\n'],
  ['tool.mjs', `#!/usr/bin/env node\n${first}`],
  ['a.ts', lines(220)],
  ['a.test.ts', lines(500)],
  ['db/tables.ts', lines(5000)],
])('%s passes', (path, text) => {
  expect(fileProblems(path, text)).toEqual([])
})

test.each([
  ['a.ts', "import { b } from './b.ts'\n", /say|what the file is for/],
  ['a.ts', '', /what the file is for/],
  ['a.ts', '// todo\n', /what the file is for/],
  ['a.ts', '// oxlint-disable no-console, really all of it\n', /what the file is for/],
  ['a.sql', 'create table a ();\n', /what the file is for/],
  ['a.ts', lines(221), /221 lines\. Past 200/],
])('%s is refused', (path, text, message) => {
  expect(fileProblems(path, text)).toEqual([expect.stringMatching(message)])
})

test.each([
  'src/utils',
  'src/Helpers.ts',
  'kit/common',
  'a/shared',
  'a/manager.ts',
  'a/base.tsx',
  'lib',
  'a/utils.test.ts',
])('the name %s is refused', (path) => {
  expect(nameProblems(path)).toEqual([expect.stringMatching(/says nothing/)])
})

test('barrels are refused; names that mean something pass', () => {
  expect(nameProblems('kit/table/index.ts')).toEqual([expect.stringMatching(/no barrels/)])
  for (const path of ['library.ts', 'databaseUrl.ts', 'sharedKey.ts', 'table/Table.tsx'])
    expect(nameProblems(path)).toEqual([])
})

test('a tree is walked: crowded folders are refused, tests, migrations and foreign code do not count', () => {
  const root = mkdtempSync(join(tmpdir(), 'shape-'))
  const write = (path: string, text = first) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (let at = 0; at < 14; at++) {
    write(`apps/web/src/kit/piece${at}.tsx`)
    write(`apps/web/src/kit/piece${at}.test.tsx`)
  }
  for (let at = 0; at < 30; at++) write(`apps/server/migrations/${1000 + at}_step.sql`, '-- One step of the schema.\n')
  write('apps/web/node_modules/thing/index.ts', 'nothing said')
  write('apps/web/dist/index.mjs', 'nothing said')
  expect(shapeProblems(root)).toEqual([])
  write('apps/web/src/kit/oneMore.tsx')
  write('apps/web/src/utils/text.ts')
  expect(shapeProblems(root)).toEqual([
    expect.stringMatching(/^apps\/web\/src\/kit: 15 source files/),
    expect.stringMatching(/^apps\/web\/src\/utils: "utils" says nothing/),
  ])
  rmSync(root, { recursive: true })
})
