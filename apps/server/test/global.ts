// Runs before all server tests: starts one PostgreSQL with a template database, migrated and with the accounts of the demo world, that each test file clones.
import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { seedAdmin } from '../seed/first/admin.ts'
import { seedEssentials } from '../seed/essentials.ts'
import { seedPeople } from '../seed/demo/people.ts'
import { seedSamples } from '../seed/demo/samples.ts'
import { secretsFrom } from '../src/access/secrets.ts'
import { connect, type Pool } from '../src/db/connect.ts'
import { startEmbedded, type EmbeddedServer } from '../src/db/embedded/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { quickFolder } from './quickFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The tests' PostgreSQL, the database to clone, and the role that the app connects as. */
    postgres: { admin: pg.ClientConfig; template: string; app: { user: string; password: string } | undefined }
  }
}

export const testMaster = 'a master secret for tests only, 32 bytes or more'
export const testSecrets = secretsFrom(Buffer.from(testMaster))
export const testPassword = 'Right-Horse-77-Battery'

async function run(admin: pg.ClientConfig, statements: readonly string[]): Promise<void> {
  const client = new pg.Client(admin)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Starts the product's own server, a second time for the settings that only tests need. */
async function startOwn(dataDir: string): Promise<EmbeddedServer> {
  const options = { dataDir, log: () => {} }
  const first = await startEmbedded(options)
  const { host, port, superuser: user, password } = first
  await run({ host, port, user, password, database: 'postgres' }, [
    // Files that want every connection of their app at once run next to each other.
    'ALTER SYSTEM SET max_connections = 300',
    // Clones are dropped before they need a clean-up, and the log is not left to grow in memory.
    'ALTER SYSTEM SET autovacuum = off',
    "ALTER SYSTEM SET max_wal_size = '256MB'",
  ])
  await first.stop()
  return startEmbedded(options)
}

/** What every test finds: the categories, and the accounts of the demonstration. */
export async function seedForTests(db: Pool): Promise<void> {
  await db.transaction().execute(seedEssentials)
  await db.transaction().execute(async (tx) => {
    await seedAdmin(tx, testPassword, false)
    await seedPeople(tx, testSecrets, testPassword)
  })
  await seedSamples(db)
}

/** The parts of an address, so that another database or role can take the place of one. */
function partsOf(connectionString: string): pg.ClientConfig {
  const { host, port, user, password, ssl, database } = new pg.Client({ connectionString })
  return { host, port, user, password, ssl, database }
}

/** What the role may do by which the tests connect. */
async function rightsOf(admin: pg.ClientConfig): Promise<{ superuser: boolean; makesRoles: boolean }> {
  const client = new pg.Client(admin)
  await client.connect()
  const { rows } = await client.query<{ rolsuper: boolean; rolcreaterole: boolean }>(
    'SELECT rolsuper, rolcreaterole FROM pg_roles WHERE rolname = current_user',
  )
  await client.end()
  const { rolsuper = false, rolcreaterole = false } = rows[0] ?? {}
  return { superuser: rolsuper, makesRoles: rolsuper || rolcreaterole }
}

/** Leaves a server that outlives the run as it was found. */
async function removeAll(admin: pg.ClientConfig, template: string, roles: readonly { user: string }[]): Promise<void> {
  const client = new pg.Client(admin)
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [template],
  )
  await client.end()
  await run(admin, [
    ...rows.map(({ datname }) => `DROP DATABASE ${datname} WITH (FORCE)`),
    ...roles.map(({ user }) => `DROP ROLE ${user}`),
  ])
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL']
  const folder = quickFolder('register-test-')
  const embedded = url ? undefined : await startOwn(folder)
  const admin: pg.ClientConfig = embedded
    ? {
        host: embedded.host,
        port: embedded.port,
        user: embedded.superuser,
        password: embedded.password,
        database: 'postgres',
      }
    : partsOf(url ?? '')
  const suffix = `${process.pid}_${Date.now()}`
  const template = `register_template_${suffix}`
  const rights = await rightsOf(admin)
  // The app has a role of its own, as in production. A server that a developer names may not let the tests make one.
  const app = rights.makesRoles ? { user: `app_${suffix}`, password: 'app' } : undefined
  // On another server than the product's own the tables belong to a role without further rights, as it is recommended.
  const owner = !embedded && rights.superuser ? { user: `owner_${suffix}`, password: 'owner' } : undefined
  const roles = [app, owner].flatMap((role) => role ?? [])
  await run(admin, [
    ...roles.map(({ user, password }) => `CREATE ROLE ${user} LOGIN PASSWORD '${password}'`),
    `CREATE DATABASE ${template}${owner ? ` OWNER ${owner.user}` : ''}`,
  ])
  const inTemplate = { ...withDatabase(admin, template), ...owner }
  await migrate(inTemplate, app?.user)
  const { db } = connect(inTemplate)
  await seedForTests(db)
  await db.destroy()
  project.provide('postgres', { admin, template, app })
  return async () => {
    if (embedded) await embedded.stop()
    else await removeAll(admin, template, roles)
    await rm(folder, { recursive: true, force: true })
  }
}

/** A configuration for another database on the same server. */
export const withDatabase = (config: pg.ClientConfig, database: string): pg.ClientConfig => ({ ...config, database })
