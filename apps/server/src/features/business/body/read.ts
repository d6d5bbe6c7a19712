// The type-testing bodies: departments with a body code.
import { inLanguage } from '../../../records/inLanguage.ts'
import { sql } from 'kysely'
import { badField } from '@register/contract/errors'
import { calledCode, type HeldCode } from '@register/contract/rules/numbers/heldCodes'
import { shanghaiDay, yearOf } from '@register/contract/dates'
import { bothNames, type Phrase } from '@register/contract/phrase'
import type { Approval } from '@register/contract/system/dept/dept'
import type { ListColumns, ListRequest } from '@register/contract/page'
import { onlyKnown } from '../../../db/choices.ts'
import type { Ctx } from '../../../access/ctx.ts'
import { inScope, type Scope } from '../../../access/scope.ts'
import type { Db } from '../../../db/connect.ts'
import { cached, cachedEach } from '../../../db/cache/cached.ts'

export interface BodyRow {
  id: number
  /** By which it is called: its code of this year, or the last one that it had. */
  code: string
  /** Every code with its years. */
  codes: readonly HeldCode[]
  name: Phrase
  /** Its names by their days, where it was renamed; the first has no day. */
  names: readonly BodyName[]
  /** Whether it may test every category, or those listed. */
  approval: Approval
  /** The listed ones: codes of the catalogue, of any level. */
  approved: readonly string[]
  stopped: boolean
  /** How the public reaches it; empty where it states nothing. */
  contact: string
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
  >`(select coalesce(json_agg(json_build_object('name', json_build_array(name_zh, ${inLanguage('en', 'name')}), 'on', effective_on) order by effective_on nulls first), '[]'::json)
    from body_name where dept_id = ${sql.ref(`${dept}.id`)})`

interface StoredBody {
  id: number
  codes: HeldCode[]
  name_zh: string
  name_en: string
  status: string
  contact: string
  approval: Approval
  approved: string[]
  names: BodyName[]
}

const asBody = ({ id, codes, name_zh, name_en, status, contact, approval, approved, names }: StoredBody): BodyRow => ({
  id,
  code: calledCode(codes, yearOf(shanghaiDay())),
  codes,
  name: bothNames(name_zh, name_en),
  names,
  approval,
  approved,
  stopped: status === 'stopped',
  contact,
})

/** A stopped body keeps its records, but begins nothing new: why, or undefined where it is not stopped. */
export const stopProblem = ({ name, stopped }: Pick<BodyRow, 'name' | 'stopped'>): Phrase | undefined =>
  stopped
    ? [
        `${name[0]}已停用，不能申请编码或登记、发布报告`,
        `${name[1]} is disabled: it cannot apply for codes, nor register or publish reports`,
      ]
    : undefined

export function refuseStopped(body: Pick<BodyRow, 'name' | 'stopped'>): void {
  const problem = stopProblem(body)
  if (problem) throw badField('bodyId', problem)
}

const selected = (db: Db) =>
  db
    .selectFrom('dept')
    .select([
      'id',
      'name_zh',
      'name_en',
      'status',
      'contact',
      // The schema has one for each body.
      sql<Approval>`approval`.as('approval'),
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

/** Lists may lag two seconds (docs/rules/site.md#how-fresh-it-is). */
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

/** Every body, with its names of before. */
export const knownBodies = async (ctx: Pick<Ctx, 'db'>): Promise<BodyRow[]> => [...(await namesById(ctx.db)).values()]

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
