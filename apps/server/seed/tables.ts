// Adds a row for each table of the product, so that lists show it; only the demonstration list is configured, as an example for the screens.
import type { Transaction } from 'kysely'
import { sampleColumns, sampleFields } from '@register/contract/demo/sample'
import type { Field } from '@register/contract/fields'
import { declaredTables } from '@register/contract/screens/tables'
import type { Tables } from '../src/db/tables.ts'
import type { StoredColumn } from '../src/features/system/table/store.ts'
import { once } from './once.ts'

const samples = 'demo/sample'

const widths: Readonly<Record<string, number>> = {
  sampleNo: 150,
  name: 200,
  kind: 130,
  status: 100,
  tester: 100,
  quantity: 110,
  fee: 110,
  progress: 140,
  urgent: 80,
  receivedOn: 120,
}

const columnOf = (field: Field): StoredColumn => ({
  prop: field.key,
  title: field.label,
  label: ['', ''],
  width: widths[field.key] ?? null,
  hide: field.key === 'remark',
  sortable: Object.entries(sampleColumns).some(([key, column]) => key === field.key && 'sortable' in column),
  fixed: field.key === 'sampleNo',
  filters: field.type === 'choice' ? (field.options ?? []).map(({ label, value }) => ({ text: label, value })) : [],
  showOverflowTooltip: ['name', 'owner', 'remark'].includes(field.key),
})

export async function seedTables(tx: Transaction<Tables>): Promise<void> {
  const rows = declaredTables.map(({ name, title: [zh, en] }) => ({ name, title_zh: zh, title_en: en }))
  await tx
    .insertInto('table_default')
    .values(rows)
    .onConflict((known) =>
      known.column('name').doUpdateSet((row) => ({
        title_zh: row.ref('excluded.title_zh'),
        title_en: row.ref('excluded.title_en'),
      })),
    )
    .execute()
  if ((await once(tx, 'table', [samples])).size === 0) return
  await tx
    .updateTable('table_default')
    .set({ columns: JSON.stringify(sampleFields.map(columnOf)) })
    .where('name', '=', samples)
    .where('columns', 'is', null)
    .execute()
}
