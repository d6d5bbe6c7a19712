// Gives a new register the base schema, then applies the migrations in order, each in a transaction of its own, under one lock, as the owner of the tables (docs/decisions/0133-one-base-schema.md).
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migrationsFolder, schemaFolder } from '../paths.ts'
import { migrateJobs } from './jobs/jobSchema.ts'
import { withClient } from './server/client.ts'

export interface Migration {
  name: string
  up: string
  /** Undefined for the base schema: before it there is no register. */
  down?: string
  /** sha256 of the file, to detect a migration that was changed after it ran. */
  hash: string
}

/** Stands before the migrations in the order of names. */
export const baseName = '0134_base'
/** The last of the migrations that the base schema took the place of. A database that has it has the base schema. */
export const lastFormer = '0134_sign_in_by_address.sql'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

async function textsIn(folder: URL): Promise<{ name: string; text: string }[]> {
  const path = fileURLToPath(folder)
  const names = (await readdir(path)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(path, name), 'utf8') })))
}

async function readBase(): Promise<Migration> {
  const up = (await textsIn(schemaFolder)).map(({ text }) => text).join('\n')
  return { name: baseName, up, hash: hashOf(up) }
}

/** Throws where a part is missing. */
export function parseMigration(name: string, text: string): Required<Migration> {
  const [, up, down] = /^-- up\n([\s\S]*)^-- down\n([\s\S]*)$/m.exec(text) ?? []
  if (!up || !down) throw new Error(`${name} needs an "-- up" and a "-- down" part`)
  return { name, up, down, hash: hashOf(text) }
}

/** The base schema and what has changed since, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const later = (await textsIn(migrationsFolder)).map(({ name, text }) => parseMigration(name, text))
  return [await readBase(), ...later]
}

/** Any number, but the same in every instance, so that only one migrates at a time. */
const lockKey = 7_031_007

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query("SET LOCAL lock_timeout = '5s'")
    await client.query(migration.up)
    await client.query('INSERT INTO migration (name, hash) VALUES ($1, $2)', [migration.name, migration.hash])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
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

/** Brings the database up to date; returns the names of the applied migrations. Grants `appRole` what it needs when it is not the owner. */
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
    for (const migration of pending) await apply(client, migration)
    const role = appRole === client.user ? undefined : appRole
    if (role) await grant(client, role)
    await migrateJobs(owner, role)
    return pending.map((one) => one.name)
  })
}
