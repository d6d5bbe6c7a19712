// A migration whose connection dies at any of its statements, up or down, leaves the tables as they were, and the next start takes it whole.
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { migrate } from '../src/db/migrate.ts'
import { readMigrations } from '../src/db/schema/migration.ts'
import { testApp } from './app.ts'
import { withDatabase } from './global.ts'

const { owner } = await testApp()
const { admin, app: role } = inject('postgres')
const config = withDatabase(admin, owner.database ?? '')
const [, ...later] = await readMigrations()

/** The statements of a part, apart at semicolons that end a line outside the body of a function. */
function statementsOf(text: string): string[] {
  const statements: string[] = []
  let [now, inBody] = ['', false]
  for (const line of text.split('\n')) {
    now += `${line}\n`
    if (((line.match(/\$\w*\$/g) ?? []).length & 1) === 1) inBody = !inBody
    if (inBody || !/;\s*(--.*)?$/.test(line)) continue
    statements.push(now)
    now = ''
  }
  return now.trim() === '' ? statements : [...statements, now]
}

/** Tables, columns, indexes, constraints, functions and triggers, and which migrations are on record. */
async function shape(): Promise<string> {
  const { rows } = await owner.query<{ shape: string }>(`
    SELECT md5(string_agg(one, E'\\n' ORDER BY one)) AS shape FROM (
      SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) FROM information_schema.columns WHERE table_schema = 'public'
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT concat_ws(' ', proname, md5(prosrc)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      UNION ALL SELECT concat_ws(' ', tgrelid::regclass, tgname, pg_get_triggerdef(oid)) FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT name FROM migration) all_of_it (one)`)
  return rows[0]?.shape ?? ''
}

/** Runs the first statements of a part as a migration does, in one transaction, and ends the connection. */
async function killAfter(statements: readonly string[]): Promise<void> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  await client.query('BEGIN')
  for (const statement of statements) await client.query(statement)
  const gone = new Promise((end) => client.once('end', end))
  await owner.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
  await gone
}

/** Kills a part after each of its statements; returns how often. */
async function killEverywhere(text: string): Promise<number> {
  const [statements, before] = [statementsOf(text), await shape()]
  for (let at = 1; at <= statements.length; at++) {
    await killAfter(statements.slice(0, at))
    expect(await shape(), `after ${statements[at - 1]}`).toBe(before)
  }
  return statements.length
}

async function applyWhole(name: string, text: string, record: string): Promise<void> {
  await owner.query(`BEGIN; ${text}`)
  await owner.query(record, [name])
  await owner.query('COMMIT')
}
const forgotten = 'DELETE FROM migration WHERE name = $1'

test('down and up again, killed at each statement of either', async () => {
  const whole = await shape()
  let kills = 0
  for (const { name, down = '' } of later.toReversed()) {
    kills += await killEverywhere(down)
    await applyWhole(name, down, forgotten)
  }
  expect(await shape()).not.toBe(whole)
  for (const { name, up, hash } of later) {
    kills += await killEverywhere(up)
    await applyWhole(name, up, `INSERT INTO migration (name, hash) VALUES ($1, '${hash}')`)
  }
  expect(await shape()).toBe(whole)
  expect(kills).toBeGreaterThan(2 * later.length)
  // And once more as a start does it, all of them at once.
  for (const { name, down = '' } of later.toReversed()) await applyWhole(name, down, forgotten)
  expect(await migrate(config, role?.user)).toEqual(later.map(({ name }) => name))
  expect(await shape()).toBe(whole)
})
