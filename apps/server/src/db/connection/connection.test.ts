// A connection that fails takes only its own work with it: a cursor ends, a statement without an answer gives its place free, and both are known as failures of the database.
import pg from 'pg'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { isAway } from './away.ts'
import { BoundClient } from './boundClient.ts'

const { db, owner } = await testApp()
const end = (pid: number) => owner.query('SELECT pg_terminate_backend($1)', [pid])

/** Reads rows from a cursor whose connection ends after the first hundred; the failure. */
async function cutOff(wait: () => Promise<unknown>): Promise<unknown> {
  const read = db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      const numbers = tx.selectFrom(sql`generate_series(1, 100000)`.as('n')).select(sql<number>`n`.as('at'))
      let count = 0
      for await (const _ of numbers.stream(100))
        if (++count === 100) {
          await end(rows[0]?.pid ?? 0)
          await wait()
        }
    })
  return read.then(
    () => 'read to its end',
    (error: unknown) => error,
  )
}

test.each([
  ['in the middle of a step', () => Promise.resolve()],
  ['between two steps', () => owner.query('SELECT pg_sleep(0.1)')],
])('a cursor whose connection ends %s ends too, and leaves its place in the pool', async (_, wait) => {
  // More often than the pool has places: with one left behind each time, the last ones would wait for ever.
  for (let at = 0; at < 8; at++) expect(isAway(await cutOff(wait))).toBe(true)
  const asked = await Promise.all(Array.from({ length: 12 }, () => sql`select 1`.execute(db)))
  expect(asked).toHaveLength(12)
})

test('a statement without an answer ends with its connection, and the next one has another', async () => {
  const { admin } = inject('postgres')
  const pool = new pg.Pool({ ...admin, Client: BoundClient, max: 1, query_timeout: 300 })
  pool.on('error', () => {})
  const pid = async () => (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid
  const before = await pid()
  const client = await pool.connect()
  const failure = await client.query('SELECT pg_sleep(60)').catch((error: unknown) => error)
  expect(isAway(failure)).toBe(true)
  // As a transaction does that fails: it is rolled back before the connection returns to the pool.
  const rollback = await client.query('ROLLBACK').catch((error: unknown) => error)
  expect(isAway(rollback)).toBe(true)
  client.release()
  expect(await pid()).not.toBe(before)
  await pool.end()
})

test('a database that nobody answers for is away, and a mail server is not', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, Client: BoundClient })
  const ofDatabase = await pool.query('SELECT 1').catch((error: unknown) => error)
  expect((ofDatabase as { code: string }).code).toBe('ECONNREFUSED')
  expect(isAway(ofDatabase)).toBe(true)
  const ofMail = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' })
  expect(isAway(ofMail)).toBe(false)
})
