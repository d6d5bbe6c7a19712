// Which database the process works on: the embedded one with a role of its own for the app, or the one the environment names.
import pg from 'pg'
import type { Config } from '../config.ts'
import { startEmbedded } from './embedded/embedded.ts'

export interface Database {
  /** The app's own role: rows, but no tables; audit and history only grow. */
  app: pg.PoolConfig
  /** The owner of the tables, for migrations. */
  owner: pg.ClientConfig
  appRole: string | undefined
  notes: readonly string[]
  /** Watches the embedded server and restarts it; a server that the operator runs is the operator's to start. */
  keepRunning: () => void
  stop: () => Promise<void>
}

const name = 'register'
const appRole = 'register_app'

/** Makes role and database of the embedded server when they are not there yet. */
async function prepare(admin: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(admin)
  await client.connect()
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [appRole])
    // The socket folder is closed to others; the password only matters where it is reached over 127.0.0.1.
    if (role.rowCount === 0) await client.query(`CREATE ROLE ${appRole} LOGIN`)
    await client.query(`ALTER ROLE ${appRole} PASSWORD ${pg.escapeLiteral(String(admin.password))}`)
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${name}`)
  } finally {
    await client.end()
  }
}

export async function openDatabase(config: Config, log: (line: string) => void): Promise<Database> {
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
  const server = await startEmbedded({ dataDir: config.dataDir, log })
  const { host, port, superuser, password } = server
  await prepare({ host, port, user: superuser, password, database: 'postgres' })
  return {
    app: { host, port, user: appRole, password, database: name },
    owner: { host, port, user: superuser, password, database: name },
    appRole,
    notes: server.notes,
    keepRunning: server.keepRunning,
    stop: server.stop,
  }
}

/** Durability is promised to every writer, so a server that does not keep it is refused. */
export async function refuseUnsafe(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; setting: string }>(
      "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off'",
    )
    const version = await client.query<{ v: string }>("SELECT current_setting('server_version_num') AS v")
    if (Number(version.rows[0]?.v) < 150_000) throw new Error('The database server is older than PostgreSQL 15')
    if (rows.length > 0)
      throw new Error(`The database server may lose committed data: turn on ${rows.map((row) => row.name).join(', ')}`)
  } finally {
    await client.end()
  }
}
