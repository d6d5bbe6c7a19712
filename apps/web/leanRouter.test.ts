// What the build leaves of the router: nothing keeps the components that nobody here imports, and all else stands as it was.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutDeveloperNames } from './leanRouter.ts'

const dist = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/development')
/** The file in which the components lie; its name changes with every release. */
const [whole = ''] = readdirSync(dist)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(join(dist, file), 'utf8'))
  .filter((code) => /^function createHashHistory\(/m.test(code))

it('finds what keeps unused components in the router that is installed', () => {
  expect(whole).toMatch(/^NavLink\.displayName = /m)
  expect(whole).toMatch(/^var NavLink = React\d*\.forwardRef\(/m)
  expect(whole).toMatch(/^var ENABLE_DEV_WARNINGS = true;$/m)
})

it('leaves no name for developer tools, no call without a mark, and no warning to those who write routes', () => {
  const lean = withoutDeveloperNames(whole)
  expect(lean).not.toMatch(/^\w+\.displayName = /m)
  expect(lean).not.toMatch(/= React\d*\.(?:forwardRef|memo)\(/)
  expect(lean).toContain('const ENABLE_DEV_WARNINGS = false;')
})

it('changes nothing else', () => {
  const others = (code: string) =>
    code.split('\n').filter((line) => !/displayName|forwardRef|React\d*\.memo|ENABLE_DEV_WARNINGS =/.test(line))
  expect(others(withoutDeveloperNames(whole)).filter(Boolean)).toEqual(others(whole).filter(Boolean))
})
