// A client whose types openapi-typescript makes from docs/openapi.json agrees with the contract: every body and every answer.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
const made = join(folder, 'made.ts')

/** The comparison fits.ts.txt, in a folder with these types. */
function write(place: string, types: string): void {
  mkdirSync(join(folder, place))
  writeFileSync(join(folder, place, 'read.ts'), types)
  writeFileSync(join(folder, place, 'written.ts'), types.replaceAll(/\breadonly /g, ''))
  copyFileSync(join(here, 'fits.ts.txt'), join(folder, place, 'fits.ts'))
}

/** What the compiler says of both comparisons, a line each; one run, because reading the contract takes most of the time. */
let said: string[]

beforeAll(() => {
  const ran = run(generator, [join(root, 'docs/openapi.json'), '-o', made, '--immutable'])
  if (!ran.ok) throw new Error(ran.output)
  // Any JSON value is unknown to a client, and known to the contract.
  const types = readFileSync(made, 'utf8').replaceAll(/(?<!["'])\bunknown\b(?!["'])/g, 'any')
  write('right', types)
  write('wrong', types.replace(/(addPost: \{[\s\S]*?requestBody[\s\S]*?\bsort): number/, '$1: string'))
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
  const files = ['right/fits.ts', 'wrong/fits.ts']
  const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions: options, files }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  said = run(join(root, 'node_modules/typescript/bin/tsc'), ['-p', folder, '--pretty', 'false']).output.split('\n')
})

afterAll(() => rmSync(folder, { recursive: true }))

test('every body and answer is what the contract says', () => {
  expect(said.filter((line) => line !== '' && !line.startsWith('wrong/') && !line.startsWith(' '))).toEqual([])
})

test('one that is not is named', () => {
  expect(said.filter((line) => line.startsWith('wrong/')).join('\n')).toContain('addPost')
})
