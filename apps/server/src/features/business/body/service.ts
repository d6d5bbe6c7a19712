// The type-testing bodies: departments with a body code.
import { badField } from '@register/contract/errors'
import type { ListColumns, ListRequest } from '@register/contract/page'
import { onlyKnown } from '../../../db/choices.ts'
import type { Ctx, UserCtx } from '../../../access/ctx.ts'
import { inScope, type Scope } from '../../../access/scope.ts'
import type { Db } from '../../../db/connect.ts'
import { remembered } from '../../../db/remember.ts'

export interface BodyRow {
  id: number
  code: string
  name: readonly [string, string]
}

export async function readBodies(db: Db, scope?: Scope): Promise<BodyRow[]> {
  const rows = await db
    .selectFrom('dept')
    .select(['id', 'body_code', 'name_zh', 'name_en'])
    .where('body_code', 'is not', null)
    .$if(scope !== undefined, (query) => query.where(inScope(scope ?? { all: true }, { dept: 'dept.id' })))
    .orderBy('body_code')
    .execute()
  return rows.map((row) => ({ id: row.id, code: row.body_code ?? '', name: [row.name_zh, row.name_en] }))
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
    .select(['body.id', 'body.body_code', 'body.name_zh', 'body.name_en'])
    .where('own.id', '=', ctx.actor.deptId ?? -1)
    .where('body.body_code', 'is not', null)
    .whereRef('body.id', '=', (eb) => eb.fn.any('own.path'))
    .orderBy((eb) => eb.fn('cardinality', ['body.path']), 'desc')
    .executeTakeFirst()
  if (!row)
    throw badField('bodyId', ['您的账号不属于任何型式试验机构', 'Your account does not belong to a type-testing body'])
  return { id: row.id, code: row.body_code ?? '', name: [row.name_zh, row.name_en] }
}
