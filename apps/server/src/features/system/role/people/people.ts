// The people of a role in the caller's scope: who has it, who could get it, giving and removing it.
import { sql } from 'kysely'
import { conflict, notFound } from '@register/contract/errors'
import type { ListRequest } from '@register/contract/page'
import { bothNames, type Lang } from '@register/contract/phrase'
import { administrators, firstAdministrator } from '@register/contract/system/setup/setup'
import { holderRowFields, type Holder } from '@register/contract/system/role/people'
import type { UserCtx } from '../../../../access/ctx.ts'
import { refuseEmptyOffice, refuseNoAdministrator, refuseOneself } from '../../../../access/rights/administrators.ts'
import { givenBy, refusePassing } from '../../../../access/rights/passOn.ts'
import { inScope } from '../../../../access/scope.ts'
import { countRows } from '../../../../db/count.ts'
import { conditions, orderOf, readPage, type Page } from '../../../../db/list.ts'
import { planOf, selectionOf } from '../../../../records/plan.ts'
import type { Locked } from '../../../../records/store.ts'
import { nameOf, roles } from '../store.ts'
import { inLanguage } from '../../../../records/inLanguage.ts'

function viewIn(lang: Lang) {
  const computed = {
    dept: sql`coalesce((select ${inLanguage(lang, 'dept.name')} from dept where dept.id = app_user.dept_id), '')`,
    roles: sql`coalesce((select string_agg(${inLanguage(lang, 'role.name')}, ${lang === 'zh' ? '、' : ', '} order by role.sort, role.id)
      from user_role join role on role.id = user_role.role_id where user_role.user_id = app_user.id), '')`,
  }
  return {
    plan: planOf('app_user', holderRowFields, { computed, order: sql`app_user.nickname` }),
    selection: selectionOf('app_user', holderRowFields, computed),
  }
}
const views = { zh: viewIn('zh'), en: viewIn('en') }

/** The accounts in the caller's scope. */
const scoped = (ctx: UserCtx) =>
  ctx.db
    .selectFrom('app_user')
    .where('app_user.removed_at', 'is', null)
    .where(
      inScope(ctx.scope, {
        dept: 'app_user.dept_id',
        creator: 'app_user.created_by',
        companies: ['app_user.credit_code'],
      }),
    )

const holds = (roleId: number) =>
  sql<boolean>`exists (select 1 from user_role where user_role.user_id = app_user.id and user_role.role_id = ${roleId})`

/** `held`: lists people with the role, or people without it. */
export async function listPeople(
  ctx: UserCtx,
  { roleId, ...request }: ListRequest & { roleId: number },
  held: boolean,
): Promise<Page<Holder>> {
  await roles.read(ctx, roleId)
  const { plan, selection } = views[ctx.lang]
  const rows = conditions(plan, request).reduce(
    (query, condition) => query.where(condition),
    scoped(ctx).where(held ? holds(roleId) : sql<boolean>`not ${holds(roleId)}`),
  )
  return readPage(
    rows,
    (page) => page.select(selection).$castTo<Holder>().execute(),
    request,
    orderOf(plan, request),
    countRows(ctx.db),
  )
}

interface Handing {
  roleId: number
  userIds: readonly number[]
}

/** The accounts with these ids, locked, because two roles given at once would not see each other; 404 when one of them does not exist or is out of scope. */
async function reached(ctx: UserCtx, userIds: readonly number[]) {
  const wanted = [...new Set(userIds)]
  const people = await scoped(ctx)
    .where('app_user.id', 'in', wanted)
    .select(['id', 'username', 'username_key', 'dept_id as deptId', 'credit_code as creditCode'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (people.length < wanted.length) throw notFound()
  return people
}

function refuseProtected(people: readonly { username_key: string }[]): void {
  if (people.some(({ username_key }) => username_key === firstAdministrator))
    throw conflict([
      '不允许更改超级管理员账号的角色',
      'The roles of the super administrator’s account cannot be changed',
    ])
}

/** Refuses (409) a second of the three administrator offices for one person, because the three check each other. */
async function refuseTwoOffices({ db }: UserCtx, role: Locked<'role'>, userIds: readonly number[]) {
  const offices: readonly string[] = Object.values(administrators).map((one) => one.role)
  if (!offices.includes(role.key)) return
  const other = await db
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .where('user_role.user_id', 'in', userIds)
    .where('role.key', 'in', offices)
    .where('role.id', '!=', role.id)
    .select(['app_user.nickname', 'role.name_zh', 'role.name_en'])
    .executeTakeFirst()
  if (other)
    throw conflict([
      `${other.nickname} 不能既是${other.name_zh}又是${role.name_zh}：系统、安全、审计三类管理员应由不同人员担任`,
      `${other.nickname} cannot be both ${bothNames(other.name_zh, other.name_en)[1]} and ${bothNames(role.name_zh, role.name_en)[1]}: the system, security and audit administrators must be different people`,
    ])
}

const note = (
  ctx: UserCtx,
  role: { id: number; key: string; name_zh: string },
  how: 'given' | 'taken',
  people: readonly { username: string }[],
) => {
  ctx.note.object = `role:${role.id}`
  ctx.note.detail = { key: role.key, nameZh: role.name_zh, [how]: people.map(({ username }) => username) }
}

export async function giveRole(ctx: UserCtx, { roleId, userIds }: Handing): Promise<void> {
  const role = await roles.lock(ctx, roleId)
  const people = await reached(ctx, userIds)
  refuseOneself(ctx, userIds)
  refuseProtected(people)
  if (role.status !== 'active')
    throw conflict([
      `角色“${nameOf(ctx, role)}”已停用，不能分配`,
      `The role "${nameOf(ctx, role)}" is disabled and cannot be given`,
    ])
  await refuseTwoOffices(ctx, role, userIds)
  await refusePassing(ctx, await givenBy(ctx, [roleId]), people)
  await ctx.db
    .insertInto('user_role')
    .values(people.map(({ id }) => ({ user_id: id, role_id: roleId })))
    .onConflict((known) => known.doNothing())
    .execute()
  note(ctx, role, 'given', people)
}

export async function removeRoleHolder(ctx: UserCtx, { roleId, userIds }: Handing): Promise<void> {
  const role = await roles.lock(ctx, roleId)
  const people = await reached(ctx, userIds)
  refuseOneself(ctx, userIds)
  refuseProtected(people)
  await refuseEmptyOffice(ctx.db, userIds, role.key)
  await ctx.db
    .deleteFrom('user_role')
    .where('role_id', '=', roleId)
    .where(
      'user_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  await refuseNoAdministrator(ctx.db)
  note(ctx, role, 'taken', people)
}
