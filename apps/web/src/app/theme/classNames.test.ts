// Every class that a component asks of its style sheet stands there: one that does not is drawn without its style, silently.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')
const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))

/** The classes asked of each style sheet that a component imports, and the sheet. */
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
