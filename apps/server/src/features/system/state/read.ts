// The state of the running system, from figures that are cheap at every size of the register.
import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { productVersion } from '@register/contract/product'
import { configKeys } from '@register/contract/system/config/keys'
import {
  archiveMinutes,
  backupDays,
  checkpointSeconds,
  type Instance,
  type Standby,
  type SystemState,
} from '@register/contract/system/state'
import { configured } from '../../../access/configured.ts'
import type { Db } from '../../../db/connect.ts'
import { isRunning } from '../../../db/presence/instances.ts'
import { cached } from '../../../db/cache/cached.ts'
import { parsedVersion } from '../../../db/server/version.ts'
import { underWay } from '../../../jobs/job.ts'
import { maintenanceShows } from '../site/service.ts'
import { withLateness, type Signed } from './log/witnesses.ts'

/** Facts about this process for the state page. */
export interface Standing {
  /** The id of this process among the instances. */
  here: string
  /** The folder of files and of the operators' back-up mark. */
  dataDir: string
  /** Whether files lie in the data folder or in an object store. */
  filesIn: SystemState['files']['place']
  lastCheck: (db: Db) => Promise<SystemState['check']>
  /** How far the public log is published. */
  logState: (db: Db) => Promise<Omit<SystemState['log'], 'late' | 'guard' | 'witnesses'>>
  /** What the witnesses of the public log have signed. */
  signed: () => Promise<Signed[]>
  /** What is remembered outside the database of what the public has seen, and whether this goes on from there. */
  guard: () => SystemState['log']['guard']
}

/** Operators who back up by other means touch this file at the end; only its time counts. */
export const backupMark = 'last-backup'
const dayMs = 86_400_000
const largestTables = 8

async function one<T>(query: ReturnType<typeof sql<T>>, db: Db): Promise<T> {
  const { rows } = await query.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The database answered no row')
  return row
}

async function versionsOf(db: Db): Promise<SystemState['versions']> {
  const known = await one(
    sql<{ postgres: string; migration: string; at: string }>`
      select current_setting('server_version') as postgres, name as migration, at
      from migration order by name desc limit 1`,
    db,
  )
  return {
    product: productVersion,
    node: process.versions.node,
    postgres: parsedVersion(known.postgres),
    migration: known.migration.replace(/\.sql$/, ''),
    migratedAt: known.at,
  }
}

async function instancesOf(db: Db, here: string): Promise<Instance[]> {
  const rows = await db
    .selectFrom('instance')
    .selectAll()
    .where(sql.raw<boolean>(isRunning))
    .orderBy('started_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    host: row.host,
    pid: row.pid,
    version: row.version,
    startedAt: row.started_at,
    beatAt: row.beat_at,
    pool: { max: row.pool_max, total: row.pool_total, idle: row.pool_idle, waiting: row.pool_waiting },
    memory: { resident: row.resident, heap: row.heap },
    loopMs: row.loop_ms,
    logLevel: row.log_level,
    here: row.id === here,
  }))
}

/** A back-up, and a program that collects the log of writes, are shown as servers too, and are none. */
async function standbysOf(db: Db): Promise<Standby[]> {
  const { rows } = await sql<{ name: string; state: string | null; confirms: boolean; bytes: number; ms: number }>`
    select application_name as name, state, coalesce(sync_state in ('sync', 'quorum'), false) as confirms,
      pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::bigint as bytes,
      round(extract(epoch from replay_lag) * 1000)::int as ms
    from pg_stat_replication where state is null or state in ('streaming', 'catchup') and replay_lsn is not null
    order by 1`.execute(db)
  return rows.map(({ name, state, confirms, bytes, ms }) => ({
    name,
    state: state ?? '',
    confirms,
    behind: state === null ? null : { bytes: Math.max(0, bytes), ms },
  }))
}

async function databaseOf(db: Db): Promise<SystemState['database']> {
  const whole = await one(
    sql<{ bytes: number; connections: number; maxConnections: number; awaited: number }>`
      select pg_database_size(current_database()) as bytes, current_setting('max_connections')::int as "maxConnections",
        (select count(*) from pg_stat_activity where datname = current_database()) as connections,
        (select count(*) from pg_stat_activity where wait_event = 'SyncRep') as awaited`,
    db,
  )
  const { rows: tables } = await sql<{ name: string; bytes: number; rows: number | null }>`
    select relname as name, pg_total_relation_size(oid) as bytes,
      case when reltuples < 0 then null else reltuples::bigint end as rows
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by bytes desc, relname limit ${largestTables}`.execute(db)
  return { ...whole, standbys: await standbysOf(db), tables }
}

