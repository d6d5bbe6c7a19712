// The type-testing bodies: departments with a body code.
import { sql } from 'kysely'
import { badField } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { ListColumns, ListRequest } from '@register/contract/page'
import { onlyKnown } from '../../../db/choices.ts'
import type { Ctx, UserCtx } from '../../../access/ctx.ts'
import { inScope, type Scope } from '../../../access/scope.ts'
import type { Db } from '../../../db/connect.ts'
import { remembered } from '../../../db/remember.ts'
import { categoryNames, categoryPath } from '../category/service.ts'

export interface BodyRow {
  id: number
  code: string
  name: readonly [string, string]
  /** Codes of the catalogue, of any level, that it may test; none: everything. Decision 43. */
  approved: readonly string[]
}

const approvedOf = (dept: 'dept' | 'body') =>
  sql<string[]>`array(select category_code from dept_category where dept_id = ${sql.ref(`${dept}.id`)} order by 1)`

export async function readBodies(db: Db, scope?: Scope): Promise<BodyRow[]> {
  const rows = await db
    .selectFrom('dept')
    .select(['id', 'body_code', 'name_zh', 'name_en', approvedOf('dept').as('approved')])
    .where('body_code', 'is not', null)
    .$if(scope !== undefined, (query) => query.where(inScope(scope ?? { all: true }, { dept: 'dept.id' })))
    .orderBy('body_code')
    .execute()
  return rows.map(({ id, body_code, name_zh, name_en, approved }) => ({
    id,
    code: body_code ?? '',
    name: [name_zh, name_en],
    approved,
  }))
}

/** Lists may lag two seconds (decision 19). */
const namesById = remembered(2_000, async (db) => new Map((await readBodies(db)).map((body) => [body.id, body.name])))

/** A function that names bodies in the caller's language. */
export async function bodyNames(ctx: Ctx): Promise<(id: number) => string> {
  const names = await namesById(ctx.db)
  return (id) => {
    const name = names.get(id)
    return name ? ctx.say(name) : ''
  }
}

/** Refuses a public list's filter by a body that there is not. Lists of the office have rows of bodies that were closed. */
export async function onlyKnownBodies(ctx: Ctx, columns: ListColumns, request: ListRequest): Promise<void> {
  const names = await namesById(ctx.db)
  onlyKnown(columns, request, 'bodyId', (id) => names.has(Number(id)))
}

/** The body the caller writes for: the nearest one at or above the own department. */
export async function ownBody(ctx: UserCtx): Promise<BodyRow> {
  const row = await ctx.db
    .selectFrom('dept as own')
    .innerJoin('dept as body', (join) => join.onTrue())
    .select([
      'body.id',
      'body.body_code',
      'body.name_zh',
      'body.name_en',
      'body.status',
      approvedOf('body').as('approved'),
    ])
    .where('own.id', '=', ctx.actor.deptId ?? -1)
    .where('body.body_code', 'is not', null)
    .whereRef('body.id', '=', (eb) => eb.fn.any('own.path'))
    .orderBy((eb) => eb.fn('cardinality', ['body.path']), 'desc')
    .executeTakeFirst()
  if (!row)
    throw badField('bodyId', ['您的账号不属于任何型式试验机构', 'Your account does not belong to a type-testing body'])
  if (row.status === 'stopped')
    throw badField('bodyId', [
      `${row.name_zh}已停用，不能申请编码或登记报告`,
      `${row.name_en} is stopped: it cannot apply for codes or register reports`,
    ])
  return { id: row.id, code: row.body_code ?? '', name: [row.name_zh, row.name_en], approved: row.approved }
}

/** Why this body may not test this category, naming what it may; nothing when it may. Existing certificates are not asked: they are as their time approved them. */
export async function approvalProblem(
  ctx: Ctx,
  { approved, name }: Pick<BodyRow, 'approved' | 'name'>,
  code: string,
): Promise<Phrase | undefined> {
  if (approved.length === 0) return undefined
  const above = await categoryPath(ctx, code)
  if (above.some((one) => approved.includes(one))) return undefined
  const nameOf = await categoryNames(ctx)
  const may = approved.map((one) => `${one} ${nameOf(one)}`)
  return [
    `设备品种：${name[0]}核准的品种为 ${may.join('、')}，不含 ${code}`,
    `Equipment category: ${name[1]} is approved for ${may.join(', ')}, which does not hold ${code}`,
  ]
}

/** Refuses what a body is not approved for. */
export async function refuseUnapproved(
  ctx: Ctx,
  body: Pick<BodyRow, 'approved' | 'name'>,
  code: string,
): Promise<void> {
  const problem = await approvalProblem(ctx, body, code)
  if (problem) throw badField('categoryCode', problem)
}
