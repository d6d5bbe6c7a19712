// Departments in the database: their columns, their approved categories, and the path from the root to each.
import { sql } from 'kysely'
import { bodyCodeField, deptFields, deptRowFields } from '@register/contract/system/dept/dept'
import { duplicateField } from '@register/contract/errors'
import { bothNames, type Phrase } from '@register/contract/phrase'
import type { UserCtx } from '../../../access/ctx.ts'
import { inScope } from '../../../access/scope.ts'
import type { Use } from '../../../records/inUse.ts'
import { storeOf } from '../../../records/store.ts'
import { inLanguage } from '../../../records/inLanguage.ts'

/** Names in the caller's language. */
const nameIn = ({ lang }: UserCtx) => inLanguage(lang, 'name')

export const children: Use = {
  who: ['个下级部门', 'Departments below it'],
  names: (ctx, id) => ctx.db.selectFrom('dept').where('parent_id', '=', id).select(nameIn(ctx).as('name')),
}
export const people: Use = {
  who: ['个账号', 'Accounts'],
  names: (ctx, id) => ctx.db.selectFrom('app_user').where('dept_id', '=', id).select('nickname as name'),
}
/** Records that contain the code of a body, or belong to it permanently. */
const numbered: readonly Use[] = [
  {
    who: ['份报告', 'Reports'],
    names: (ctx, id) =>
      ctx.db
        .selectFrom('report')
        .where('body_id', '=', id)
        .select(sql<string>`coalesce(certificate_no, report_no, product_name, '—')`.as('name')),
  },
  {
    who: ['个编码申请', 'Code applications'],
    names: (ctx, id) =>
      ctx.db.selectFrom('code_application').where('body_id', '=', id).select('application_no as name'),
  },
]

const boundClients: Use = {
  who: ['个应用', 'Clients'],
  names: (ctx, id) => ctx.db.selectFrom('client').where('dept_id', '=', id).select('name'),
}
/** Data scopes that name it: if it were removed from them silently, a role would reach less than it states. */
const reaching: Use = {
  who: ['个角色的数据范围', 'Data scopes of roles'],
  names: (ctx, id) =>
    ctx.db
      .selectFrom('role')
      .where(
        sql<boolean>`${id} = any(dept_ids) or exists (
          select 1 from role_grant where role_grant.role_id = role.id and ${id} = any(role_grant.dept_ids))`,
      )
      .select(nameIn(ctx).as('name')),
}

/** Codes that a department is approved for, in order. */
export const approvedOf = sql<
  string[]
>`array(select category_code from dept_category where dept_id = dept.id order by category_code)`
/** The code by which a body is called: its newest one of this year, else the last one that it had; empty for other departments. As `calledCode` of the contract. */
export const presentCode = sql<string>`coalesce((
  select code from body_code where dept_id = dept.id and predecessor_id is null
  order by extract(year from now() at time zone 'Asia/Shanghai') between coalesce(from_year, 0) and coalesce(to_year, 9999) desc,
    case when extract(year from now() at time zone 'Asia/Shanghai') between coalesce(from_year, 0) and coalesce(to_year, 9999)
      then coalesce(from_year, 0) else coalesce(to_year, 0) end desc
  limit 1), dept.body_code, '')`
/** Accounts in it, without those below and without removed ones. */
export const peopleIn = sql<number>`(select count(*)::int from app_user where app_user.dept_id = dept.id and app_user.removed_at is null)`

export const depts = storeOf({
  table: 'dept',
  noun: 'dept',
  fields: deptFields,
  rowFields: deptRowFields,
  computed: {
    bodyCode: sql`coalesce(dept.body_code, '')`,
    approval: sql`coalesce(dept.approval, '')`,
    categories: approvedOf,
    users: peopleIn,
  },
  called: 'nameZh',
  audited: ['nameZh', 'nameEn', 'sort', 'status'],
  scope: (ctx) => inScope(ctx.scope, { dept: 'dept.id' }),
  order: sql`cardinality(dept.path), dept.sort`,
  unique: { dept_name: 'nameZh' },
  usedBy: [children, people, ...numbered, boundClients, reaching],
})

