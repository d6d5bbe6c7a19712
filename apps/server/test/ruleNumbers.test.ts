// Every rule that the product names is in the one table, with a title and where it is from.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rules } from '@register/contract/rules/regulations'

const root = new URL('../../../', import.meta.url)
const folders = [
  'packages/contract/src/',
  'packages/contract/kinds/',
  'apps/server/src/',
  'apps/server/seed/',
  'apps/web/src/',
]
const files = folders.flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|tsv)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => folder + name),
)
const table = 'packages/contract/src/rules/regulations.ts'
const known = Object.keys(rules)

/** With its year, or without: then some edition of it is in the table. */
const isKnown = (number: string): boolean =>
  /-\d{4}$/.test(number) ? known.includes(number) : known.some((one) => one.startsWith(`${number}-`))

const namedIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(new URL(file, root), 'utf8').matchAll(pattern)].map(([number]) => number)

test('no rule is named that is not in the table', () => {
  expect(files.length).toBeGreaterThan(500)
  const named = files
    .filter((file) => file !== table)
    .flatMap((file) => namedIn(file, /\bTSG [A-Z]{0,2}\d{2,5}(?:-\d{4})?\b/g).map((number) => [file, number] as const))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(([, number]) => !isKnown(number))).toEqual([])
})

test.each(['apps/server/seed/dictionaries.ts', 'apps/server/seed/demo/plausible/basis.ts'])(
  'the standards that certificates are tested by in %s are in it too',
  (file) => {
    const named = namedIn(file, /\bGB(?:\/T)? [\d.]+-\d{4}\b/g)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((number) => !known.includes(number))).toEqual([])
  },
)

test('TSG S7001 is a rule of inspection, and no kind is said to be tested by it', () => {
  expect(rules['TSG S7001-2013']?.title[0]).toContain('检验规则')
  const saying = files.filter(
    (file) => file !== table && namedIn(file, /S7001/g).length > 0 && !file.endsWith('kinds/ropeway.ts'),
  )
  expect(saying).toEqual([])
})
