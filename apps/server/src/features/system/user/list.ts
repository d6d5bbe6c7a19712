// The list of accounts: by department with all below it, by status, by words, by a whole number or address; contact data masked.
import { sql, type RawBuilder } from 'kysely'
import type { ListRequest } from '@register/contract/page'
import type { Lang } from '@register/contract/phrase'
import { userColumns, userRowFields, type User } from '@register/contract/system/user/user'
import { markOf } from '../../../access/marks/contact.ts'
import { found, type UserCtx } from '../../../access/ctx.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, orderOf, readPage, type ListPlan, type Page } from '../../../db/list.ts'
import { planOf, selectionOf } from '../../../records/plan.ts'
import { maskedContact, reached, type SealedContact } from './store.ts'
import { inLanguage } from '../../../records/inLanguage.ts'

const isLocked = sql<boolean>`coalesce(app_user.locked_until > now(), false)`
const isLockedSomewhere = sql<boolean>`exists (select 1 from sign_in_address
  where sign_in_address.user_id = app_user.id and sign_in_address.locked_until > now())`
const locked = sql<
  User['locked']
>`case when ${isLocked} then 'account' when ${isLockedSomewhere} then 'address' else 'no' end`

function viewIn(lang: Lang) {
  const joined = (what: RawBuilder<unknown>, rest: RawBuilder<unknown>) =>
    sql`coalesce((select string_agg(${what}, ${lang === 'zh' ? '、' : ', '} order by ${rest}), '')`
  const computed = {
    dept: sql`coalesce((select ${inLanguage(lang, 'dept.name')} from dept where dept.id = app_user.dept_id), '')`,
    roles: joined(
      inLanguage(lang, 'role.name'),
      sql`role.sort, role.id) from user_role join role on role.id = user_role.role_id where user_role.user_id = app_user.id`,
    ),
    posts: joined(
      sql`post.name`,
      sql`post.sort, post.id) from user_post join post on post.id = user_post.post_id where user_post.user_id = app_user.id`,
    ),
    phone: sql`app_user.phone_sealed`,
    email: sql`app_user.email_sealed`,
    locked,
  }
  const { sql: of, ...plan } = planOf('app_user', userRowFields, {
    computed,
    order: sql`app_user.dept_id nulls first, app_user.nickname`,
  })
  const deptId = {
    ref: sql`app_user.dept_id`,
    where: (ids: readonly string[]) =>
      sql<boolean>`app_user.dept_id in (select dept.id from dept where dept.path && ${ids.filter((id) => /^\d{1,15}$/.test(id))}::bigint[])`,
  }
  const whole: ListPlan<typeof userColumns> = { ...plan, columns: userColumns, sql: { ...of, deptId } }
  return {
    plan: whole,
    selection: [
      ...selectionOf('app_user', userRowFields, computed),
      sql`app_user.dept_id`.as('deptId'),
      sql`array(select post_id from user_post where user_post.user_id = app_user.id order by 1)`.as('postIds'),
      sql`case when ${isLocked} or ${isLockedSomewhere} then (select max(login_record.id) from login_record
        where login_record.user_id = app_user.id and not login_record.success) end`.as('lockedBy'),
      sql`(select max(until) from (select app_user.locked_until as until union all
        select locked_until from sign_in_address where user_id = app_user.id) l where until > now())`.as('lockedUntil'),
      sql`exists (select from second_factor where second_factor.user_id = app_user.id and secret_sealed is not null)`.as(
        'secondFactor',
      ),
    ],
  }
}
const views = { zh: viewIn('zh'), en: viewIn('en') }

type StoredUser = Omit<User, 'phone' | 'email' | 'lastLoginAt' | 'lockedUntil'> &
  SealedContact & { lastLoginAt: string | null; lockedUntil: string | null }

const answered = ({ secrets }: UserCtx, { phone, email, lastLoginAt, lockedUntil, ...row }: StoredUser): User => ({
  ...row,
  lastLoginAt: lastLoginAt ?? '',
  lockedUntil: lockedUntil ?? '',
  ...maskedContact(secrets, { phone, email }),
})

const inReach = (ctx: UserCtx) => ctx.db.selectFrom('app_user').where(reached(ctx))

/** A keyword that is a whole number or address finds its account: parts of it cannot be searched. */
function byContact({ secrets }: UserCtx, keyword: string): RawBuilder<boolean> | undefined {
  const text = keyword.trim()
  if (/^\+?[\d\s-]{6,20}$/.test(text)) return sql<boolean>`app_user.phone_mark = ${markOf(secrets, 'phone', text)}`
  return /^[^\s@]+@[^\s@]+$/.test(text)
    ? sql<boolean>`app_user.email_mark = ${markOf(secrets, 'email', text)}`
    : undefined
}

function filtered(ctx: UserCtx, request: ListRequest) {
  const { plan } = views[ctx.lang]
  const contact = byContact(ctx, request.keyword ?? '')
  const asked = contact ? { ...request, keyword: undefined } : request
  const rows = inReach(ctx).$if(contact !== undefined, (query) => query.where(contact ?? sql<boolean>`true`))
  return conditions(plan, asked).reduce((query, condition) => query.where(condition), rows)
}

// The selection has the keys and value types of the row fields, which a list of expressions cannot express.
const stored = (row: unknown) => row as StoredUser

export function listOf(ctx: UserCtx, request: ListRequest): Promise<Page<User>> {
  const { plan, selection } = views[ctx.lang]
  return readPage(
    filtered(ctx, request),
    async (page) => (await page.select(selection).execute()).map((row) => answered(ctx, stored(row))),
    request,
    orderOf(plan, request),
    countRows(ctx.db),
  )
}

/** Every row of a list's filters, in its order, as they come from the database. */
export async function* eachOf(ctx: UserCtx, request: ListRequest, fetched: number): AsyncGenerator<User> {
  const { plan, selection } = views[ctx.lang]
  const rows = filtered(ctx, request).select(selection).orderBy(orderOf(plan, request))
  for await (const row of rows.stream(fetched)) yield answered(ctx, stored(row))
}

export async function readOne(ctx: UserCtx, id: number): Promise<User> {
  const row = await inReach(ctx).where('app_user.id', '=', id).select(views[ctx.lang].selection).executeTakeFirst()
  return answered(ctx, stored(found(row)))
}
