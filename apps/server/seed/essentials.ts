// What every register needs before anyone signs in: catalogue, roles, menus, dictionaries, groups of files, tables. Adds what is missing and changes nothing that is there.
import { readFile } from 'node:fs/promises'
import type { Transaction } from 'kysely'
import type { Tables } from '../src/db/tables.ts'
import { seedFolder } from '../src/places.ts'
import { seedConfig } from './config.ts'
import { dictionaries } from './dictionaries.ts'
import { seedFileGroups } from './fileGroups.ts'
import { menus, type SeedMenu } from './menus.ts'
import { roles } from './roles.ts'
import { seedTables } from './tables.ts'

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

/** The catalogue of 2014, and behind it what rules test beside it; some of that has no code that was ever seen. */
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

async function seedCatalogue(tx: Tx): Promise<void> {
  const all = await entries()
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
    source,
    edition,
    confirmed,
    sort,
  }))
  // Parents first, or the foreign key refuses.
  await tx
    .insertInto('category')
    .values(rows.toSorted((a, b) => a.level - b.level))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function seedRoles(tx: Tx): Promise<void> {
  for (const [sort, role] of roles.entries()) {
    const added = await tx
      .insertInto('role')
      .values({ key: role.key, name_zh: role.name[0], name_en: role.name[1], sort, built_in: true })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added || role.permissions.length === 0) continue
    await tx
      .insertInto('role_grant')
      .values(role.permissions.map((permission) => ({ role_id: added.id, permission, scope: role.scope })))
      .execute()
  }
}

async function seedMenus(tx: Tx, list: readonly SeedMenu[], parent: number | null): Promise<void> {
  for (const [sort, menu] of list.entries()) {
    const [title_zh, title_en] = menu.title
    const row = {
      parent_id: parent,
      name: menu.name,
      path: menu.path,
      component: menu.component ?? '',
      title_zh,
      title_en,
      icon: menu.icon ?? '',
      permission: menu.permission ?? '',
      sort,
    }
    await tx
      .insertInto('menu')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { id } = await tx.selectFrom('menu').select('id').where('name', '=', menu.name).executeTakeFirstOrThrow()
    await seedMenus(tx, menu.children ?? [], id)
  }
}

async function seedDictionaries(tx: Tx): Promise<void> {
  for (const { type, name, items } of dictionaries) {
    await tx
      .insertInto('dict_type')
      .values({ type, name_zh: name[0], name_en: name[1] })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await tx
      .insertInto('dict_item')
      .values(
        items.map((item, sort) => ({
          type,
          value: item.value,
          label_zh: item.label[0],
          label_en: item.label[1],
          sort,
          is_default: item.isDefault ?? false,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

export async function seedEssentials(tx: Tx): Promise<void> {
  await seedCatalogue(tx)
  await seedRoles(tx)
  await seedMenus(tx, menus, null)
  await seedDictionaries(tx)
  await seedFileGroups(tx)
  await seedTables(tx)
  await seedConfig(tx)
}
