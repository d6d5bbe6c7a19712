// The first defaults of tables: only the demonstration list has one, so that the screens have something to lie over.
import type { Transaction } from 'kysely'
import { sampleColumns, sampleFields } from '@register/contract/demo/sample'
import type { Field } from '@register/contract/fields'
import type { Tables } from '../src/db/tables.ts'
import type { KeptColumn } from '../src/features/system/table/list.ts'
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

const columnOf = (field: Field): KeptColumn => ({
  prop: field.key,
  label: field.label,
  width: widths[field.key] ?? null,
  hide: field.key === 'remark',
  sortable: Object.entries(sampleColumns).some(([key, column]) => key === field.key && 'sortable' in column),
  fixed: field.key === 'sampleNo',
  filters: field.type === 'choice' ? (field.options ?? []).map(({ label, value }) => ({ text: label, value })) : [],
  showOverflowTooltip: ['name', 'owner', 'remark'].includes(field.key),
})

export async function seedTables(tx: Transaction<Tables>): Promise<void> {
  if ((await once(tx, 'table', [samples])).size === 0) return
  await tx
    .insertInto('table_default')
    .values({
      name: samples,
      title_zh: '样品列表（演示）',
      title_en: 'Samples (demonstration)',
      columns: JSON.stringify(sampleFields.map(columnOf)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
