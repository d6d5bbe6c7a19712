// Two versions on one database: which steps an older process allows, what is refused before anything is applied, and what ends by itself.
import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { migrate } from '../src/db/migrate.ts'
import { lastMigration, lastSilent, mayRunWith, parseMigration, readMigrations } from '../src/db/schema/migration.ts'
import { outgrownWatch } from '../src/db/schema/outgrown.ts'
import { emptyDatabase } from '../src/start/found.ts'
import { verdictOn } from '../src/start/verdict.ts'
import { testApp } from './app.ts'
import { withDatabase } from './global.ts'

const { db, owner } = await testApp()
const { admin, app: role } = inject('postgres')
const config = withDatabase(admin, owner.database ?? '')
const migrations = await readMigrations()
const bringUp = () => migrate(config, role?.user)
const applied = async () =>
  (await owner.query<{ name: string }>('SELECT name FROM migration ORDER BY name')).rows.map(({ name }) => name)

/** Takes back the migrations from this one on. */
async function back(to: string): Promise<string[]> {
  const over = migrations.filter(({ name }) => name >= to)
  for (const { name, down = '' } of over.toReversed()) {
    await owner.query(down)
    await owner.query('DELETE FROM migration WHERE name = $1', [name])
  }
  return over.map(({ name }) => name)
}

/** A process on record, as it was last seen so many seconds ago. */
const running = ({ seconds = 1, number = null as number | null } = {}) =>
  owner.query(
    `INSERT INTO instance (id, host, pid, version, pool_max, pool_total, pool_idle, pool_waiting, resident, heap, loop_ms, log_level, started_at, beat_at, process_number)
     VALUES (gen_random_uuid(), 'machine-1', 4711, '1.9.0', 1, 1, 1, 0, 1, 1, 0, 'info', now(), now() - make_interval(secs => $1), $2)`,
    [seconds, number],
  )

afterEach(async () => {
  await owner.query('DELETE FROM instance')
  await bringUp()
})

const silent = migrations.find(({ name }) => name === lastSilent)?.name ?? ''
const [first] = migrations.filter(({ beside }) => beside !== undefined)
const spoken = first?.name ?? ''

test('a step that allows no other version is refused while a process runs, with its name, and nothing is applied', async () => {
  const over = await back(silent)
  await running()
  const before = await applied()
  await expect(bringUp()).rejects.toMatchObject({
    name: 'OlderVersionRuns',
    migration: silent,
    instance: { host: 'machine-1', pid: 4711 },
  })
  expect(await applied()).toEqual(before)
  await owner.query('DELETE FROM instance')
  expect(await bringUp()).toEqual(over)
})

test('a process that was silent for a minute, or whose lock is free, forbids nothing', async () => {
  const over = await back(silent)
  await running({ seconds: 61 })
  await running({ number: 4_041 })
  expect(await bringUp()).toEqual(over)
})

test('a step that allows the version of the process is applied while it runs, and says so in the database', async () => {
  const over = await back(spoken)
  await running()
  expect(await bringUp()).toEqual(over)
  const { rows } = await owner.query('SELECT beside FROM migration WHERE name = $1', [spoken])
  expect(rows).toEqual([{ beside: lastSilent }])
})

test('a table that others read for some seconds delays a step, and does not fail it', async () => {
  const over = await back(spoken)
  const reader = new pg.Client(config)
  await reader.connect()
  await reader.query('BEGIN; LOCK TABLE instance IN ACCESS SHARE MODE')
  const freed = new Promise((done) => setTimeout(done, 2_500)).then(() => reader.query('COMMIT'))
  expect(await bringUp()).toEqual(over)
  await freed
  await reader.end()
})

test('a step that a deadlock ends is tried again', async () => {
  const over = await back(spoken)
  const reader = new pg.Client(config)
  await reader.connect()
  await reader.query('BEGIN; LOCK TABLE instance IN ACCESS SHARE MODE')
  // The step has `migration` and waits for `instance`; the reader then wants the other one, and the step is the first to see the circle.
  const done = migrate({ ...config, options: '-c deadlock_timeout=800ms' }, role?.user)
  const waits = () =>
    owner.query(
      `SELECT FROM pg_locks WHERE database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND relation = 'instance'::regclass AND NOT granted`,
    )
  await expect.poll(async () => (await waits()).rowCount, { interval: 20 }).toBe(1)
  await reader.query('LOCK TABLE migration IN ACCESS SHARE MODE; COMMIT')
  expect(await done).toEqual(over)
  await reader.end()
})

test('an older version leaves the rights of a newer one’s tables alone', async () => {
  const grants = () => owner.query("SELECT relname, relacl::text FROM pg_class WHERE relname = 'audit'")
  await owner.query("INSERT INTO migration (name, hash) VALUES ('9000_of_tomorrow.sql', 'x')")
  await owner.query(`REVOKE SELECT ON audit FROM ${pg.escapeIdentifier(role?.user ?? 'postgres')}`)
  const { rows: before } = await grants()
  await bringUp()
  expect((await grants()).rows).toEqual(before)
  await owner.query("DELETE FROM migration WHERE name = '9000_of_tomorrow.sql'")
})

