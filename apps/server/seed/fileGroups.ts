// The groups of the file library that every register begins with; uploads without a group are sorted by their keys.
import type { Transaction } from 'kysely'
import type { Phrase } from '@register/contract/phrase'
import type { Tables } from '../src/db/tables.ts'
import { once } from './once.ts'

const groups: readonly { key: string; name: Phrase }[] = [
  { key: 'picture', name: ['图片', 'Pictures'] },
  { key: 'document', name: ['文档', 'Documents'] },
  { key: 'spreadsheet', name: ['表格', 'Spreadsheets'] },
  { key: 'other', name: ['其他', 'Other'] },
]

export async function seedFileGroups(tx: Transaction<Tables>): Promise<void> {
  const fresh = await once(
    tx,
    'fileGroup',
    groups.map(({ key }) => key),
  )
  const rows = groups.flatMap(({ key, name }, sort) =>
    fresh.has(key) ? [{ key, name_zh: name[0], name_en: name[1], sort }] : [],
  )
  if (rows.length === 0) return
  await tx
    .insertInto('file_group')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
