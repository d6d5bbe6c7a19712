// The guard in a second PostgreSQL: one row for each register, in a table that is made where it is absent.
import { sql } from 'kysely'
import pg from 'pg'
import { StartProblem } from '../../config/startProblem.ts'
import type { Db } from '../../db/connect.ts'
import { keptAlive } from '../../db/connection/boundClient.ts'
import { GuardAway, guardIn, isLater, type GuardStore } from './guard.ts'

/** Milliseconds for a connection and for each statement: the sequencer waits for them. */
const patienceMs = 4_000

/** Which server, and which database of it: a standby has the name of its primary. */
const placeOf = 'select system_identifier::text as system, current_database() as name from pg_control_system()'

// No interface, because rows of pg have any column.
type DatabasePlace = { system: string; name: string }

/** Safe once committed, whatever the server's default for sessions is. */
const lasting = "set synchronous_commit = 'on'"

const table = `create table if not exists register_log_guard (
  register text primary key,
  number int not null,
  size bigint not null,
  head text not null,
  root text,
  at timestamptz not null default now()
)`

const select = 'select number, size::float8 as size, head, root from register_log_guard where register = $1'
/** Compared and written in one statement: of two processes one finds another row than it has read. */
const insert = `insert into register_log_guard (register, number, size, head, root) values ($1, $2, $3, $4, $5)
  on conflict (register) do nothing`
const update = `update register_log_guard set number = $2, size = $3, head = $4, root = $5, at = now()
  where register = $1 and number = $6 and size = $7 and head = $8 and root is not distinct from $9`

const codeOf = (error: unknown): string => {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  return typeof code === 'string' ? code : String(message)
}

const sameDatabase = () =>
  new StartProblem([
    'LOG_GUARD 指向登记系统自己的数据库：与之一同回退的防护没有作用，请用另一台 PostgreSQL、对象存储或数据目录中的文件',
    "LOG_GUARD is the register's own database: a guard that goes back together with it guards nothing. Name another PostgreSQL or an object store, or leave it out for the file in the data folder",
  ])
const sameServer =
  'LOG_GUARD is in the PostgreSQL server of the register, so that what takes that server back takes the guard back too: name another server · LOG_GUARD 与登记系统的数据库在同一台 PostgreSQL 中，会与之一同回退：请用另一台'

/** @param register its id @param db its own database, which must be another one */
export function postgresGuard(url: string, register: string, db: Db): GuardStore {
  const pool = new pg.Pool({
    ...keptAlive,
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: patienceMs,
    statement_timeout: patienceMs,
    query_timeout: patienceMs,
    idleTimeoutMillis: 60_000,
    application_name: 'register log guard',
  })
  // A connection that breaks between two calls fails the next one; without a listener it would end the process.
  pool.on('error', () => {})

  async function asked<T extends pg.QueryResultRow>(statement: string, values: unknown[] = []) {
    try {
      return await pool.query<T>(statement, values)
    } catch (error) {
      throw new GuardAway(codeOf(error), error)
    }
  }

  async function hasTable(): Promise<boolean> {
    const { rows } = await asked<{ is: boolean }>("select to_regclass('register_log_guard') is not null as is")
    return rows[0]?.is === true
  }

  async function preparing(): Promise<string | undefined> {
    // A role that may not ask for it is no reason to go without a guard.
    const own = await sql
      .raw<DatabasePlace>(placeOf)
      .execute(db)
      .catch(() => undefined)
    const other = await asked<DatabasePlace>(placeOf).catch(() => undefined)
    const [here, there] = [own?.rows[0], other?.rows[0]]
    const isSameServer = here !== undefined && here.system === there?.system
    if (isSameServer && here.name === there?.name) throw sameDatabase()
    // Another process may make it in the same moment.
    if (!(await hasTable()))
      await asked(table).catch(async (error: unknown) => {
        if (!(await hasTable())) throw error
      })
    return isSameServer ? sameServer : undefined
  }
  let prepared: Promise<string | undefined> | undefined
  const prepare = () =>
    (prepared ??= preparing().catch((error: unknown) => {
      prepared = undefined
      throw error
    }))

  return {
    place: 'database',
    prepare,
    async read() {
      await prepare()
      const { rows } = await asked(select, [register])
      if (rows.length === 0) return undefined
      const guard = guardIn(rows[0])
      if (!guard) throw new GuardAway('its row is damaged')
      return guard
    },
    async advance(to, from) {
      if (!isLater(to, from)) return false
      await prepare()
      const values = [register, to.number, to.size, to.head, to.root ?? null]
      await asked(lasting)
      const { rowCount } = from
        ? await asked(update, [...values, from.number, from.size, from.head, from.root ?? null])
        : await asked(insert, values)
      return rowCount === 1
    },
    end: () => pool.end(),
  }
}
