// The type-testing bodies: departments with a body code.
import { sql } from 'kysely'
import { badField } from '@register/contract/errors'
import { calledCode, type HeldCode } from '@register/contract/business/numbers/heldCodes'
import { shanghaiDay, yearOf } from '@register/contract/dates'
import type { Phrase } from '@register/contract/phrase'
import type { ListColumns, ListRequest } from '@register/contract/page'
import { onlyKnown } from '../../../db/choices.ts'
import type { Ctx, UserCtx } from '../../../access/ctx.ts'
import { inScope, type Scope } from '../../../access/scope.ts'
import type { Db } from '../../../db/connect.ts'
import { cached, cachedEach } from '../../../db/cache/cached.ts'
import { allCategories, categoryPath } from '../category/service.ts'

export interface BodyRow {
  id: number
  /** By which it is called: its code of this year, or the last one that it had. */
  code: string
  /** Every code with its years. */
  codes: readonly HeldCode[]
  name: Phrase
  /** Its names by their days, where it was renamed; the first has no day. */
  names: readonly BodyName[]
  /** Codes of the catalogue, of any level, that it may test; an empty list means every code. Decision 43. */
  approved: readonly string[]
  stopped: boolean
}

const approvedOf = (dept: 'dept' | 'body') =>
  sql<string[]>`array(select category_code from dept_category where dept_id = ${sql.ref(`${dept}.id`)} order by 1)`

/** The codes of a body, as SQL; `dept`: the column with its id. */
export const codesOf = (dept: string) => sql<HeldCode[]>`coalesce((
  select jsonb_agg(jsonb_build_object('code', code, 'from', from_year, 'to', to_year, 'succeeds', predecessor_id is not null)
    order by predecessor_id is not null, from_year desc nulls last, id)
  from body_code where dept_id = ${sql.ref(dept)}), '[]')`

/** A name of a body, and the first day on which it held. */
export interface BodyName {
  name: Phrase
  on: string | null
}

const namesOf = (dept: 'dept' | 'body') =>
  sql<
    BodyName[]
  >`(select coalesce(json_agg(json_build_object('name', json_build_array(name_zh, name_en), 'on', effective_on) order by effective_on nulls first), '[]'::json)
    from body_name where dept_id = ${sql.ref(`${dept}.id`)})`

interface StoredBody {
  id: number
  codes: HeldCode[]
  name_zh: string
  name_en: string
  status: string
  approved: string[]
  names: BodyName[]
}

const asBody = ({ id, codes, name_zh, name_en, status, approved, names }: StoredBody): BodyRow => ({
  id,
  code: calledCode(codes, yearOf(shanghaiDay())),
  codes,
  name: [name_zh, name_en],
  names,
  approved,
  stopped: status === 'stopped',
})

/** A stopped body keeps its records, but begins nothing new. */
export function refuseStopped({ name, stopped }: Pick<BodyRow, 'name' | 'stopped'>): void {
  if (stopped)
    throw badField('bodyId', [
      `${name[0]}已停用，不能申请编码或登记、发布报告`,
      `${name[1]} is stopped: it cannot apply for codes, nor register or publish reports`,
    ])
}

const selected = (db: Db) =>
  db
    .selectFrom('dept')
    .select([
      'id',
      'name_zh',
      'name_en',
      'status',
      approvedOf('dept').as('approved'),
      namesOf('dept').as('names'),
      codesOf('dept.id').as('codes'),
    ])
    .where('body_code', 'is not', null)

export async function readBodies(db: Db, scope?: Scope): Promise<BodyRow[]> {
  const rows = await selected(db)
    .$if(scope !== undefined, (query) => query.where(inScope(scope ?? { all: true }, { dept: 'dept.id' })))
    .orderBy('body_code')
    .execute()
  return rows.map(asBody)
}

/** Lists may lag two seconds (decision 19). */
const namesById = cached(2_000, async (db) => new Map((await readBodies(db)).map((body) => [body.id, body])))

/** What a body was called on a day: what it is called today where it was never renamed or no day is known. */
export const nameOn = ({ name, names }: Pick<BodyRow, 'name' | 'names'>, day: string | null | undefined): Phrase =>
  (day ? names.findLast(({ on }) => (on ?? '') <= day)?.name : undefined) ?? name

/** Makes the next read ask the database for the names. Callers use it when a body was changed, perhaps on another instance. */
export const forgetBodyNames = (): void => namesById.forget()

