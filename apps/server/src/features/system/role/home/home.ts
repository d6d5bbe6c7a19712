// The arrangement of home that people of a role begin with (docs/decisions/0158-home-begins-as-the-role-has-it.md).
import { sql } from 'kysely'
import { conflict } from '@register/contract/errors'
import type { Arrangement, RoleHome } from '@register/contract/system/role/home'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { Locked } from '../../../../records/store.ts'
import { nameOf, roles } from '../store.ts'

type Stored = RoleHome['home']

/** As stored, whatever version did so. */
const home = sql<Stored>`role.home`.as('home')

/** The default of the caller's own roles: of the active ones, in their order, the first that has one. */
export async function readOwnHome({ db, actor }: UserCtx): Promise<{ home: Stored }> {
  const row = await db
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select(home)
    .where('user_role.user_id', '=', actor.id)
    .where('role.status', '=', 'active')
    .where('role.home', 'is not', null)
    .orderBy('role.sort')
    .orderBy('role.id')
    .limit(1)
    .executeTakeFirst()
  return { home: row?.home ?? null }
}

const held = sql<number>`(select count(*)::int from user_role where user_role.role_id = role.id)`
const ownOnes = sql<number>`(select count(*)::int from user_role join user_setting on user_setting.user_id = user_role.user_id
  where user_role.role_id = role.id and user_setting.kind = 'layout' and user_setting.name = 'home')`

const rows = (ctx: UserCtx) =>
  roles
    .scoped(ctx)
    .select(['role.id', 'role.rev', 'role.name_zh', 'role.name_en'])
    .select([home, held.as('people'), ownOnes.as('own')])

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const asRoleHome = (ctx: UserCtx, row: Row): RoleHome => ({
  id: row.id,
  rev: row.rev,
  name: nameOf(ctx, row),
  home: row.home,
  people: row.people,
  own: row.own,
})

export async function listRoleHomes(ctx: UserCtx): Promise<{ roles: RoleHome[] }> {
  const all = await rows(ctx).where('role.status', '=', 'active').orderBy('role.sort').orderBy('role.id').execute()
  return { roles: all.map((row) => asRoleHome(ctx, row)) }
}

const one = async (ctx: UserCtx, id: number): Promise<RoleHome> =>
  asRoleHome(ctx, await rows(ctx).where('role.id', '=', id).executeTakeFirstOrThrow())

async function store(ctx: UserCtx, before: Locked<'role'>, given: Arrangement | null): Promise<RoleHome> {
  const { id, key, name_zh: nameZh, name_en: nameEn, sort, remark } = before
  const status = before.status === 'active' ? 'active' : 'disabled'
  const was = await one(ctx, id)
  const same = { key, nameZh, nameEn, sort, status, remark } as const
  await roles.update(ctx, before, same, { home: given && JSON.stringify(given) })
  const is = await one(ctx, id)
  ctx.note.detail['widgets'] = { before: was.home?.columns.flat() ?? [], after: is.home?.columns.flat() ?? [] }
  return is
}

/** A role whose rights are fixed may have a default too, because an arrangement gives no right. */
export async function setRoleHome(
  ctx: UserCtx,
  { id, rev, home: given }: { id: number; rev: number; home: Arrangement },
): Promise<RoleHome> {
  return store(ctx, await roles.lock(ctx, id, rev), given)
}

export async function removeRoleHome(ctx: UserCtx, { id, rev }: { id: number; rev: number }): Promise<RoleHome> {
  const before = await roles.lock(ctx, id, rev)
  if (before.home === null)
    throw conflict(['该角色没有首页默认布局', 'This role has no default arrangement of home of its own'])
  return store(ctx, before, null)
}