/** Records that already contain the code of this body. */
export const bearers = numbered

/** Replaces the approved categories of a body. Unknown codes were refused before. */
export async function writeCategories(ctx: UserCtx, id: number, codes: readonly string[]): Promise<void> {
  await ctx.db.deleteFrom('dept_category').where('dept_id', '=', id).execute()
  if (codes.length > 0)
    await ctx.db
      .insertInto('dept_category')
      .values([...new Set(codes)].map((category_code) => ({ dept_id: id, category_code })))
      .execute()
}

interface Facts {
  parentId: number | null
  bodyCode: string
  /** Empty for what is no body. */
  approval: string
  categories: readonly string[]
}

/** Audits the values of a department in addition to its plain fields, and the former ones that differ. */
export async function noteMore(ctx: UserCtx, given: Facts, before: Facts = given): Promise<void> {
  const sorted = ({ categories }: Facts) => [...new Set(categories)].toSorted()
  const [now, then] = [sorted(given), sorted(before)]
  const { detail } = ctx.note
  const was = {
    ...(typeof detail['was'] === 'object' && detail['was']),
    ...(given.parentId !== before.parentId && { above: await nameOf(ctx, before.parentId) }),
    ...(given.bodyCode !== before.bodyCode && { bodyCode: before.bodyCode }),
    ...(given.approval !== before.approval && { approval: before.approval }),
    ...(now.join() !== then.join() && { categories: then }),
  }
  ctx.note.detail = {
    ...detail,
    ...given,
    categories: now,
    above: await nameOf(ctx, given.parentId),
    ...(Object.keys(was).length > 0 && { was }),
  }
}

/** Names in both languages; empty above the top. */
async function nameOf({ db }: UserCtx, id: number | null): Promise<Phrase | null> {
  if (id === null) return null
  const dept = await db.selectFrom('dept').select(['name_zh', 'name_en']).where('id', '=', id).executeTakeFirst()
  return dept ? bothNames(dept.name_zh, dept.name_en) : null
}

/** The body that a department is or belongs to; undefined for one outside all bodies. */
export const bodyAbove = (ctx: UserCtx, id: number | null) =>
  ctx.db
    .selectFrom('dept as body')
    .select('body.id')
    .where('body.body_code', 'is not', null)
    .where(sql<boolean>`body.id = any(array(select unnest(path) from dept where id = ${id ?? 0}))`)
    .executeTakeFirst()

/** A body below a department, at any depth. */
export const bodyBelow = (ctx: UserCtx, id: number) =>
  ctx.db
    .selectFrom('dept')
    .select('id')
    .where('body_code', 'is not', null)
    .where(sql<boolean>`path @> array[${id}]::bigint[]`)
    .where('id', '!=', id)
    .executeTakeFirst()

/** Allows one writer of the tree at a time: two moves at once could make a circle. */
export const lockTree = (ctx: UserCtx) => sql`select pg_advisory_xact_lock(hashtext('dept'))`.execute(ctx.db)

/** Updates the paths of a department and of all below it, after it got another parent. */
export async function movePaths(ctx: UserCtx, id: number, path: readonly number[]): Promise<void> {
  await sql`update dept set path = ${[...path]}::bigint[] || path[array_position(path, ${id}::bigint):]
    where path @> array[${id}]::bigint[]`.execute(ctx.db)
}

/** 409 at the code, instead of the error of the unique index. */
export const duplicateCode = (code: string) =>
  duplicateField('bodyCode', [
    `${bodyCodeField.label[0]}“${code}”已被使用`,
    `${bodyCodeField.label[1]} "${code}" is in use already`,
  ])
