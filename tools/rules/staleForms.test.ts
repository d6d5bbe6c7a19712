// A form that says "what you have typed is kept" when a colleague has saved first does keep it: loading the newer state draws the form anew.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const pages = join(import.meta.dirname, '../../apps/web/src/pages')

/** Without `'act'` the question speaks of input. */
const asks = /\buseStale\((?!.*'act')/
/** By the form itself, or by the kit's dialog for reasons. */
const keeps = /\bkept\b|useKept|ReasonDialog/
/** Dialogs and the panel of the desk lie over the page or next to it, and stay as they are when it is read again. */
const stays = /Dialog\.tsx$|\/DecisionPanel\.tsx$/

const asking = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.tsx') || name.endsWith('.ts'))
  .filter((name) => asks.test(readFileSync(join(pages, name), 'utf8')))

test('there are such forms', () => {
  expect(asking.length).toBeGreaterThan(10)
})

test.each(asking)('%s keeps what is typed', (name) => {
  expect(stays.test(`/${name}`) || keeps.test(readFileSync(join(pages, name), 'utf8'))).toBe(true)
})
