// Tests three generated records together in one copy of the project, wired in as the generator says: they compile, pass their own tests, and `npm run check` passes with them.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { expect, inject, test } from 'vitest'
import { addDescription, previewCode } from '@register/contract/system/generator/generator'
import { tablesSource } from '../../src/db/writeTables.ts'
import { parent, plain, tree } from '../../src/features/system/generator/write/samples.ts'
import { testApp } from '../app.ts'
import { withDatabase } from '../global.ts'
import { copyProject } from './projectCopy.ts'

const app = await testApp()
const { admin } = inject('postgres')

/** The address at which another process reaches the tests' PostgreSQL. */
function addressOf({ host, port, user, password, database }: pg.ClientConfig): string {
  const who = `${user}:${encodeURIComponent(String(password))}`
  // The host may be a socket folder, which cannot be part of the address and becomes a parameter.
  return `postgres://${who}@localhost/${database}?host=${encodeURIComponent(String(host))}&port=${port}`
}

test('three records are in the project as if written by hand', { timeout: 600_000 }, async () => {
  const system = await app.as('system-admin')
  const copy = await copyProject()
  try {
    const tests: string[] = []
    const downs: string[] = []
    const touched: string[] = []
    for (const body of [plain, tree, parent]) {
      const { id } = await system(addDescription, { body })
      const { files, additions } = await system(previewCode, { params: { id } })
      for (const { part, path, text } of files) {
        // Each preview numbers its own record alone, so the next free number is given here.
        const place = path.replace(/\d{4}(?=_\w+\.sql$)/, (number) =>
          String(Number(number) + downs.length).padStart(4, '0'),
        )
        await copy.write(place, text)
        if (/\.tsx?$/.test(place)) touched.push(place)
        if (part === 'test') tests.push(path)
        if (part !== 'migration') continue
        const [, up = '', down = ''] = /-- up\n([\s\S]*)-- down\n([\s\S]*)$/.exec(text) ?? []
        await app.owner.query(up)
        downs.unshift(down)
      }
      for (const addition of additions) {
        await copy.add(addition)
        if (/\.tsx?$/.test(addition.path)) touched.push(addition.path)
      }
    }
    await copy.write('apps/server/src/db/tables.ts', await tablesSource(withDatabase(admin, app.owner.database ?? '')))
    // The compiler reads what the records are wired into; benchmarks and tools are not. It uses one thread, because
    // several would each work out the same types again: half the processor time and half the memory.
    const wired = ['packages/contract', 'apps/server', 'apps/web', 'e2e']
    await copy.run(['node_modules/typescript/bin/tsc', '-b', ...wired, '--singleThreaded'])
    await copy.run(['tools/writing/openapi.mjs'])
    await copy.run(['tools/writing/permissions.mjs'])
    // The width of its table follows the longest name; the generated code itself is not formatted.
    await copy.run(['node_modules/oxfmt/bin/oxfmt', 'docs/permissions.md'])
    // Types were checked and both documents written above, and lint runs below, only on what was written or changed.
    const done = ['types', 'API document', 'list of permissions', 'lint'].flatMap((name) => ['--without', name])
    const checked = await copy.run(['tools/check.mjs', ...done])
    expect(checked).not.toContain('FAILED')
    // In one worker, because each would load the server anew.
    const tested = await copy.run(
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', '--maxWorkers', '1', ...tests],
      { TEST_DATABASE_URL: addressOf(admin), NO_COLOR: '1' },
    )
    expect(tested).toMatch(/Test Files +3 passed/)
    await copy.run(['node_modules/oxlint/bin/oxlint', ...new Set(touched)])
    for (const down of downs) await app.owner.query(down)
    expect(await readFile(join(copy.folder, 'docs/openapi.json'), 'utf8')).toContain('/api/business/testBench/list')
  } finally {
    await copy.remove()
  }
})
