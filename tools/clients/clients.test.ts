// A client whose types openapi-typescript makes from docs/openapi.json agrees with the contract: every body and every answer.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const here = import.meta.dirname
const root = resolve(here, '../..')
const folder = mkdtempSync(join(tmpdir(), 'register-client-'))

/** Runs a script of node; its output, and whether it succeeded. */
function run(script: string, args: readonly string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' })
  return { ok: status === 0, output: stdout + stderr }
}

const generator = join(dirname(createRequire(import.meta.url).resolve('openapi-typescript/package.json')), 'bin/cli.js')
const read = join(folder, 'read.ts')

/** The comparison fits.ts.txt, beside these types. */
function write(types: string): void {
  writeFileSync(read, types)
  writeFileSync(join(folder, 'written.ts'), types.replaceAll(/\breadonly /g, ''))
}

beforeAll(() => {
  const made = run(generator, [join(root, 'docs/openapi.json'), '-o', read, '--immutable'])
  if (!made.ok) throw new Error(made.output)
  // Any JSON value is unknown to a client, and known to the contract.
  write(readFileSync(read, 'utf8').replaceAll(/(?<!["'])\bunknown\b(?!["'])/g, 'any'))
  const options = {
    noEmit: true,
    composite: false,
    incremental: false,
    skipLibCheck: true,
    // As most clients are compiled: what may be absent may be undefined.
    exactOptionalPropertyTypes: false,
    allowImportingTsExtensions: true,
    types: [],
    paths: { '@register/contract/*': [join(root, 'packages/contract/dist/*.d.ts')] },
  }
  const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions: options, files: ['fits.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  copyFileSync(join(here, 'fits.ts.txt'), join(folder, 'fits.ts'))
})

afterAll(() => rmSync(folder, { recursive: true }))

/** What the compiler says of the comparison. */
const compiled = (): string => run(join(root, 'node_modules/typescript/bin/tsc'), ['-p', folder]).output

test('every body and answer is what the contract says', () => {
  expect(compiled()).toBe('')
})

test('one that is not is named', () => {
  const types = readFileSync(read, 'utf8')
  write(types.replace(/(addPost: \{[\s\S]*?requestBody[\s\S]*?\bsort): number/, '$1: string'))
  expect(compiled()).toContain('addPost')
})
