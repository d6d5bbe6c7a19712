// Gives a register its dictionaries and their items, each once. A dictionary that has been deleted gets no items.
import type { Transaction } from 'kysely'
import type { Tables } from '../src/db/tables.ts'
import { dictionaries } from './dictionaries.ts'
import { once } from './once.ts'

type Tx = Transaction<Tables>

const itemKey = (type: string, value: string) => `${type} ${value}`

async function seedItems(tx: Tx): Promise<void> {
  const items = dictionaries.flatMap(({ type, items: of }) => of.map((item, sort) => ({ type, sort, ...item })))
  const fresh = await once(
    tx,
    'dictionaryItem',
    items.map(({ type, value }) => itemKey(type, value)),
  )
  const types = new Set((await tx.selectFrom('dict_type').select('type').execute()).map(({ type }) => type))
  const rows = items
    .filter(({ type, value }) => fresh.has(itemKey(type, value)) && types.has(type))
    .map(({ type, value, label, sort, isDefault }) => ({
      type,
      value,
      label_zh: label[0],
      label_en: label[1],
      sort,
      is_default: isDefault ?? false,
    }))
  if (rows.length === 0) return
  await tx
    .insertInto('dict_item')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function seedDictionaries(tx: Tx): Promise<void> {
  const fresh = await once(
    tx,
    'dictionary',
    dictionaries.map(({ type }) => type),
  )
  // In order, so that a group exists before its entries.
  for (const [sort, { type, name, group }] of dictionaries.entries()) {
    if (!fresh.has(type)) continue
    await tx
      .insertInto('dict_type')
      .values({
        type,
        name_zh: name[0],
        name_en: name[1],
        sort,
        parent_id: group ? (of) => of.selectFrom('dict_type').where('type', '=', group).select('id') : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await seedItems(tx)
}
