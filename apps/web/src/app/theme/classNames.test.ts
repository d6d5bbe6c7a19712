// Every class that a component uses exists in its style sheet, and every custom property that a style sheet reads is set: otherwise the style is silently missing.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
const components = files.filter((file) => file.endsWith('.tsx'))

/** The classes that components use of each style sheet they import, and the classes of the sheet. */
function* asked(file: string): Iterable<{ name: string; sheet: string }> {
  const code = readFileSync(join(source, file), 'utf8')
  for (const [, local = '', path = ''] of code.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)) {
    const sheet = readFileSync(join(source, dirname(file), path), 'utf8')
    for (const [, name = ''] of code.matchAll(new RegExp(`\\b${local}\\['([\\w-]+)'\\]`, 'g'))) yield { name, sheet }
  }
}

test('no component asks for a class that is not there', () => {
  const all = components.flatMap((file) => [...asked(file)].map((one) => ({ ...one, file })))
  expect(all.length).toBeGreaterThan(500)
  const missing = all.filter(({ name, sheet }) => !new RegExp(`\\.${name}(?![\\w-])`).test(sheet))
  expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

test('no style sheet asks for a value that nothing sets', () => {
  const textOf = (ends: RegExp) =>
    files
      .filter((file) => ends.test(file))
      .map((file) => readFileSync(join(source, file), 'utf8'))
      .join('\n')
  const sheets = textOf(/\.css$/)
  const set = new Set(`${sheets}\n${textOf(/\.tsx?$/)}`.match(/--[a-z][\w-]*(?=['"]?\]?\s*:)/g))
  // A property with a fallback may be unset.
  const names = sheets.match(/(?<=var\()--[a-z][\w-]*(?=\))/g) ?? []
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name) => !set.has(name))).toEqual([])
})
