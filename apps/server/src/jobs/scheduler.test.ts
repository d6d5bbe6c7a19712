// Tests what runs every few seconds: a long task comes to its end.
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import type { Pool } from '../db/connect.ts'
import { schedule } from './scheduler.ts'

const { connection } = await testApp()
const db: Pool = new Kysely({
  dialect: new PostgresDialect({ pool: new pg.Pool({ ...connection, idle_in_transaction_session_timeout: 200 }) }),
})
afterAll(() => db.destroy())

test('a task that works for longer than a transaction may be idle is not broken off', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  let ends = 0
  const enough = schedule(db, log, [{ name: 'slow', everySeconds: 0.1, run: () => wait(500).then(() => void ends++) }])
  await expect.poll(() => ends).toBeGreaterThan(1)
  await enough()
  expect(lines).toEqual([])
})
