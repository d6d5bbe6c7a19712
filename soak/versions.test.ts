// The version before this one and this one on one database, both under load, while this one applies its migrations (docs/decisions/0166-migrations-beside-a-running-version.md).
import { createHmac, randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { builtPrevious, previousMigrations } from '../tools/versions/previous.mjs'
import { baseline, compare } from './load/compare.mjs'
import { newLedger } from './load/ledger.mjs'
import { freePort } from './ports.mjs'
import { clusterOf, withDatabase } from './postgres.mjs'
import { startProduct, type Product } from './product.mjs'
import { beginLoad } from './rounds/load.mjs'
import { newTally } from './rounds/tally.mjs'

const known = previousMigrations()
const fresh = readdirSync(resolve(import.meta.dirname, '../apps/server/migrations')).filter(
  (name) => known && !known.includes(name),
)
/** Whether the version before this one knows that it may run on a database with newer migrations. */
const goesOn = known?.includes('0162_versions_beside.sql') ?? false
const password = 'Two-7-Wasser!kessel'

const folder = mkdtempSync(join(tmpdir(), 'register-versions-'))
// Under root the database runs under another account, which must be able to enter the folder.
chmodSync(folder, 0o755)
const begun: Product[] = []
afterAll(async () => {
  for (const product of begun.toReversed()) await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A process of the product that is ready. */
async function process(name: string, built: string | undefined, more: Record<string, string>): Promise<Product> {
  const product = startProduct({
    port: await freePort(),
    dataDir: join(folder, name),
    password,
    log: join(folder, `${name}.log`),
    more,
    ...(built !== undefined && { built }),
  })
  begun.push(product)
  await product.ready()
  return product
}

/** The settings of a process that shares the database, the files and the key of another. */
function sharing(dataDir: string, name: string, secret: string): Record<string, string> {
  const [, , , port = '', host = ''] = readFileSync(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')
  const owner = readFileSync(join(dataDir, 'postgres-password.txt'), 'utf8').trim()
  const app = createHmac('sha256', owner).update('register_app').digest('base64url')
  const url = (user: string, word: string) =>
    `postgres:///register?${new URLSearchParams({ host: host.trim(), port, user, password: word }).toString()}`
  mkdirSync(join(folder, name))
  symlinkSync(join(dataDir, 'files'), join(folder, name, 'files'))
  return { SECRET_KEY: secret, DATABASE_URL: url('register_app', app), DATABASE_OWNER_URL: url('postgres', owner) }
}

const [run, ledger] = [`versions${Date.now().toString(36)}`, newLedger()]

/** Callers of one process, and what must not have happened to them once they have ended. */
async function under(product: Product, name: string) {
  const tally = newTally()
  const load = await beginLoad({ port: product.port, password, tally, run: `${run}-${name}`, ledger })
  return {
    async end(): Promise<void> {
      await load.end()
      expect(load.failures).toEqual([])
      expect([...tally.wrong]).toEqual([])
      const { write, read, list, log } = tally.figures(0)
      for (const seen of [write, read, list, log]) {
        expect(seen?.answered).toBeGreaterThan(0)
        expect(seen?.others).toEqual({})
      }
    },
  }
}

test.skipIf(fresh.length === 0)(
  `the version before this one goes on while and after ${fresh.length} migrations are applied`,
  async () => {
    const previous = builtPrevious()
    const secret = randomBytes(32).toString('base64')
    const older = await process('older', previous, { SECRET_KEY: secret })
    const { dataDir } = older
    const before = await withDatabase(dataDir, baseline)
    const ofOlder = await under(older, 'older')
    await wait(3_000)

    const newer = await process('newer', undefined, sharing(dataDir, 'newer', secret))
    const applied = await withDatabase(dataDir, (db) => db.query<{ name: string }>('SELECT name FROM migration'))
    expect(applied.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(fresh))
    const ofNewer = await under(newer, 'newer')
    await wait(8_000)

    // A process of the older version that ends meanwhile comes back.
    if (goesOn) {
      const again = await process('again', previous, sharing(dataDir, 'again', secret))
      const ofAgain = await under(again, 'again')
      await wait(3_000)
      await ofAgain.end()
    }
    await ofOlder.end()
    await wait(2_000)
    await ofNewer.end()

    const { problems } = await withDatabase(dataDir, (db) => compare(db, { ledger, before, run }))
    expect(problems).toEqual([])
  },
  // Five minutes where nothing else works. This ends a run that hangs.
  1_500_000,
)
