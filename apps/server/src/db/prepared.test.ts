// Tests named statements: only repeated ones get a name, they survive migrations, and inside transactions only repeatable ones use them.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { transaction } from './connect.ts'

const { db, owner } = await testApp()
const preparedTexts = async () =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.map(
    (row) => row.statement,
  )

test('a repeated statement is prepared, but not inside a transaction', async () => {
  const ask = (given: number) => sql<{ answer: number }>`select ${given}::int + 1 as answer`.execute(db)
  for (let at = 0; at < 5; at++) expect((await ask(at)).rows).toEqual([{ answer: at + 1 }])
  expect(await preparedTexts()).toContain('select $1::int + 1 as answer')
  await db.transaction().execute(async (tx) => {
    for (let at = 0; at < 5; at++) await sql`select ${at}::int + 2 as answer`.execute(tx)
  })
  expect(await preparedTexts()).not.toContain('select $1::int + 2 as answer')
})

test('a table that a migration changes meanwhile is read with its new columns', async () => {
  await owner.query('CREATE TABLE changing AS SELECT 1 AS a')
  await owner.query('GRANT SELECT ON changing TO PUBLIC')
  const read = async () => (await sql`select * from changing`.execute(db)).rows
  for (let at = 0; at < 5; at++) expect(await read()).toEqual([{ a: 1 }])
  expect(await preparedTexts()).toContain('select * from changing')
  await owner.query('ALTER TABLE changing ADD COLUMN b int DEFAULT 2')
  for (let at = 0; at < 3; at++) expect(await read()).toEqual([{ a: 1, b: 2 }])
})

test('a transaction that a migration overtakes is repeated, with its new columns', async () => {
  await owner.query('CREATE TABLE written AS SELECT 1 AS a')
  await owner.query('GRANT SELECT ON written TO PUBLIC')
  const read = () => transaction(db, async (tx) => (await sql`select * from written`.execute(tx)).rows)
  for (let at = 0; at < 5; at++) expect(await read()).toEqual([{ a: 1 }])
  expect(await preparedTexts()).toContain('select * from written')
  await owner.query('ALTER TABLE written ADD COLUMN b int DEFAULT 2')
  expect(await Promise.all([read(), read(), read()])).toEqual(Array.from({ length: 3 }, () => [{ a: 1, b: 2 }]))
})
