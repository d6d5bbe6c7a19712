// The common part of the operator's commands: opens the register that the environment names, without creating anything.
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { readSeen, seenFile, type SeenAudit } from './access/audit/seen.ts'
import { masterSecret, secretsFrom, type Secrets } from './access/secrets.ts'
import type { Config } from './config.ts'
import { connect, type Pool } from './db/connect.ts'
import { openDatabase, type Database } from './db/databases.ts'
import { readMigrations } from './db/migrate.ts'
import { localStore, type FileStore } from './files/store.ts'

export const print = (line: string) => process.stdout.write(`${line}\n`)
/** Messages go to stderr, so that stdout contains only the result. */
export const note = (line: string) => process.stderr.write(`${line}\n`)

export interface Opened {
  db: Pool
  secrets: Secrets
  files: FileStore
  /** The newest audit row that the server recorded. It is read before the check begins, because a running server may record later ones meanwhile. */
  seen: SeenAudit | undefined
}

/** A command creates nothing: neither a database in an empty folder nor a new secret for an old database. */
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

const roleOf = ({ app, owner }: Database, as: 'app' | 'owner'): pg.PoolConfig => (as === 'app' ? app : { ...owner })

/** @param as the role in the database that does the work */
export async function withRegister<T>(
  config: Config,
  as: 'app' | 'owner',
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  await refuseEmpty(config)
  const database = await openDatabase(config, note)
  const { db } = connect(roleOf(database, as), { max: 2, onIdleError: () => {} })
  try {
    await refuseOtherSchema(db)
    return await work({
      db,
      secrets: secretsFrom(await masterSecret(config.secretKey, config.dataDir)),
      files: localStore(join(config.dataDir, 'files')),
      seen: await readSeen(seenFile(config.dataDir, config.databaseUrl)),
    })
  } finally {
    await db.destroy()
    await database.stop()
  }
}
