// The common part of the operator's commands: opens the register that the environment names, without creating anything.
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { readSeen, seenFile, type SeenAudit } from '../access/audit/seen.ts'
import type { GuardStore } from '../access/logGuard/guard.ts'
import { makeSecret, secretsFrom, type Secrets } from '../access/secrets.ts'
import { readConfig, type Config } from '../config.ts'
import { connect, type Pool } from '../db/connect.ts'
import { openDatabase, type Database } from '../db/databases.ts'
import { isBegun } from '../db/embedded/embedded.ts'
import type { FileStore } from '../files/store.ts'
import type { Identity } from '../start/found.ts'
import { guardStores } from '../start/elsewhere/guard.ts'
import { filesOf, refuseOtherObjects, refuseWithoutFiles } from '../start/elsewhere/objects.ts'
import { lookAt } from '../start/open.ts'
import { linesOf } from '../start/problem.ts'
import { StartProblem } from '../config/startProblem.ts'
import { refuseUnfit } from '../start/verdict.ts'

export const print = (line: string) => process.stdout.write(`${line}\n`)
/** Messages go to stderr, so that stdout contains only the result. */
export const note = (line: string) => process.stderr.write(`${line}\n`)

export interface Opened {
  db: Pool
  secrets: Secrets
  files: FileStore
  /** Where it is remembered how far the public has seen the log. */
  guards: readonly GuardStore[]
  identity: Identity
  /** The short name of the key that the register needs, when the command may run with another one and has another one. */
  lostKeyId: string | undefined
  config: Config
  /** Who the command is in the database. */
  connection: pg.PoolConfig
  /** The role that owns the tables; of the embedded server its superuser. */
  owner: pg.ClientConfig
  /** The newest audit row that the server recorded. It is read before the check begins, because a running server may record later ones meanwhile. */
  seen: SeenAudit | undefined
}

const roleOf = ({ app, owner }: Database, as: 'app' | 'owner'): pg.PoolConfig => (as === 'app' ? app : { ...owner })

interface Wishes {
  /** Set where the command may run with a key that is not the register's: whether to make one where none is given. */
  makesKey?: (registerId: string) => boolean
  /** Whether the command brings the files of the register to where the settings say that they are, and so may find none. */
  bringsFiles?: boolean
}

/** @param as the role in the database that does the work */
export async function withRegister<T>(
  config: Config,
  as: 'app' | 'owner',
  work: (opened: Opened) => Promise<T>,
  { makesKey, bringsFiles = false }: Wishes = {},
): Promise<T> {
  // A command creates no database in an empty folder.
  if (!config.databaseUrl && !(await isBegun(config.dataDir)))
    throw new StartProblem([
      `${config.dataDir} 中没有登记系统：请设 DATA_DIR 或 DATABASE_URL`,
      `There is no register in ${config.dataDir}: set DATA_DIR, or DATABASE_URL`,
    ])
  const database = await openDatabase(config, note)
  try {
    const { situation, secrets: known } = await lookAt(config, database)
    const { found } = situation
    refuseUnfit(makesKey ? { ...situation, found: { ...found, keyId: undefined } } : situation)
    const { applied = [], register: identity } = found
    if (!identity || situation.known.some((name) => !applied.includes(name)))
      throw new StartProblem([
        '数据库版本早于本程序：请先启动一次服务器，它会自动升级',
        'The database is older than this program: start the server once, it brings it up to date',
      ])
    const made = !known && makesKey && (makesKey(identity.id) ? await makeSecret(config.dataDir) : randomBytes(48))
    const secrets = known ?? (made ? secretsFrom(made) : undefined)
    if (!secrets)
      throw new StartProblem([
        '没有密钥：请设 SECRET_KEY，或将 secret.key 放回 DATA_DIR',
        'There is no key: set SECRET_KEY, or put secret.key back into DATA_DIR',
      ])
    const connection = roleOf(database, as)
    const { db } = connect(connection, { max: 4, onIdleError: () => {} })
    const guards = guardStores(config, db, identity.id)
    try {
      if (!bringsFiles) await refuseWithoutFiles(db, config, identity.id)
      else if (config.objects) await refuseOtherObjects(config.objects, identity.id)
      return await work({
        db,
        secrets,
        files: filesOf(config, (reason, call) => note(`${call}: ${reason}`)),
        guards,
        identity,
        lostKeyId: found.keyId === secrets.log.keyId ? undefined : found.keyId,
        config,
        connection,
        owner: database.owner,
        seen: await readSeen(seenFile(config.dataDir, config.databaseUrl)),
      })
    } finally {
      await Promise.all([db.destroy(), ...guards.map((guard) => guard.end())])
    }
  } finally {
    await database.stop()
  }
}

/** Prints why a command could not run, which is exit code 2. */
export function couldNot(could: string, error: unknown, config: Config | undefined): void {
  for (const line of linesOf(error, config)) note(`${could}: ${line}`)
  process.exitCode = 2
}

/**
 * Runs one command on the register that the environment names, and sets the exit code.
 * @param could what is said before the reason when it could not run, which is exit code 2
 * @param work resolves to the exit code
 */
export async function command(
  could: string,
  as: 'app' | 'owner',
  work: (opened: Opened) => Promise<number>,
  wishes: Wishes = {},
): Promise<void> {
  let config: Config | undefined
  try {
    config = readConfig(process.env)
    process.exitCode = await withRegister(config, as, work, wishes)
  } catch (error) {
    couldNot(could, error, config)
  }
}
