// Writing the menu: which entries may be below which, which addresses are allowed, order and place.
import { sql } from 'kysely'
import { badField } from '@register/contract/errors'
import type { Input } from '@register/contract/endpoint'
import type { Phrase } from '@register/contract/phrase'
import { originsIn } from '@register/contract/system/frame/origins'
import { addressProblem } from '@register/contract/system/frame/address'
import {
  type addMenu as added,
  type changeMenu as changed,
  type MenuEntry,
  type MenuNode,
  type moveMenu as moved,
} from '@register/contract/system/menu'
import { configured } from '../../../../access/configured.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { readMenus, menus } from '../store.ts'
import { refuseLost } from './needed.ts'

type Written = Input<typeof added>['body']
export type StoredEntry = Awaited<ReturnType<typeof readMenus>>[number]

/** Every entry, locked until COMMIT: two moves at once could put each entry below the other. */
export async function lockAll({ db }: UserCtx): Promise<StoredEntry[]> {
  await sql`select id from menu order by id for update`.execute(db)
  return readMenus(db)
}

export async function readEntry(ctx: UserCtx, id: number): Promise<MenuEntry> {
  const entry = await menus.read(ctx, id)
  const { parent_id } = await ctx.db
    .selectFrom('menu')
    .select('parent_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...entry, parentId: parent_id }
}

export async function readTree(ctx: UserCtx): Promise<MenuNode[]> {
  const rows = await menus
    .rows(menus.scoped(ctx))
    .select('menu.parent_id as parentId')
    .orderBy('menu.sort')
    .orderBy('menu.id')
    .execute()
  const entries = rows.map((row) => ({ ...menus.answered(row), parentId: row.parentId }))
  const under = (parent: number | null): MenuNode[] =>
    entries.filter(({ parentId }) => parentId === parent).map((entry) => ({ ...entry, children: under(entry.id) }))
  return under(null)
}

/** What an entry may contain: a directory contains entries, a page its permissions, and others nothing. */
const placeOf = ({ type, component }: Pick<StoredEntry, 'type' | 'component'>): 'directory' | 'page' | 'end' =>
  type !== 'menu' ? 'end' : component === '' ? 'directory' : 'page'

const misplaced = (type: string): Phrase =>
  type === 'button'
    ? ['上级菜单：权限应放在页面之下', 'Parent: a permission must be placed under a page']
    : ['上级菜单：应为目录，或不选（一级菜单）', 'Parent: it must be a directory, or none for the first level']

/** The new parent of an entry; refuses one that cannot have children, the entry itself, and entries below it. */
function refuseMisplaced(
  all: readonly StoredEntry[],
  { id, type, parentId }: { id?: number; type: string; parentId: number | null },
) {
  if (parentId === null) {
    if (type === 'button') throw badField('parentId', misplaced(type))
    return
  }
  const parent = all.find((entry) => entry.id === parentId)
  if (!parent) throw badField('parentId', ['上级菜单不存在', 'Parent: there is no such entry'])
  for (let at: StoredEntry | undefined = parent; at; at = all.find((entry) => entry.id === at?.parent_id))
    if (at.id === id)
      throw badField('parentId', [
        '上级菜单不能选择自己或自己的下级',
        'Parent: an entry cannot be placed under itself or under an entry below it',
      ])
  if (placeOf(parent) !== (type === 'button' ? 'page' : 'directory')) throw badField('parentId', misplaced(type))
}

/** A directory with entries stays a directory, and a page with permissions stays a page. */
function refuseHomeless(all: readonly StoredEntry[], id: number, values: { type: string; component: string }): void {
  const children = all.filter(({ parent_id }) => parent_id === id)
  const place = placeOf(values)
  const wrong = children.some(({ type }) => place !== (type === 'button' ? 'page' : 'directory'))
  if (!wrong) return
  throw badField(values.type === 'menu' ? 'component' : 'type', [
    `该菜单有 ${children.length} 个下级，请先移走或删除它们`,
    `The entry has ${children.length} below it. Move or delete them first`,
  ])
}

async function checked(ctx: UserCtx, all: readonly StoredEntry[], given: Written, id?: number) {
  const { parentId, ...values } = given
  const { framedOrigins } = await configured(ctx.db)
  const wrong = addressProblem(values.type, values.path, originsIn(framedOrigins))
  if (wrong) throw badField('path', wrong)
  refuseMisplaced(all, { type: values.type, parentId, ...(id !== undefined && { id }) })
  if (id !== undefined) refuseHomeless(all, id, values)
  if (values.roles.length > 0) {
    const known = await ctx.db.selectFrom('role').select('key').where('key', 'in', values.roles).execute()
    const stranger = values.roles.find((key) => !known.some((role) => role.key === key))
    if (stranger !== undefined)
      throw badField('roles', [`没有角色“${stranger}”`, `Shown to roles: there is no role "${stranger}"`])
  }
  // A permission has its key as its name, and no address.
  const plain =
    values.type === 'button' ? { ...values, name: values.permission, path: '', component: '', icon: '' } : values
  return { parentId, values: values.type === 'menu' ? plain : { ...plain, component: '' } }
}

const lastUnder = (all: readonly StoredEntry[], parent: number | null): number =>
  Math.max(-1, ...all.filter(({ parent_id }) => parent_id === parent).map(({ sort }) => sort)) + 1

export async function addMenu(ctx: UserCtx, body: Written): Promise<MenuEntry> {
  const all = await lockAll(ctx)
  const { parentId, values } = await checked(ctx, all, body)
  const id = await menus.insert(ctx, values, { parent_id: parentId, sort: lastUnder(all, parentId) })
  return readEntry(ctx, id)
}

export async function changeMenu(
  ctx: UserCtx,
  { id, rev, ...body }: Input<typeof changed>['body'],
): Promise<MenuEntry> {
  const all = await lockAll(ctx)
  const before = await menus.lock(ctx, id, rev)
  const { parentId, values } = await checked(ctx, all, body, id)
  const isMoved = parentId !== before.parent_id
  refuseLost(
    all,
    all.map((one) => (one.id === id ? { ...one, ...values, parent_id: parentId } : one)),
  )
  await menus.update(ctx, before, values, {
    parent_id: parentId,
    ...(isMoved && { sort: lastUnder(all, parentId) }),
  })
  return readEntry(ctx, id)
}

/** Moves the entry in front of another, and renumbers its siblings. */
export async function moveMenu(
  ctx: UserCtx,
  { id, rev, parentId, before }: Input<typeof moved>['body'],
): Promise<void> {
  const all = await lockAll(ctx)
  const entry = await menus.lock(ctx, id, rev)
  refuseMisplaced(all, { id, type: entry.type, parentId })
  refuseLost(
    all,
    all.map((one) => (one.id === id ? { ...one, parent_id: parentId } : one)),
  )
  const siblings = all.filter((one) => one.parent_id === parentId && one.id !== id).map((one) => one.id)
  const at = before === null ? siblings.length : siblings.indexOf(before)
  if (at < 0)
    throw badField('before', ['移到其前的菜单不在该位置', 'The entry that should follow it is not at that place'])
  const order = siblings.toSpliced(at, 0, id)
  const known = await menus.read(ctx, id)
  await menus.update(ctx, entry, known, { parent_id: parentId })
  await sql`update menu set sort = placed.at - 1
    from unnest(${order}::bigint[]) with ordinality as placed (id, at) where menu.id = placed.id`.execute(ctx.db)
  const parent = all.find((one) => one.id === parentId)
  ctx.note.detail = { titleZh: entry.title_zh, under: parent?.title_zh ?? '', at: at + 1 }
}
