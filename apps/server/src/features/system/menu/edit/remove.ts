// Deletes menu entries, all or none: refused while one has children, while roles hold its permission, and for entries that every person needs.
import { bothNames } from '@register/contract/phrase'
import { conflict, notFound } from '@register/contract/errors'
import { wildcards } from '@register/contract/access/held'
import type { UserCtx } from '../../../../access/ctx.ts'
import { lockAll, type StoredEntry } from './edit.ts'
import { refuseLost } from './needed.ts'

const titleOf = ({ say }: UserCtx, entry: StoredEntry): string => say([entry.title_zh, entry.title_en])

/** Roles that hold a permission whose last entry would be removed. */
async function refuseAssigned(ctx: UserCtx, all: readonly StoredEntry[], gone: readonly StoredEntry[]): Promise<void> {
  const stays = new Set(all.filter((one) => !gone.includes(one)).map(({ permission }) => permission))
  for (const entry of gone) {
    if (entry.permission === '' || stays.has(entry.permission)) continue
    const holders = await ctx.db
      .selectFrom('role_grant')
      .innerJoin('role', 'role.id', 'role_grant.role_id')
      .where('permission', '=', entry.permission)
      .where('permission', 'not in', [...wildcards])
      .select(['role.name_zh', 'role.name_en'])
      .orderBy('role.sort')
      .execute()
    if (holders.length === 0) continue
    throw conflict([
      `菜单“${entry.title_zh}”已分配给角色：${holders.map((one) => one.name_zh).join('、')}，不允许删除；可改为隐藏`,
      `"${bothNames(entry.title_zh, entry.title_en)[1]}" is held by roles and cannot be deleted: ${holders.map((one) => bothNames(one.name_zh, one.name_en)[1]).join(', ')}. It can be hidden`,
    ])
  }
}

export async function removeMenus(ctx: UserCtx, ids: readonly number[]): Promise<void> {
  const all = await lockAll(ctx)
  const wanted = new Set(ids)
  const gone = all.filter(({ id }) => wanted.has(id))
  if (gone.length < wanted.size) throw notFound()
  for (const entry of gone) {
    const left = all.filter(({ id, parent_id }) => parent_id === entry.id && !wanted.has(id))
    if (left.length > 0)
      throw conflict([
        `“${entry.title_zh}”存在子菜单，不允许删除：${left.map((one) => one.title_zh).join('、')}`,
        `"${bothNames(entry.title_zh, entry.title_en)[1]}" cannot be deleted: below it are ${left.map((one) => bothNames(one.title_zh, one.title_en)[1]).join(', ')}`,
      ])
  }
  refuseLost(
    all,
    all.filter((one) => !wanted.has(one.id)),
  )
  await refuseAssigned(ctx, all, gone)
  // In one statement, so that parents and children go together.
  await ctx.db
    .deleteFrom('menu')
    .where('id', 'in', [...wanted])
    .execute()
  ctx.note.object = `menu:${[...wanted].join(',')}`
  ctx.note.detail = { titles: gone.map((entry) => titleOf(ctx, entry)) }
}
