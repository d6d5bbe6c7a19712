// Gives a new register the base schema, then applies the migrations in order, each in a transaction of its own, under one lock, as the owner of the tables (docs/decisions/0133-one-base-schema.md).
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { migrateJobs } from './jobs/jobSchema.ts'
import { runningInstances, type RunningInstance } from './presence/instances.ts'
import { baseName, lastFormer, mayRunWith, readBase, readMigrations, type Migration } from './schema/migration.ts'
import { withClient } from './server/client.ts'

/** Any number, but the same in every instance, so that only one migrates at a time. */
const lockKey = 7_031_007

/** A process of an older version, next to which a migration must not be applied. */
export class OlderVersionRuns extends Error {
  override name = 'OlderVersionRuns'
  readonly migration: string
  readonly instance: RunningInstance
  constructor(migration: string, instance: RunningInstance) {
    super(`${migration} cannot be applied while process ${instance.pid} on ${instance.host} runs`)
    this.migration = migration
    this.instance = instance
  }
}

function refuseBeside(pending: readonly Migration[], running: readonly RunningInstance[]): void {
  for (const migration of pending)
    for (const instance of running)
      if (!mayRunWith(instance.knows, migration)) throw new OlderVersionRuns(migration.name, instance)
}

/** How often a step is tried, milliseconds that it waits for a lock, and milliseconds between two tries. The wait is short because PostgreSQL queues every later statement on the table behind it. */
const tries = 20
const lockMs = 1_000
const restMs = 500

/** A lock that was not given in time, or a deadlock, which ended the step and not the caller that it met. */
const isLocked = (error: unknown): boolean => ['55P03', '40P01'].includes((error as { code?: string }).code ?? '')

async function apply(client: pg.Client, { name, up, hash, beside }: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockMs}`)
    await client.query(up)
    // The column comes with a migration of its own.
    await (beside === undefined
      ? client.query('INSERT INTO migration (name, hash) VALUES ($1, $2)', [name, hash])
      : client.query('INSERT INTO migration (name, hash, beside) VALUES ($1, $2, $3)', [name, hash, beside]))
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

async function applyAtLast(client: pg.Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await apply(client, migration)
      return
    } catch (error) {
      if (attempt < tries && isLocked(error)) {
        await wait(restMs)
        continue
      }
      throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
  }
}

/** A register that the former migrations have brought to the base schema is one that began with it. */
async function adoptFormer(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM migration WHERE name = $1', [lastFormer])
  if (!rowCount) return
  const { hash } = await readBase()
  await client.query(
    'WITH former AS (DELETE FROM migration WHERE name <= $1) INSERT INTO migration (name, hash) VALUES ($2, $3)',
    [lastFormer, baseName, hash],
  )
}

/** Tables whose rows never change: even the app's own role may only add to them. */
const onlyGrow = [
  'audit',
  'change_notice',
  'code_application_event',
  'former_log',
  'integrity_entry',
  'key_change',
  'login_record',
  'public_notice_version',
  'register',
  'report_version',
]

/** The columns that the app writes when it makes an archive; only the owner may record that archived rows were removed. */
const archiveMakes = [
  'id',
  'job_id',
  'first_id',
  'last_id',
  'hash_before',
  'hash_last',
  'file_id',
  'created_at',
  'created_by',
]

/** Grants the app's own role everything with rows, but of audit and published history only adding. */
async function grant(client: pg.Client, appRole: string): Promise<void> {
  const role = pg.escapeIdentifier(appRole)
  await client.query(`GRANT USAGE ON SCHEMA public TO ${role}`)
  await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`)
  await client.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${role}`)
  await client.query(`REVOKE UPDATE, DELETE ON ${onlyGrow.join(', ')} FROM ${role}`)
  // A demonstration places its invented notices in the past; what they say cannot be changed there either.
  await client.query(`GRANT UPDATE (at) ON public_notice_version TO ${role}`)
  await client.query(`REVOKE INSERT, DELETE ON integrity_head FROM ${role}`)
  await client.query(`REVOKE UPDATE, DELETE ON audit_archive FROM ${role}`)
  await client.query(`GRANT UPDATE (${archiveMakes.join(', ')}) ON audit_archive TO ${role}`)
  await client.query(`REVOKE INSERT, UPDATE, DELETE ON migration FROM ${role}`)
}

/** Brings the database up to date; returns the names of the applied migrations. Grants `appRole` what it needs when it is not the owner. Rejects with OlderVersionRuns where a process that runs forbids a step; nothing is applied then. */
export async function migrate(owner: pg.ClientConfig, appRole: string | undefined): Promise<string[]> {
  return withClient(owner, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey])
    await client.query(
      'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, hash text NOT NULL, at timestamptz NOT NULL DEFAULT now())',
    )
    await adoptFormer(client)
    const { rows } = await client.query<{ name: string; hash: string }>('SELECT name, hash FROM migration')
    const done = new Map(rows.map((row) => [row.name, row.hash]))
    const migrations = await readMigrations()
    const changed = migrations.find((one) => done.has(one.name) && done.get(one.name) !== one.hash)
    if (changed) throw new Error(`Migration ${changed.name} was changed after it ran; add a new one instead`)
    const pending = migrations.filter((one) => !done.has(one.name))
    if (pending.length > 0) refuseBeside(pending, await runningInstances(client))
    for (const migration of pending) await applyAtLast(client, migration)
    const role = appRole === client.user ? undefined : appRole
    // A newer version has granted what its tables need, which this one does not know.
    const last = migrations.at(-1)?.name ?? baseName
    if (role && ![...done.keys()].some((name) => name > last)) await grant(client, role)
    await migrateJobs(owner, role)
    return pending.map((one) => one.name)
  })
}
