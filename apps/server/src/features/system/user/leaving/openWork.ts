// What stands open with a person, which colleagues could take it over, and handing it over in the transaction of the act that asks for it.
import { sql } from 'kysely'
import { badField, Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { openWorkKinds, type OpenWork, type OpenWorkKind } from '@register/contract/system/user/openWork'
import { found, type UserCtx } from '../../../../access/ctx.ts'
import { giveTo, openWith, type OpenRow, type OpenWorkOf } from '../../../../records/openWork.ts'
import { inLanguage } from '../../../../records/inLanguage.ts'
import { holdersOfEach, notify } from '../../message/service.ts'
import { accounts, reached } from '../store.ts'

interface Open {
  of: OpenWorkOf
  rows: OpenRow[]
}

/** One after another: they share the connection of the request. */
async function openOf({ db }: UserCtx, work: readonly OpenWorkOf[], id: number): Promise<Open[]> {
  const open: Open[] = []
  for (const of of work) {
    const rows = await openWith(db, of, id)
    if (rows.length > 0) open.push({ of, rows })
  }
  return open
}

/** The body that the department of an account is or belongs to. */
const bodyOf = (account: string) => sql<number | null>`(select body.id from dept own join dept body
  on body.id = any(own.path) and body.body_code is not null where own.id = ${sql.ref(`${account}.dept_id`)})`

/** The accounts that may go on with all of it. */
function ableTo(ctx: UserCtx, open: readonly Open[]): Promise<number[]> {
  const needs = new Map(
    open.flatMap(({ of: { needs: permission }, rows }) =>
      rows.map(({ dept }) => [`${permission} ${dept}`, { permission, deptId: dept }]),
    ),
  )
  return holdersOfEach(ctx.db, [...needs.values()])
}

/** Those of them in scope that are of the same body as the person, or of one whose work it is: who has moved leaves it behind there. */
const colleaguesOf = (ctx: UserCtx, id: number, { able, open }: { able: readonly number[]; open: readonly Open[] }) =>
  ctx.db
    .selectFrom('app_user')
    .innerJoin('app_user as leaver', (join) => join.on('leaver.id', '=', id))
    .leftJoin('dept', 'dept.id', 'app_user.dept_id')
    .where(reached(ctx))
    .where('app_user.id', 'in', [0, ...able])
    .where('app_user.id', '<>', id)
    .where(
      sql<boolean>`(${bodyOf('app_user')} is not distinct from ${bodyOf('leaver')}
        or ${bodyOf('app_user')} = any(${open.flatMap(({ rows }) => rows.map(({ dept }) => dept))}::bigint[]))`,
    )
    .select(['app_user.id', 'app_user.nickname', 'app_user.username'])
    .select(sql<string>`coalesce(${inLanguage(ctx.lang, 'dept.name')}, '')`.as('dept'))
    .orderBy(sql`(app_user.dept_id = leaver.dept_id) is not true`)
    .orderBy('app_user.nickname')
    .orderBy('app_user.id')

const mostColleagues = 50

/** `id`: an account in scope. */
export async function readOpenWork(ctx: UserCtx, work: readonly OpenWorkOf[], id: number): Promise<OpenWork> {
  found(await accounts.scoped(ctx).where('app_user.id', '=', id).select('app_user.id').executeTakeFirst())
  const open = await openOf(ctx, work, id)
  const colleagues =
    open.length === 0
      ? []
      : await colleaguesOf(ctx, id, { able: await ableTo(ctx, open), open })
          .limit(mostColleagues)
          .execute()
  return { work: open.map(({ of: { kind }, rows }) => ({ kind, count: rows.length })), colleagues }
}

/** Names that one line of a message spells out. */
const spelled = 5

/** Each kind with its number and the names of the first. */
function inWords(open: readonly Open[]): Phrase {
  const lines = open.map(({ of: { kind }, rows }): Phrase => {
    const names = rows
      .slice(0, spelled)
      .map(({ name }) => name)
      .filter(Boolean)
    const more = rows.length > names.length
    const [zh, en] = openWorkKinds[kind]
    return [
      `${zh} ${rows.length} 件${names.length > 0 ? `（${names.join('、')}${more ? ' 等' : ''}）` : ''}`,
      `${en}: ${rows.length}${names.length > 0 ? ` (${names.join(', ')}${more ? ' and more' : ''})` : ''}`,
    ]
  })
  return [lines.map(([zh]) => zh).join('；'), lines.map(([, en]) => en).join('; ')]
}

/**
 * Hands all open work of these accounts to one colleague and tells the colleague; 400 at `successorId` when that account may not go on
 * with it. The caller has locked the accounts. Returns what the audit notes.
 */
export async function handOver(
  ctx: UserCtx,
  work: readonly OpenWorkOf[],
  leavers: readonly { id: number; nickname: string }[],
  successorId: number | undefined,
): Promise<{ successor: string; handedOver: Partial<Record<OpenWorkKind, number>> } | undefined> {
  if (successorId === undefined) return undefined
  const handedOver: Partial<Record<OpenWorkKind, number>> = {}
  let successor = ''
  for (const { id, nickname } of leavers) {
    const open = await openOf(ctx, work, id)
    const able = await colleaguesOf(ctx, id, { able: await ableTo(ctx, open), open })
      .where('app_user.id', '=', leavers.some((one) => one.id === successorId) ? 0 : successorId)
      .forUpdate('app_user')
      .executeTakeFirst()
    if (!able)
      throw badField('successorId', [
        '接手人：应为同一机构、能够办理这些工作的在用账号',
        'Colleague who takes over must be an active account of the same body that may do this work',
      ])
    successor = able.username
    if (open.length === 0) continue
    for (const { of, rows } of open) {
      await giveTo(
        ctx.db,
        of,
        rows.map((row) => row.id),
        successorId,
      )
      handedOver[of.kind] = (handedOver[of.kind] ?? 0) + rows.length
    }
    const [zh, en] = inWords(open)
    await notify(ctx, {
      kind: 'workHandedOver',
      to: [successorId],
      object: `work:${id}`,
      about: { by: ctx.actor.nickname, title: nickname, zh, en },
    })
  }
  return { successor, handedOver }
}

/** Hands over the open work of an account that stays. Refuses with 409 when no work is open, because another administrator may have handed it over already. */
export async function handOverAll(
  ctx: UserCtx,
  work: readonly OpenWorkOf[],
  person: { id: number; nickname: string },
  successorId: number,
) {
  const handed = await handOver(ctx, work, [person], successorId)
  if (Object.keys(handed?.handedOver ?? {}).length > 0) return handed
  throw new Failure(409, [
    '该用户没有未办结的工作，可能已由他人移交',
    'Nothing is open with this person: somebody else may have handed it over',
  ])
}
