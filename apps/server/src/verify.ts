// npm run verify: checks the register the environment names, also while it runs. Exit code 0 nothing found, 1 findings, 2 could not run.
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { readSeen, seenFile } from './access/audit/seen.ts'
import { masterSecret, secretsFrom } from './access/secrets.ts'
import { check } from './checks.ts'
import { readConfig, type Config } from './config.ts'
import { connect, type Pool } from './db/connect.ts'
import { openDatabase } from './db/databases.ts'
import { readMigrations } from './db/migrate.ts'
import { localStore } from './files/store.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
// What is not a finding goes beside them.
const tell = (line: string) => process.stderr.write(`${line}\n`)

/** A check creates nothing: neither a database in an empty folder nor a new secret for an old database. */
async function refuseEmpty({ dataDir, databaseUrl, secretKey }: Config): Promise<void> {
  const needed = [...(databaseUrl ? [] : ['postgres-password.txt']), ...(secretKey ? [] : ['secret.key'])]
  for (const name of needed)
    await access(join(dataDir, name)).catch(() => {
      throw new Error(`There is no register in ${dataDir} (${name} is missing): set DATA_DIR, or DATABASE_URL.`)
    })
}

async function refuseOtherSchema(db: Pool): Promise<void> {
  const done = new Set((await db.selectFrom('migration').select('name').execute()).map((row) => row.name))
  const known = (await readMigrations()).map((one) => one.name)
  if (known.some((name) => !done.has(name)))
    throw new Error('The database is older than this program: start the server once, it brings it up to date.')
  if (done.size > known.length) throw new Error('The database is newer than this program.')
}

/** Returns how many findings there were. */
async function verify(config: Config): Promise<number> {
  await refuseEmpty(config)
  const database = await openDatabase(config, tell)
  const { db } = connect(database.app, { max: 2, onIdleError: () => {} })
  const started = Date.now()
  const seconds = () => `${((Date.now() - started) / 1_000).toFixed(1)} s`
  let [now, count] = ['', 0]
  const progress = setInterval(() => tell(`checking ${now} … ${seconds()}`), 2_000)
  try {
    await refuseOtherSchema(db)
    const listener = {
      check: (name: string) => void (now = name),
      found: ({ kind, where, what }: { kind: string; where: string; what: string }) => {
        count++
        print(`${kind} ${where}: ${what}`)
      },
    }
    await check(
      {
        db,
        secrets: secretsFrom(await masterSecret(config.secretKey, config.dataDir)),
        files: localStore(join(config.dataDir, 'files')),
        // Read before the snapshot is taken: the server may see further meanwhile.
        seen: await readSeen(seenFile(config.dataDir, config.databaseUrl)),
      },
      listener,
    )
    print(`${count === 0 ? 'No findings' : count === 1 ? '1 finding' : `${count} findings`} in ${seconds()}`)
    return count
  } finally {
    clearInterval(progress)
    await db.destroy()
    await database.stop()
  }
}

try {
  process.exitCode = (await verify(readConfig(process.env))) === 0 ? 0 : 1
} catch (error) {
  tell(`Could not check: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 2
}
