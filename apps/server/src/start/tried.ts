// For tests: starts the register in this process with an environment, ends it again, and tells what was said and what was left.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { withDatabase } from '../../test/global.ts'
import { readConfig, type Config } from '../config.ts'
import { endingOf } from './ending.ts'
import { linesOf } from './problem.ts'
import { start } from './start.ts'

export const key = 'pX3vN8qLr2TzK7mWc5JdYf9HsBgR4aUe6Qnt0VhxDyw='
export const otherKey = 'wyDxhV0tnQ6eUa4RgBsH9fYdJ5cWm7KzT2rLq8Nv3Xp='

let serial = 0

/** An empty folder of its own. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'register-start-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export interface Place {
  /** What DATABASE_URL is set to. */
  url: string
  /** Runs a statement as the owner of everything. */
  query: (statement: string) => Promise<Record<string, unknown>[]>
}

/** The address of one database of the tests' server. Its socket is a folder, so everything stands in the query. */
function urlOf(database: string): string {
  const { admin } = inject('postgres')
  const url = new URL(`postgres:///${database}`)
  for (const name of ['host', 'port', 'user', 'password'] as const) url.searchParams.set(name, String(admin[name]))
  return url.href
}

/** A database of its own: empty, with the tables and accounts of the tests' template, or made with other words. */
export async function newDatabase(made = ''): Promise<Place> {
  const { admin, template } = inject('postgres')
  const name = `${template}_s${process.pid}_${Date.now().toString(36)}_${serial++}`
  const client = new pg.Client(admin)
  await client.connect()
  await client.query('SELECT pg_advisory_lock(77)')
  await client.query(`CREATE DATABASE ${name} ${made === 'template' ? `TEMPLATE ${template}` : made}`)
  await client.query('SELECT pg_advisory_unlock(77)')
  const own = new pg.Client(withDatabase(admin, name))
  await own.connect()
  afterAll(async () => {
    await own.end()
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await client.end()
  })
  return { url: urlOf(name), query: async (statement) => (await own.query<Record<string, unknown>>(statement)).rows }
}

/** The same database for another user. */
export const asUser = (place: Place, user: string, password: string): string => {
  const url = new URL(place.url)
  if (url.hostname) Object.assign(url, { username: user, password })
  else for (const [name, value] of Object.entries({ user, password })) url.searchParams.set(name, value)
  return url.href
}

export interface Tried {
  /** What stops the start, a line each; empty when it came to its end. */
  refused: readonly string[]
  said: readonly string[]
  /** Why the process would have ended by itself. */
  quit: readonly string[]
  /** Names in the data folder afterwards; undefined when there is none. */
  left: readonly string[] | undefined
}

/** @param during is called while the register answers, with its address */
export async function tried(env: NodeJS.ProcessEnv, during?: (address: string) => Promise<void>): Promise<Tried> {
  const [said, quit]: [string[], string[]] = [[], []]
  const failures: unknown[] = []
  const ending = endingOf((error) => failures.push(error))
  let config: Config | undefined
  let refused: readonly string[] = []
  try {
    config = readConfig({
      PORT: '0',
      RATE_LIMIT: 'off',
      CAPTCHA: 'off',
      LOG_LEVEL: 'silent',
      DATABASE_WAIT: '0',
      ...env,
    })
    await start({ config, say: (line) => said.push(line), quit: (line) => quit.push(line), ending })
    await during?.(said.map((line) => /Ready in .*: (\S+)\/$/.exec(line)?.[1]).find(Boolean) ?? '')
  } catch (error) {
    refused = linesOf(error, config)
  }
  if (!(await ending.now()) || failures.length > 0) throw new Error(`did not end in order: ${String(failures)}`)
  const left = config && (await readdir(config.dataDir).catch(() => undefined))
  return { refused, said, quit, left: left?.toSorted() }
}
