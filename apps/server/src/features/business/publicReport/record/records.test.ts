// A record that is read as one JSON value is the record as its columns say it, its instants among them.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { publishedReport } from '../../../../../test/make.ts'
import { byPublicId, instants, records } from './records.ts'

const app = await testApp()
const part = await publishedReport(app)
const report = await publishedReport(app, { components: [{ name: '门锁装置', certificateNo: part.certificateNo }] })
const asRead = (row: object) => ({ ...row, looked_up_at: '' })

test('one JSON value says the same as all columns', async () => {
  // An array with what an array and JSON each write in a way of their own.
  await app.owner.query(`UPDATE report SET former_names = '{甲,"乙 \\"丙\\", {丁}"}' WHERE id = ${report.id}`)
  const [column] = await records(app.db).where('report.id', '=', report.id).execute()
  const [value, ...others] = await byPublicId(app.db, report.publicId)
  expect(others).toEqual([])
  expect(asRead(value ?? {})).toEqual(asRead(column ?? {}))
  expect(Object.keys(value ?? {})).toEqual(Object.keys(column ?? {}))
  expect(value?.published_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(Math.abs(Date.parse(value?.looked_up_at ?? '') - Date.parse(column?.looked_up_at ?? ''))).toBeLessThan(60_000)
})

test('every column that is an instant is known', async () => {
  const { rows } = await app.owner.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'report' AND data_type LIKE 'timestamp%' ORDER BY 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(instants.filter((name) => name !== 'looked_up_at').toSorted())
})

test('its statement is planned once, although it is long', async () => {
  const plans = await app.db.connection().execute(async (db) => {
    for (let n = 0; n < 12; n++) await byPublicId(db, report.publicId)
    const { rows } = await sql<{ kept: number; length: number }>`
      select generic_plans as kept, length(statement) from pg_prepared_statements where statement like 'select to_json%'`.execute(
      db,
    )
    return rows
  })
  expect(plans).toHaveLength(1)
  expect(plans[0]?.kept).toBeGreaterThan(0)
  expect(plans[0]?.length).toBeGreaterThan(8_000)
})
