// The register that benchmarks work on: in a folder of its own that grows and stays, on the embedded PostgreSQL or on another one of this machine.
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { configuration, databases, pg } from '../product/modules.mjs'

/**
 * @typedef {{ demoPassword: string, secretKey: string, baseMax?: number }} Mark `baseMax`: highest id of the reports that growth copies.
 * @typedef {import('../../apps/server/src/db/databases.ts').Database} Database
 * @typedef {{
 *   folder: string,
 *   env: Record<string, string | undefined>,
 *   mark: Mark,
 *   storeMark: () => Promise<void>,
 *   database: () => Database,
 *   asOwner: <T>(work: (client: import('pg').Client) => Promise<T>) => Promise<T>,
 *   rows: () => Promise<number>,
 *   restart: () => Promise<boolean>,
 *   close: () => Promise<void>,
 * }} Register `restart`: the database begins with empty buffers; false where the benchmark did not start it.
 */

/** This machine, or the folder of a socket on it. */
const here = /^(localhost|127\.0\.0\.1|\[::1\]|%2f.*)$/i

/** A folder of earlier benchmarks, or an empty one that becomes one. @param {string} folder @returns {Promise<Mark>} */
async function markOf(folder) {
  await mkdir(folder, { recursive: true, mode: 0o711 })
  const file = join(folder, 'bench.json')
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known) return /** @type {Mark} */ (JSON.parse(known))
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} holds something else than a register of benchmarks: choose another folder with --data`)
  return {
    demoPassword: `Bench-7${randomBytes(12).toString('base64url')}`,
    secretKey: randomBytes(48).toString('base64'),
  }
}

/** @param {NodeJS.ProcessEnv} env @param {string} folder @param {Mark} mark */
function environment(env, folder, mark) {
  if (env.NODE_ENV === 'production') throw new Error('Invented records do not belong into a register in production')
  const url = env.DATABASE_URL
  if (url && !here.test(new URL(url).hostname))
    throw new Error('DATABASE_URL: benchmarks use a database of this machine only')
  return {
    ...env,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'register'),
    PUBLIC_URL: 'http://register.example',
    RATE_LIMIT: 'off',
    CAPTCHA: 'off',
    DEMO: '1',
    DEMO_PASSWORD: mark.demoPassword,
    ...(url ? { SECRET_KEY: mark.secretKey } : {}),
  }
}

/** @template T @param {import('pg').ClientConfig} config @param {(client: import('pg').Client) => Promise<T>} work */
async function withClient(config, work) {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Throws an Error of one line. @param {{ folder: string, log: (line: string) => void }} input @returns {Promise<Register>} */
export async function openRegister({ folder, log }) {
  const mark = await markOf(folder)
  const env = environment(process.env, folder, mark)
  const [{ readConfig }, { openDatabase }] = await Promise.all([configuration(), databases()])
  const config = readConfig(env)
  await mkdir(config.dataDir, { recursive: true, mode: 0o711 })
  let database = await openDatabase(config, log)

  /** @type {Register['asOwner']} */
  const asOwner = (work) => withClient(database.owner, work)
  const rows = () =>
    asOwner(async (client) => {
      const { rows: tables } = await client.query("select 1 from pg_class where relname = 'report' and relkind = 'r'")
      if (tables.length === 0) return 0
      const { rows: counted } = /** @type {{ rows: { n: number }[] }} */ (
        await client.query('select count(*)::int as n from report')
      )
      return counted[0]?.n ?? 0
    })
  const storeMark = () => writeFile(join(folder, 'bench.json'), `${JSON.stringify(mark, null, 2)}\n`, { mode: 0o600 })

  if (mark.baseMax === undefined && config.databaseUrl && (await rows()) > 0)
    throw new Error(
      'DATABASE_URL names a register with reports that the benchmarks did not make: give them an empty one',
    )
  await storeMark()
  return {
    folder,
    env,
    mark,
    storeMark,
    database: () => database,
    asOwner,
    rows,
    async restart() {
      if (config.databaseUrl) return false
      await database.stop()
      database = await openDatabase(config, () => {})
      return true
    },
    close: () => database.stop(),
  }
}