async function readOne(db: Db, id: number): Promise<BodyRow | undefined> {
  const row = await selected(db).where('id', '=', id).executeTakeFirst()
  return row && asBody(row)
}
const onceEach = cachedEach(2_000, readOne)

/** One body as it is now; a transaction reads it once. */
export const readBody = (db: Db, id: number): Promise<BodyRow | undefined> =>
  db.isTransaction ? onceEach(db, id) : readOne(db, id)

/** A function that names one body in the caller's language, today or on a day. */
export async function bodyNameOf(ctx: Ctx, id: number): Promise<(day?: string | null) => string> {
  const body = ctx.db.isTransaction ? await readBody(ctx.db, id) : (await namesById(ctx.db)).get(id)
  return (day) => (body ? ctx.say(nameOn(body, day)) : '')
}

/** A function that names bodies in the caller's language, today or on a day. */
export async function bodyNames(ctx: Ctx): Promise<(id: number, day?: string | null) => string> {
  const bodies = await namesById(ctx.db)
  return (id, day) => {
    const body = bodies.get(id)
    return body ? ctx.say(nameOn(body, day)) : ''
  }
}

/** Refuses a public list's filter by a body that does not exist. Lists of the office may filter by closed bodies, because they have rows of them. */
export async function onlyKnownBodies(ctx: Ctx, columns: ListColumns, request: ListRequest): Promise<void> {
  const names = await namesById(ctx.db)
  onlyKnown(columns, request, 'bodyId', (id) => names.has(Number(id)))
}

/** The nearest body at or above the caller's department. */
async function nearestBody(ctx: UserCtx): Promise<BodyRow | undefined> {
  const row = await ctx.db
    .selectFrom('dept as own')
    .innerJoin('dept as body', (join) => join.onTrue())
    .select([
      'body.id',
      'body.name_zh',
      'body.name_en',
      'body.status',
      approvedOf('body').as('approved'),
      namesOf('body').as('names'),
      codesOf('body.id').as('codes'),
    ])
    .where('own.id', '=', ctx.actor.deptId ?? -1)
    .where('body.body_code', 'is not', null)
    .whereRef('body.id', '=', (eb) => eb.fn.any('own.path'))
    .orderBy((eb) => eb.fn('cardinality', ['body.path']), 'desc')
    .executeTakeFirst()
  return row && asBody(row)
}

/** The body the caller writes for; refuses callers without a body, and callers whose body is stopped. */
export async function ownBody(ctx: UserCtx): Promise<BodyRow> {
  const body = await nearestBody(ctx)
  if (!body)
    throw badField('bodyId', ['您的账号不属于任何型式试验机构', 'Your account does not belong to a type-testing body'])
  refuseStopped(body)
  return body
}

/** What the caller's body may test (an empty list means every category), its codes, and the keys of the numbers that the head office has confirmed for it; all empty for people without a body. */
export async function approvedForOwn(
  ctx: UserCtx,
): Promise<{ categories: string[]; codes: HeldCode[]; confirmed: string[] }> {
  const body = await nearestBody(ctx)
  const confirmed = await ctx.db
    .selectFrom('confirmed_number')
    .select('number_key')
    .where('dept_id', '=', body?.id ?? 0)
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`'misprint' = any(grounds)`)
    .execute()
  return {
    categories: [...(body?.approved ?? [])],
    codes: [...(body?.codes ?? [])],
    confirmed: confirmed.map((one) => one.number_key),
  }
}

/** Why this body may not test this category, with the ones it may test; undefined when it may. Existing certificates are not checked, because they were issued under the approval of their time. */
export async function approvalProblem(
  ctx: Ctx,
  { approved, name }: Pick<BodyRow, 'approved' | 'name'>,
  code: string,
): Promise<Phrase | undefined> {
  if (approved.length === 0) return undefined
  const above = await categoryPath(ctx, code)
  if (above.some((one) => approved.includes(one))) return undefined
  const all = await allCategories(ctx)
  const may = (at: 0 | 1) => approved.map((one) => `${one} ${all.get(one)?.name[at] ?? ''}`.trim())
  return [
    `设备品种：${name[0]}核准的品种为 ${may(0).join('、')}，不含 ${code}`,
    `Equipment category: ${name[1]} is approved for ${may(1).join(', ')}, which does not hold ${code}`,
  ]
}

/** Refuses a category that the body is not approved for. */
export async function refuseUnapproved(
  ctx: Ctx,
  body: Pick<BodyRow, 'approved' | 'name'>,
  code: string,
): Promise<void> {
  const problem = await approvalProblem(ctx, body, code)
  if (problem) throw badField('categoryCode', problem)
}
