// The table of roles, and who depends on them.
import { sql } from 'kysely'
import { roleFields, roleRowFields } from '@register/contract/system/role/role'
import type { UserCtx } from '../../../access/ctx.ts'
import { inScope } from '../../../access/scope.ts'
import type { Use } from '../../../records/inUse.ts'
import { storeOf } from '../../../records/store.ts'
import { inLanguage } from '../../../records/inLanguage.ts'

/** A person's name for readers who reach the person; others only see that there is one. */
const nameInScope = (ctx: UserCtx) =>
  sql<string>`case when ${inScope(ctx.scope, { dept: 'app_user.dept_id', creator: 'app_user.created_by' })}
    then app_user.nickname else '***' end`

/** Name in the caller's language. */
export const nameOf = (ctx: UserCtx, role: { name_zh: string; name_en: string }): string =>
  ctx.say([role.name_zh, role.name_en])

/** The people who hold a role. */
export const holders: Use = {
  who: ['名人员', 'People'],
  names: (ctx, id) =>
    ctx.db
      .selectFrom('user_role')
      .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
      .where('user_role.role_id', '=', id)
      .select(nameInScope(ctx).as('name')),
}

const keyOf = (id: number) => sql<string>`(select role.key from role where role.id = ${id})`

/** Announcements that would have no readers without the role. */
const addressed: readonly Use[] = [
  {
    who: ['条系统通知', 'Announcements'],
    names: ({ db }, id) =>
      db
        .selectFrom('announcement')
        .where(sql<boolean>`${keyOf(id)} = any(announcement.role_keys)`)
        .select('announcement.title as name'),
  },
  {
    who: ['个菜单', 'Menu entries'],
    names: ({ db, lang }, id) =>
      db
        .selectFrom('menu')
        .where(sql<boolean>`${keyOf(id)} = any(menu.roles)`)
        .select(inLanguage(lang, 'menu.title').as('name')),
  },
]

export const usedBy: readonly Use[] = [holders, ...addressed]

export const roles = storeOf({
  table: 'role',
  noun: 'role',
  fields: roleFields,
  rowFields: roleRowFields,
  computed: {
    permissionCount: sql`(select count(*)::int from role_grant where role_grant.role_id = role.id)`,
    peopleCount: sql`(select count(*)::int from user_role where user_role.role_id = role.id)`,
  },
  called: 'nameZh',
  audited: ['key', 'nameZh', 'status'],
  // The creator's department shares a role; roles that came with the product are for people who reach everything.
  scope: (ctx) => inScope(ctx.scope, { dept: 'role.dept_id', creator: 'role.created_by' }),
  order: sql`role.sort`,
  unique: { role_key_key: 'key', role_name_zh: 'nameZh', role_name_en: 'nameEn' },
  usedBy,
})
