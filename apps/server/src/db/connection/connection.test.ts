// A connection that fails takes only its own work with it: a cursor ends, a statement without an answer gives its place free, and both are known as failures of the database.
import pg from 'pg'
import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { inSnapshot, type Db } from '../connect.ts'
import { isAway } from './away.ts'
import { BoundClient } from './boundClient.ts'
import { lastAtMost, longest, longestRead } from './longest.ts'

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

describe('a transaction ends, whatever becomes of the process that began it', async () => {
  const limitIn = async (tx: Db) =>
    (await sql<{ most: string | null }>`select current_setting('transaction_timeout', true) as most`.execute(tx))
      .rows[0]?.most
  const { rows } = await owner.query<{ version: string }>("SELECT current_setting('server_version_num') AS version")
  const knows = Number(rows[0]?.version) >= 170_000

  test('each has a limit, reads of everything stored a longer one; a server before 17 knows none', async () => {
    expect(await db.transaction().execute(limitIn)).toBe(knows ? longest : null)
    expect(await inSnapshot(db, limitIn)).toBe(knows ? longestRead : null)
    const idle = sql<{ most: string }>`select current_setting('idle_in_transaction_session_timeout') as most`
    expect((await inSnapshot(db, (snapshot) => idle.execute(snapshot))).rows).toEqual([{ most: longestRead }])
    // The next transaction of the same connection has its own again.
    for (let at = 0; at < 6; at++) expect(await limitIn(db)).toBe(knows ? longest : null)
  })

  test.skipIf(!knows)('and its connection ends with it, also when it is at work all the time', async () => {
    const endless = db.transaction().execute(async (tx) => {
      await lastAtMost(tx, '200ms')
      for (;;) await sql`select pg_sleep(0.01)`.execute(tx)
    })
    await expect(endless).rejects.toThrow(/transaction timeout|Connection terminated|not queryable/)
  })
})
