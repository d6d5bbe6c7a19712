// Gives a register its menu entries, each once: directories, pages, and below a page its permissions.
import type { Transaction } from 'kysely'
import type { Tables } from '../src/db/tables.ts'
import { menus, type SeedMenu } from './menus.ts'
import { rememberRow, once, rowOf } from './once.ts'

type Tx = Transaction<Tables>

const namesOf = (list: readonly SeedMenu[]): string[] =>
  list.flatMap(({ name, children = [] }) => [name, ...namesOf(children)])

/** The id of the entry; undefined when it was not made because an administrator had an entry of that name or title, or when it was deleted. */
async function idOf(tx: Tx, name: string): Promise<number | undefined> {
  const stored = await rowOf(tx, 'menu', name)
  const row = await tx
    .selectFrom('menu')
    .select('id')
    .$call((query) => (stored === undefined ? query.where('name', '=', name) : query.where('id', '=', stored)))
    .executeTakeFirst()
  return row?.id
}

async function add(tx: Tx, menu: SeedMenu, parent: number | null, sort: number): Promise<void> {
  const row = {
    parent_id: parent,
    name: menu.name,
    path: menu.path,
    component: menu.component ?? '',
    title_zh: menu.title[0],
    title_en: menu.title[1],
    icon: menu.icon ?? '',
    type: menu.type ?? 'menu',
    permission: menu.permission ?? '',
    roles: [...(menu.roles ?? [])],
    sort,
  }
  await tx
    .insertInto('menu')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const id = await idOf(tx, menu.name)
  if (id !== undefined) await rememberRow(tx, 'menu', menu.name, id)
}

const anyOf = (fresh: ReadonlySet<string>, list: readonly SeedMenu[]): boolean =>
  list.some(({ name, children = [] }) => fresh.has(name) || anyOf(fresh, children))

/** `parent`: undefined when the entry above does not exist. */
async function addAll(
  tx: Tx,
  fresh: ReadonlySet<string>,
  list: readonly SeedMenu[],
  parent: number | null | undefined,
): Promise<void> {
  for (const [sort, menu] of list.entries()) {
    const { name, type, children = [] } = menu
    // A page whose directory was deleted goes to the top level; a permission whose page was deleted is granted to roles without a menu entry.
    if (fresh.has(name) && !(type === 'button' && parent === undefined)) await add(tx, menu, parent ?? null, sort)
    if (anyOf(fresh, children)) await addAll(tx, fresh, children, await idOf(tx, name))
  }
}

export async function seedMenus(tx: Tx): Promise<void> {
  const fresh = await once(tx, 'menu', namesOf(menus))
  await addAll(tx, fresh, menus, null)
}
