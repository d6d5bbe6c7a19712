// A copy of the register's database for a measurement that writes rows which cannot be deleted; the copy is dropped afterwards.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pg } from '../product/modules.mjs'

const name = 'register_bench_copy'

/** @typedef {{ env: Record<string, string | undefined>, app: import('pg').PoolConfig, owner: import('pg').ClientConfig, drop: () => Promise<void> }} OwnCopy */

/** The same server with another database. @param {import('pg').ClientConfig} config @param {string} database */
function placed(config, database) {
  if (!config.connectionString) return { ...config, database }
  const url = new URL(config.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** The address in the form of the product's settings. @param {import('pg').ClientConfig} config */
function urlOf({ connectionString, host = '', port = 5432, user = '', password, database = '' }) {
  if (connectionString) return connectionString
  const url = new URL(`postgres://localhost:${port}/${database}`)
  url.username = encodeURIComponent(user)
  url.password = encodeURIComponent(String(password))
  url.searchParams.set('host', host)
  return url.href
}

/** @param {import('pg').ClientConfig} config @param {readonly string[]} statements */
async function run(config, statements) {
  const client = new pg.Client(config)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Only while no product runs on the register, because the database must have no connections. @param {import('./open.mjs').Register} register @returns {Promise<OwnCopy>} */
export async function ownCopy({ folder, env, database }) {
  const { app, owner } = database()
  const template = await nameOf(owner)
  const admin = placed(owner, 'postgres')
  await run(admin, [
    `drop database if exists ${name} with (force)`,
    `create database ${name} template ${pg.escapeIdentifier(template)}`,
  ])
  const [appHere, ownerHere] = [placed(app, name), placed(owner, name)]
  const dataDir = await mkdtemp(join(folder, 'copy-'))
  const key = env.SECRET_KEY ?? (await readFile(join(folder, 'register', 'secret.key'), 'utf8')).trim()
  return {
    env: {
      ...env,
      DATA_DIR: dataDir,
      DATABASE_URL: urlOf(appHere),
      DATABASE_OWNER_URL: urlOf(ownerHere),
      SECRET_KEY: key,
    },
    app: appHere,
    owner: ownerHere,
    async drop() {
      await run(admin, [`drop database if exists ${name} with (force)`])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** @param {import('pg').ClientConfig} config */
async function nameOf(config) {
  const client = new pg.Client(config)
  await client.connect()
  try {
    const { rows } = /** @type {{ rows: { name: string }[] }} */ (
      await client.query('select current_database() as name')
    )
    return rows[0]?.name ?? ''
  } finally {
    await client.end()
  }
}