test('a process ends by itself when the database has a step that it must not run with, and only then', async () => {
  const lines: string[] = []
  const look = outgrownWatch(db, (line) => lines.push(line))
  const add = (name: string, beside: string | null) =>
    owner.query('INSERT INTO migration (name, hash, beside) VALUES ($1, $2, $3)', [name, 'x', beside])
  await look()
  await add('9000_allows_us.sql', await lastMigration())
  await look()
  expect(lines).toEqual([])
  await add('9001_does_not.sql', '9000_allows_us.sql')
  await look()
  await look()
  expect(lines).toEqual([expect.stringMatching(/^A newer version has changed the database \(9001_does_not\.sql\)/)])
  await owner.query("DELETE FROM migration WHERE name > '9'")
})

test('a process ends by itself where a step is of another branch, although its number is an earlier one', async () => {
  const lines: string[] = []
  const look = outgrownWatch(db, (line) => lines.push(line))
  await owner.query("INSERT INTO migration (name, hash, beside) VALUES ('0161_of_a_branch.sql', 'x', $1)", [lastSilent])
  await look()
  expect(lines).toEqual([])
  await owner.query("UPDATE migration SET beside = NULL WHERE name = '0161_of_a_branch.sql'")
  await look()
  expect(lines).toEqual([expect.stringContaining('(0161_of_a_branch.sql)')])
  await owner.query("DELETE FROM migration WHERE name = '0161_of_a_branch.sql'")
})

test.each([
  ['of another branch that allows none, although its number is an earlier one', '0161_of_a_branch.sql', {}, true],
  ['of another branch that allows this version', '0161_of_a_branch.sql', { '0161_of_a_branch.sql': lastSilent }, false],
  ['of a later version that allows none', '9000_of_tomorrow.sql', {}, true],
])('a start on a database with a step %s', (_, name, beside, isRefused) => {
  const known = migrations.map((one) => one.name)
  const found = { ...emptyDatabase, applied: [...known, name].toSorted(), beside }
  const plain = { demo: true, production: false, dataDir: 'data', databaseUrl: undefined, secretKey: undefined }
  const start = () => verdictOn({ found, known, keyId: undefined, folderId: undefined, config: plain })
  if (isRefused) expect(start).toThrow(`is newer than this program (${name})`)
  else expect(start()).toEqual({ kind: 'demonstration', begins: true })
})

test.each([
  ['it knows the step', '0170_a.sql', undefined, true],
  ['it is newer', '0180_b.sql', undefined, true],
  ['it is older, and the step allows none', '0160_z.sql', undefined, false],
  ['it is older, and the step allows it', '0165_z.sql', '0165_z.sql', true],
  ['it is older than the oldest that the step allows', '0160_z.sql', '0165_z.sql', false],
])('a version may run on a database with a step: %s', (_, knows, beside, may) => {
  expect(mayRunWith(knows, { name: '0170_a.sql', beside })).toBe(may)
})

test.each([
  ['nothing', '-- What.\n', /needs either/],
  ['both', '-- What.\n-- beside: 0160_a.sql\n-- alone: because\n', /needs either/],
  ['a later one', '-- What.\n-- beside: 0180_a.sql\n', /names a migration before it/],
  ['no reason', '-- What.\n-- alone:\n', /needs either/],
])('a migration that says %s of other versions is refused', (_, head, message) => {
  expect(() => parseMigration('0170_a.sql', `${head}-- up\nSELECT 1;\n-- down\nSELECT 1;\n`)).toThrow(message)
})

/** What holds a large table for the time of a whole reading, while the older version waits for it. */
const slow = [
  /\bCREATE (UNIQUE )?INDEX\b/i,
  /\bALTER COLUMN \w+ (SET DATA )?TYPE\b/i,
  /\bSET NOT NULL\b/i,
  /\bADD CONSTRAINT\b(?![^;]*\bNOT VALID\b)/i,
  /\bVACUUM FULL\b|\bCLUSTER\b|\bREINDEX\b/i,
]

test('a step that allows other versions holds no table that has rows for long', () => {
  const held = migrations.flatMap(({ name, up, beside }) => {
    const made = [...up.matchAll(/\bCREATE TABLE (\w+)/g)].map(([, table]) => table)
    const ofOthers = up
      .split(';')
      .filter((statement) => !made.some((table) => new RegExp(`\\b(ON|TABLE) ${table}\\b`).test(statement)))
    return beside === undefined
      ? []
      : ofOthers.filter((one) => slow.some((pattern) => pattern.test(one))).map(() => name)
  })
  expect(held).toEqual([])
})
