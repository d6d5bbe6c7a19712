// What an import holds while it computes: the end of the public log, for which every publication waits, is locked with its last statement alone.
import { checkImport, runImport } from '@register/contract/business/reportImport'
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { endOfImport } from '../../../../test/endOfImport.ts'
import { writeBook } from '../../../files/excel.ts'

const app = await testApp()

test('an import locks the end of the public log only when everything else is written', async () => {
  const manager = await app.as('body-manager')
  const row = {
    'Certificate No.': 'TSX F3A0 901 2015 0071',
    'Equipment category': '驱动主机',
    Model: 'HX-1',
    Manufacturer: '示例机械厂',
    'Issue date': '2015-06-01',
  }
  const columns = Object.keys(row).map((header) => ({ header, width: 10 }))
  const bytes = await writeBook([{ name: 'Reports', columns, rows: [Object.values(row)] }])
  const body = { formKind: elevator.key, existing: 'true' as const }
  const { id } = await manager(checkImport, { body }, { file: { name: 'old.xlsx', bytes } })
  expect(await endOfImport(manager, id)).toMatchObject({ state: 'checked', goodRows: 1 })
  // It looks for followers after its entries are made.
  await app.owner.query('BEGIN; LOCK TABLE follow IN ACCESS EXCLUSIVE MODE')
  try {
    await manager(runImport, { body: { id, rows: 'all' } })
    const waits = async () =>
      (await app.owner.query("SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'follow'::regclass")).rows.length
    await expect.poll(waits, { timeout: 10_000 }).toBe(1)
    const ends = await sql`select last_id from integrity_head for update nowait`.execute(app.db)
    expect(ends.rows).toHaveLength(1)
  } finally {
    await app.owner.query('COMMIT')
  }
  expect(await endOfImport(manager, id)).toMatchObject({ state: 'done', imported: 1 })
  expect(await app.findings()).toEqual([])
})
