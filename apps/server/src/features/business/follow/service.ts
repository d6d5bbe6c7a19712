// Follows in the database: beginning one, ending one, and whether there is one.
import { sql } from 'kysely'
import { mostFollows, type Followed, type FollowState } from '@register/contract/business/follow/follow'
import { conflict, notFound } from '@register/contract/errors'
import { lockSelf, type UserCtx } from '../../../access/ctx.ts'
import { isPublic } from '../report/service.ts'

/** The audit notes that a person followed something, but not what, because follows are private. */
const noted = 'follow'

interface Subject {
  id: number
  maker: string
  code: string | null
}

async function subjectOf({ db }: UserCtx, publicId: string): Promise<Subject> {
  const row = await db
    .selectFrom('report')
    .select(['id', 'manufacturer_name', 'manufacturer_credit_code'])
    .where('public_id', '=', publicId)
    .where(isPublic)
    .executeTakeFirst()
  if (!row) throw notFound()
  return {
    id: row.id,
    maker: row.manufacturer_name ?? '',
    code: row.manufacturer_credit_code,
  }
}

/** A manufacturer is known by its credit code, or by its name when it has none. */
const ofMaker = ({ code, maker }: Subject) =>
  code === null
    ? sql<boolean>`report_id is null and credit_code is null and maker_name = ${maker}`
    : sql<boolean>`credit_code = ${code}`

async function idsOf({ db, actor }: UserCtx, subject: Subject): Promise<FollowState> {
  const idWhere = async (condition: ReturnType<typeof ofMaker>) => {
    const found = await db
      .selectFrom('follow')
      .select('id')
      .where('user_id', '=', actor.id)
      .where(condition)
      .executeTakeFirst()
    return found?.id ?? null
  }
  return {
    certificate: await idWhere(sql<boolean>`report_id = ${subject.id}`),
    manufacturer: await idWhere(ofMaker(subject)),
  }
}

export const stateOf = async (ctx: UserCtx, publicId: string): Promise<FollowState> =>
  idsOf(ctx, await subjectOf(ctx, publicId))

/** Calls of one person wait for each other, so that they cannot pass the limit together. */
async function refuseTooMany(ctx: UserCtx): Promise<void> {
  await lockSelf(ctx)
  const { count } = await ctx.db
    .selectFrom('follow')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', ctx.actor.id)
    .executeTakeFirstOrThrow()
  if (count >= mostFollows)
    throw conflict([
      `最多可关注 ${mostFollows} 项，请先在“我的关注”中取消一些`,
      `You can follow ${mostFollows} at most. Unfollow some under Following first`,
    ])
}

export async function follow(
  ctx: UserCtx,
  { publicId, what }: { publicId: string; what: Followed },
): Promise<FollowState> {
  const subject = await subjectOf(ctx, publicId)
  const { maker, code } = subject
  if (what === 'manufacturer' && maker === '')
    throw conflict(['该证书没有记载制造单位', 'No manufacturer is on record for this certificate'])
  ctx.note.object = noted
  const before = await idsOf(ctx, subject)
  if (before[what] !== null) return before
  await refuseTooMany(ctx)
  await ctx.db
    .insertInto('follow')
    .values({
      user_id: ctx.actor.id,
      ...(what === 'certificate' ? { report_id: subject.id } : { credit_code: code, maker_name: maker }),
    })
    .onConflict((known) => known.doNothing())
    .execute()
  return idsOf(ctx, subject)
}

export async function unfollow({ db, actor, note }: UserCtx, id: number): Promise<void> {
  note.object = noted
  await db.deleteFrom('follow').where('id', '=', id).where('user_id', '=', actor.id).execute()
}
