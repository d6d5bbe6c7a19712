// `npm run tables`: writes the TypeScript types of the tables from the migrations, on a database that is made for it and dropped afterwards.
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format } from './formatted.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const built = (/** @type {string} */ file) => new URL(`../../apps/server/dist/src/db/${file}.js`, import.meta.url).href

// The types may be out of date here, so type errors are expected; the compiler writes its output all the same.
spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b'], { cwd: root })

const { startEmbedded } = /** @type {typeof import('../../apps/server/src/db/embedded/embedded.ts')} */ (
  await import(built('embedded/embedded'))
)
const { migrate } = /** @type {typeof import('../../apps/server/src/db/migrate.ts')} */ (await import(built('migrate')))
const { tablesSource } = /** @type {typeof import('../../apps/server/src/db/writeTables.ts')} */ (
  await import(built('writeTables'))
)

const dataDir = await mkdtemp(join(tmpdir(), 'register-tables-'))
const server = await startEmbedded({ dataDir, log: console.log })
try {
  const { host, port, superuser: user, password } = server
  const database = { host, port, user, password, database: 'postgres' }
  await migrate(database, undefined)
  const target = join(root, 'apps/server/src/db/tables.ts')
  await writeFile(target, await tablesSource(database))
  format(target)
  console.log(`Wrote ${target}`)
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
