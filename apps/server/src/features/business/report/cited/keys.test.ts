// The numbers of a report's parts are read with a short way for most cells, and are those that the database's cited_keys() finds.
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { citedKeys } from './cited.ts'

const { db } = await testApp()

const number = fc
  .tuple(
    fc.constantFrom('TSX', 'TX', 'NOTSX', 'TS', ''),
    fc.constantFrom('3110', 'F310', '31I0', '311'),
    fc.constantFrom('901', '90123', '9O1'),
    fc.constantFrom('2026', '1899', '22'),
    fc.constantFrom('0001', '12345'),
  )
  .chain((groups) => fc.constantFrom('', ' ', '-', '  ').map((between) => groups.join(between)))
const cell = fc.oneof(
  number,
  fc
    .tuple(number, fc.constantFrom('补', '、TSX311090120260002', ' A B', '（见附件）', '\n'))
    .map((all) => all.join('')),
  fc.constantFrom('', ' ', 'NO', 'EU-BD 123', '无', 'tsx311090120260001', null, 12, true),
)
const rows = fc
  .array(cell, { maxLength: 3 })
  .map((cells) => cells.map((certificateNo) => ({ name: '门锁装置', certificateNo })))

test('both find the same in any components and tables', { timeout: 60_000 }, async () => {
  const given = fc.sample(fc.tuple(rows, rows), 400)
  const values = given.map(([components, table]) => ({ components, parameters: { ratedLoad: 1_000, devices: table } }))
  const { rows: found } = await sql<{ short: string[] | null; whole: string[] | null }>`
    with report as (select components, parameters from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given (components jsonb, parameters jsonb))
    select ${citedKeys} as short, cited_keys(report.components, report.parameters) as whole from report`.execute(db)
  expect(found).toHaveLength(400)
  expect(found.filter(({ whole }) => (whole ?? []).length > 1).length).toBeGreaterThan(100)
  for (const { short, whole } of found) expect(short).toEqual(whole)
})
