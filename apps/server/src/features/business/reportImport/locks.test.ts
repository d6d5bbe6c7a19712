// What an import holds while it computes: nothing that others wait for; the end of the public log is locked with its last statement alone.
import { checkImport, runImport } from '@register/contract/business/reportImport'
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { endOfImport } from '../../../../test/endOfImport.ts'
import { writeBook } from '../../../files/excel.ts'

const app = await testApp()

const manager = await app.as('body-manager')
/** The locks of this database alone: those that other tests' databases were copied from the same one have the same numbers of tables. */
const ownLocks = 'pg_locks WHERE database = (SELECT oid FROM pg_database WHERE datname = current_database())'

/** Holds an import of one old certificate where it first reads a table, and looks meanwhile. */
async function heldAt(table: string, serial: string, look: () => Promise<void>): Promise<void> {
  const row = {
    'Certificate No.': `TSX F3A0 901 2015 ${serial}`,
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
  await app.owner.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
  try {
    await manager(runImport, { body: { id, rows: 'all' } })
    const waits = async () =>
      (await app.owner.query(`SELECT 1 FROM ${ownLocks} AND NOT granted AND relation = '${table}'::regclass`)).rows
        .length
    await expect.poll(waits).toBe(1)
    await look()
  } finally {
    await app.owner.query('COMMIT')
  }
  expect(await endOfImport(manager, id)).toMatchObject({ state: 'done', imported: 1 })
  expect(await app.findings()).toEqual([])
}

test('an import locks the end of the public log only when everything else is written', () =>
  // It looks for followers after its entries are made.
  heldAt('follow', '0071', async () => {
    const ends = await sql`select last_id from integrity_head for update nowait`.execute(app.db)
    expect(ends.rows).toHaveLength(1)
  }))

test('an import computes its entries before it locks makers and counters of numbers', () =>
  // Recalls are read for the records of the entries.
  heldAt('recall', '0072', async () => {
    const { rows } = await app.owner.query(
      `SELECT relation::regclass::text FROM ${ownLocks} AND granted AND mode = 'RowExclusiveLock'
         AND relation IN ('manufacturer'::regclass, 'code_serial'::regclass, 'integrity_head'::regclass)`,
    )
    expect(rows).toEqual([])
  }))
