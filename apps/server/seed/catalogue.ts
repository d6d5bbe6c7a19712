// The equipment catalogue that every register starts with: the national one, and the items that rules test in addition.
import { readFile } from 'node:fs/promises'
import { shippedForms } from '@register/contract/rules/parameters/formKinds'
import type { Transaction } from 'kysely'
import type { Tables } from '../src/db/tables.ts'
import { seedFolder } from '../src/paths.ts'
import { once } from './once.ts'

type Tx = Transaction<Tables>

interface Entry {
  code: string
  parent: string
  name: readonly [string, string]
  kind: string
  source: string
  edition: string
  confirmed: boolean
}

const linesOf = async (file: string): Promise<string[][]> =>
  (await readFile(new URL(`data/${file}`, seedFolder), 'utf8'))
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/** The catalogue of 2014, then the items that rules test in addition, some of which have no published code. */
async function entries(): Promise<Entry[]> {
  const listed = (await linesOf('equipment-catalogue.tsv')).map(
    ([code = '', parent = '', _level, zh = '', en = '', kind = '']): Entry => ({
      code,
      parent,
      name: [zh, en],
      kind,
      source: '特种设备目录（2014年第114号公告）',
      edition: '2014-114',
      confirmed: true,
    }),
  )
  const ofRules = (await linesOf('rule-lists.tsv')).map(
    ([code = '', confirmed, parent = '', zh = '', en = '', kind = '', _form, rule = '', edition = '']): Entry => ({
      code,
      parent,
      name: [zh, en],
      kind,
      source: rule,
      edition,
      confirmed: confirmed === 'yes',
    }),
  )
  return [...listed, ...ofRules]
}

export async function seedCatalogue(tx: Tx): Promise<void> {
  const all = await entries()
  const fresh = await once(
    tx,
    'category',
    all.map(({ code }) => code),
  )
  const parents = new Map(all.map(({ code, parent }) => [code, parent]))
  const withChildren = new Set(parents.values())
  const pathOf = (code: string): string[] => {
    const parent = parents.get(code)
    return parent ? [...pathOf(parent), code] : [code]
  }
  const rows = all.map(({ code, parent, name, kind, source, edition, confirmed }, sort) => ({
    code,
    parent_code: parent || null,
    level: pathOf(code).length,
    path: pathOf(code),
    leaf: !withChildren.has(code),
    name_zh: name[0],
    name_en: name[1],
    form_kind: kind,
    forms: shippedForms(code).map(({ form }) => form.key),
    source,
    edition,
    confirmed,
    sort,
  }))
  const added = rows.filter(({ code }) => fresh.has(code))
  if (added.length === 0) return
  // Parents first, because of the foreign key.
  await tx
    .insertInto('category')
    .values(added.toSorted((a, b) => a.level - b.level))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
