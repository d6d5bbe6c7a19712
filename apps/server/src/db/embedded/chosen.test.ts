// Tests an embedded database with programs that the operator names: all of them are used, and wrong ones are refused before anything is made.
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { quickFolder } from '../../../test/quickFolder.ts'
import { readConfig } from '../../config.ts'
import { problem } from '../../config/problem.ts'
import { databaseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { startEmbedded, type EmbeddedServer } from './embedded.ts'

const folders: string[] = []
const servers: EmbeddedServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = quickFolder('register 程序 ')
  folders.push(folder)
  chmodSync(folder, 0o777)
  return folder
}

/** A folder of programs that are the shell scripts given. */
function programs(script: (name: string) => string): string {
  const bin = join(newFolder(), 'bin')
  mkdirSync(bin)
  for (const name of ['postgres', 'initdb', 'pg_ctl']) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script(name)}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  return bin
}

async function start(dataDir: string, folder?: string): Promise<EmbeddedServer> {
  const chosen =
    folder === undefined
      ? undefined
      : { folder, refuse: (reason: readonly [string, string]) => problem('POSTGRES_BIN_DIR', reason, folder) }
  const server = await startEmbedded({ dataDir, log: () => {}, chosen })
  servers.push(server)
  return server
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'started',
    (error: Error) => error.message,
  )

test('all that is run for the database is of the folder: making, starting and stopping it', async () => {
  const real = await findBinaries(await databaseAccount([]), [])
  const paths: Record<string, string> = { postgres: real.postgres, initdb: real.initdb, pg_ctl: real.pgCtl }
  const log = join(newFolder(), 'log')
  writeFileSync(log, '')
  chmodSync(log, 0o666)
  const bin = programs((name) => `echo "${name} $1" >> "${log}"\nexec "${paths[name]}" "$@"`)
  const server = await start(join(newFolder(), 'data'), bin)
  await server.stop()
  servers.pop()
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  expect(lines).toEqual([
    'postgres --version',
    'initdb --version',
    'pg_ctl --version',
    'initdb -D',
    'pg_ctl start',
    'pg_ctl stop',
  ])
})

test.each([
  [
    'of another major version',
    (name: string) => `echo "${name} (PostgreSQL) 15.18 (Debian)"`,
    'has programs of PostgreSQL 15, but this database is of 18',
  ],
  [
    'one of which is of another',
    (name: string) => `echo "${name} (PostgreSQL) ${name === 'initdb' ? '17.11' : '18.6'}"`,
    'has programs of PostgreSQL 17',
  ],
  ['that do not run', () => 'echo "libpq.so.5 is missing" >&2; exit 127', 'libpq.so.5 is missing'],
  ['that are something else', () => 'echo hello', 'has a program that cannot be run'],
])('programs %s are refused in both languages, and no database is made', async (_, script, expected) => {
  const [data, bin] = [join(newFolder(), 'data'), programs(script)]
  const message = await refusalOf(start(data, bin))
  expect(message).toContain(`POSTGRES_BIN_DIR="${bin}" `)
  expect(message).toContain(expected)
  expect(message).toMatch(/[\u4e00-\u9fff].*(18|无法运行)/)
  expect(message).not.toContain('\n')
  expect(existsSync(join(data, 'postgres'))).toBe(false)
  expect(existsSync(join(data, 'postgres-password.txt'))).toBe(false)
})

test('an existing database says which version it wants, and stays as it was', async () => {
  const data = join(newFolder(), 'data')
  mkdirSync(join(data, 'postgres'), { recursive: true })
  for (const folder of [data, join(data, 'postgres')]) chmodSync(folder, 0o755)
  writeFileSync(join(data, 'postgres', 'PG_VERSION'), '17\n')
  const bin = programs((name) => `echo "${name} (PostgreSQL) 18.6"`)
  expect(await refusalOf(start(data, bin))).toContain(
    'has programs of PostgreSQL 18, but this database is of 17: name programs of 17',
  )
  expect(readFileSync(join(data, 'postgres', 'PG_VERSION'), 'utf8')).toBe('17\n')
})

test('the setting is checked before anything is begun', () => {
  const bin = programs(() => '')
  const read = (folder: string, more = {}) => readConfig({ POSTGRES_BIN_DIR: folder, ...more }).postgresBinDir
  expect(read(bin)).toBe(bin)
  expect(() => read('bin')).toThrow('POSTGRES_BIN_DIR="bin" must be the full path of a folder')
  expect(() => read(join(bin, 'postgres'))).toThrow('is no folder')
  const url = { DATABASE_URL: 'postgres://db/register', SECRET_KEY: 'pX3vN8qLr2TzK7mWc5JdYf9HsBgR4aUe6Qnt0VhxDyw=' }
  expect(() => read(bin, url)).toThrow('POSTGRES_BIN_DIR is not for DATABASE_URL')
  rmSync(join(bin, 'initdb'))
  expect(() => read(bin)).toThrow(/lacks initdb ·/)
  expect(() => read(bin)).toThrow('中没有 initdb')
})