/** A sum over every file is too slow for a figure that is read every ten seconds. */
const storedFiles = cached(600_000, (db) =>
  one(
    sql<{ count: number; bytes: number }>`select count(*) as count, coalesce(sum(size), 0) as bytes from stored_file`,
    db,
  ),
)

async function filesOf(db: Db, { dataDir, filesIn }: Standing): Promise<SystemState['files']> {
  const disc = await statfs(dataDir).catch(() => undefined)
  return {
    place: filesIn,
    ...(await storedFiles(db)),
    disc: disc ? { free: disc.bavail * disc.bsize, total: disc.blocks * disc.bsize } : null,
  }
}

async function queuesOf(db: Db): Promise<SystemState['queues']> {
  const { rows } = await sql<{ key: string; waiting: number; running: number }>`
    select split_part(kind, '.', 1) as key, count(*) filter (where state = 'waiting') as waiting,
      count(*) filter (where state = 'running') as running
    from job where ${underWay} group by 1`.execute(db)
  const { messages } = await one(sql<{ messages: number }>`select count(*) as messages from outbox`, db)
  const of = (kind: string) => {
    const { waiting = 0, running = 0 } = rows.find(({ key }) => key === kind) ?? {}
    return { waiting, running }
  }
  return [
    { key: 'exports', ...of('export') },
    { key: 'imports', ...of('import') },
    { key: 'messages', waiting: messages, running: 0 },
  ]
}

async function backupOf(db: Db, dataDir: string): Promise<SystemState['backup']> {
  const mark = await stat(join(dataDir, backupMark)).catch(() => undefined)
  const made = await db.selectFrom('backup').select('ended_at').orderBy('ended_at', 'desc').limit(1).executeTakeFirst()
  const last = Math.max(mark?.mtime.getTime() ?? 0, made ? Date.parse(made.ended_at) : 0)
  return last > 0 ? { at: new Date(last).toISOString(), late: last < Date.now() - backupDays * dayMs } : null
}

/** A server that has just started has its first minutes, however long it was off. */
async function archiveOf(db: Db): Promise<SystemState['archive']> {
  const { mode, at, late } = await one(
    sql<{ mode: string; at: string | null; late: boolean }>`
      select current_setting('archive_mode') as mode, last_archived_time as at,
        greatest(last_archived_time, pg_postmaster_start_time()) < now() - make_interval(mins => ${archiveMinutes})
          or coalesce(last_failed_time > last_archived_time, last_failed_time is not null) as late
      from pg_stat_archiver`,
    db,
  )
  return mode === 'off' ? null : { at, late }
}

async function drillOf(db: Db): Promise<SystemState['drill']> {
  const last = await db
    .selectFrom('backup_drill')
    .select(['at', 'is_good', 'text_zh', 'text_en'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? { at: last.at, good: last.is_good, text: [last.text_zh, last.text_en] } : null
}

export async function stateOf(db: Db, standing: Standing): Promise<SystemState> {
  const { here, dataDir, lastCheck, logState, signed, guard } = standing
  const now = await configured(db)
  const log = await logState(db)
  const level = configKeys.logLevel.options.find(({ value }) => value === now.logLevel)
  const { maintenanceText: text, maintenanceFrom: from, maintenanceUntil: until } = now
  return {
    versions: await versionsOf(db),
    instances: await instancesOf(db, here),
    database: await databaseOf(db),
    files: await filesOf(db, standing),
    queues: await queuesOf(db),
    check: await lastCheck(db),
    log: {
      ...log,
      late: log.waitingSeconds > checkpointSeconds,
      guard: guard(),
      witnesses: withLateness(await signed(), log.published, new Date()),
    },
    backup: await backupOf(db, dataDir),
    archive: await archiveOf(db),
    drill: await drillOf(db),
    logLevel: level?.label ?? [now.logLevel, now.logLevel],
    maintenance: text[0] === '' ? null : { text: [...text], from, until, shows: maintenanceShows(now, new Date()) },
  }
}
