// The check of kept answers is planned once for all calls, and asks for as many certificates at a time as wait.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { publishedReport } from '../../../../../test/make.ts'
import { markByPublicId } from './marks.ts'

const app = await testApp()
const reports = [await publishedReport(app), await publishedReport(app)]

test('after five calls the plan is no longer made anew', async () => {
  const plans = await app.db.connection().execute(async (db) => {
    for (let n = 0; n < 12; n++) await markByPublicId(db)({ key: reports[0]?.publicId ?? '', parts: null })
    const { rows } = await sql<{ made: number; kept: number }>`
      select custom_plans as made, generic_plans as kept from pg_prepared_statements where statement like '%asked.place%'`.execute(
      db,
    )
    return rows
  })
  expect(plans).toEqual([{ made: 5, kept: 7 }])
})

test('each of those who ask at the same time gets the mark of its own certificate', async () => {
  const ask = (key: string) => markByPublicId(app.db)({ key, parts: null })
  const keys = [...reports.map(({ publicId }) => publicId), 'none', reports[0]?.publicId ?? '']
  const found = await Promise.all([ask('first'), ...keys.map(ask)])
  expect(found.map((mark) => mark?.id)).toEqual([undefined, reports[0]?.id, reports[1]?.id, undefined, reports[0]?.id])
})
