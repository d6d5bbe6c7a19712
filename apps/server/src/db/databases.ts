// Chooses the database of the process: the embedded one with a separate role for the app, or the one that the environment names.
import { createHmac } from 'node:crypto'
import pg from 'pg'
import type { Config } from '../config.ts'
import { problem } from '../config/problem.ts'
import type { ChosenPrograms } from './embedded/chosen.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { withClient } from './server/client.ts'
import { StartProblem } from '../config/startProblem.ts'

export interface Database {
  /** The app's own role: may change rows but no tables; to audit and history it may only add. */
  app: pg.PoolConfig
  /** The owner of the tables, for migrations. */
  owner: pg.ClientConfig
  appRole: string | undefined
  notes: readonly string[]
  /** Watches the embedded server and restarts it; does nothing for a server that the operator runs. */
  keepRunning: () => void
  stop: () => Promise<void>
}

const name = 'register'
const appRole = 'register_app'

/** What another start of the same folder has made in the same moment: PostgreSQL's codes of a role or database that exists, or of their index. */
const madeMeanwhile = new Set(['42710', '42P04', '23505'])

/** The password of the app's own role. It follows from the owner's, so that every process of a folder knows it and no file more is needed; the owner's does not follow from it. */
const appPassword = (ownerPassword: string): string =>
  createHmac('sha256', ownerPassword).update(appRole).digest('base64url')

/** Creates role and database of the embedded server when they do not exist yet. */
const prepare = (admin: pg.ClientConfig): Promise<void> =>
  withClient(admin, async (client) => {
    const make = async (known: string, named: string, statement: string) => {
      if ((await client.query(known, [named])).rowCount !== 0) return
      await client.query(statement).catch((error: unknown) => {
        if (!(error instanceof pg.DatabaseError && madeMeanwhile.has(error.code ?? ''))) throw error
      })
    }
    await make('SELECT 1 FROM pg_roles WHERE rolname = $1', appRole, `CREATE ROLE ${appRole} LOGIN`)
    // Set at every start, because earlier versions gave the role the owner's password. The socket folder is closed to other accounts; the password only matters where the server is reached over 127.0.0.1.
    await client.query(`ALTER ROLE ${appRole} PASSWORD ${pg.escapeLiteral(appPassword(String(admin.password)))}`)
    await make('SELECT 1 FROM pg_database WHERE datname = $1', name, `CREATE DATABASE ${name}`)
  })

export const chosenOf = ({ postgresBinDir: folder }: Pick<Config, 'postgresBinDir'>): ChosenPrograms | undefined =>
  folder === undefined ? undefined : { folder, refuse: (reason) => problem('POSTGRES_BIN_DIR', reason, folder) }

/** The settings that say which database it is. */
export type DatabaseSettings = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'databaseOwnerUrl' | 'postgresBinDir' | 'archiveDir'
>

/** `signal` breaks off the wait for an embedded server that recovers. */
export async function openDatabase(
  config: DatabaseSettings,
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<Database> {
  if (config.databaseUrl) {
    const { databaseUrl, databaseOwnerUrl } = config
    const role = decodeURIComponent(new URL(databaseUrl).username) || undefined
    return {
      app: { connectionString: databaseUrl },
      owner: { connectionString: databaseOwnerUrl ?? databaseUrl },
      appRole: databaseOwnerUrl ? role : undefined,
      notes: [],
      keepRunning: () => {},
      stop: async () => {},
    }
  }
  const server = await startEmbedded({
    dataDir: config.dataDir,
    log,
    chosen: chosenOf(config),
    archive: config.archiveDir,
    signal,
  })
  const { host, port, superuser, password } = server
  await prepare({ host, port, user: superuser, password, database: 'postgres' })
  return {
    app: { host, port, user: appRole, password: appPassword(password), database: name },
    owner: { host, port, user: superuser, password, database: name },
    appRole,
    notes: server.notes,
    keepRunning: server.keepRunning,
    stop: server.stop,
  }
}

/** Refuses a server that may lose committed data, because every writer is promised durability. */
export async function refuseUnsafe(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off'",
  )
  const version = await client.query<{ v: string }>("SELECT current_setting('server_version_num') AS v")
  if (Number(version.rows[0]?.v) < 150_000)
    throw new StartProblem(['数据库服务器早于 PostgreSQL 15', 'The database server is older than PostgreSQL 15'])
  if (rows.length > 0)
    throw new StartProblem([
      `数据库服务器可能丢失已提交的数据：请开启 ${rows.map((row) => row.name).join('、')}`,
      `The database server may lose committed data: turn on ${rows.map((row) => row.name).join(', ')}`,
    ])
}
