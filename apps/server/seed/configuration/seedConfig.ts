// Writes one row for each configuration key that the product reads, so that lists show it; the product owns its words, the administrators its value.
import { sql, type Transaction } from 'kysely'
import { configKeys } from '@register/contract/system/config/keys'
import type { ConfigKey } from '@register/contract/system/config/key'
import type { Tables } from '../../src/db/tables.ts'

export async function seedConfig(tx: Transaction<Tables>): Promise<void> {
  const rows = Object.entries<ConfigKey>(configKeys).map(([key, { class: owner, type, label, hint }], sort) => ({
    key,
    class: owner,
    type,
    built_in: true,
    sort,
    label_zh: label[0],
    label_en: label[1],
    hint_zh: hint[0],
    hint_en: hint[1],
  }))
  await tx
    .insertInto('config')
    .values(rows)
    .onConflict((known) =>
      known.expression(sql`lower(key)`).doUpdateSet((row) => ({
        key: row.ref('excluded.key'),
        class: row.ref('excluded.class'),
        type: row.ref('excluded.type'),
        built_in: true,
        sort: row.ref('excluded.sort'),
        label_zh: row.ref('excluded.label_zh'),
        label_en: row.ref('excluded.label_en'),
        hint_zh: row.ref('excluded.hint_zh'),
        hint_en: row.ref('excluded.hint_en'),
      })),
    )
    .execute()
}
