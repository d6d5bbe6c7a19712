// The rules of announcements: which roles they may name, what their text may contain, and when a change counts as a new announcement.
import { sql } from 'kysely'
import type { addNotice as added, changeNotice as changed, Notice } from '@register/contract/system/notice'
import { badField } from '@register/contract/errors'
import type { Input } from '@register/contract/endpoint'
import type { UserCtx } from '../../../access/ctx.ts'
import { useFiles } from '../file/service.ts'
import { filesShown, harmless, saysNothing } from './text/sanitize.ts'
import { notices, objectOf, readNotice } from './store.ts'

export { announced, contentsOf, countUnread, isRead, markRead, shownSince } from './read.ts'
export { objectOf as noticeObject } from './store.ts'
export { filesShown, harmless, saysNothing, withLinks, wordsIn } from './text/sanitize.ts'

type Written = Input<typeof added>['body']

/** Sanitizes the text. Refuses an empty one in a published announcement, because its readers would open an empty message. */
function textOf({ content: given, status }: Written): string {
  const content = harmless(given)
  if (saysNothing(content) && status === 'published')
    throw badField('content', ['正文：发布前请填写', 'Text is needed before it is published'])
  return content
}

/** The text to store; refuses contradictory values and unknown roles. */
async function checked(ctx: UserCtx, given: Written): Promise<string> {
  const { validFrom, validUntil, roleKeys } = given
  if (validFrom && validUntil && validUntil < validFrom)
    throw badField('validUntil', ['截止日期不能早于生效日期', 'The last day must not be before the first'])
  if (roleKeys.length > 0) {
    const known = await ctx.db.selectFrom('role').select('key').where('key', 'in', roleKeys).execute()
    const stranger = roleKeys.find((key) => !known.some((role) => role.key === key))
    if (stranger !== undefined)
      throw badField('roleKeys', [`接收角色：没有角色“${stranger}”`, `Roles: there is no role "${stranger}"`])
  }
  return textOf(given)
}

const now = sql<string>`now()`

export async function addNotice(ctx: UserCtx, { content: given, ...values }: Written): Promise<Notice> {
  const content = await checked(ctx, { content: given, ...values })
  const id = await notices.insert(ctx, values, {
    content,
    dept_id: ctx.actor.deptId,
    published_at: values.status === 'published' ? now : null,
  })
  await useFiles(ctx, objectOf(id), filesShown(content))
  return readNotice(ctx, id)
}

export async function changeNotice(
  ctx: UserCtx,
  { id, rev, content: given, ...values }: Input<typeof changed>['body'],
): Promise<Notice> {
  const before = await notices.lock(ctx, id, rev)
  const content = await checked(ctx, { content: given, ...values })
  const becomesPublished = values.status === 'published' && before.status !== 'published'
  await notices.update(ctx, before, values, { content, ...(becomesPublished && { published_at: now }) })
  if (becomesPublished) await ctx.db.deleteFrom('announcement_read').where('announcement_id', '=', id).execute()
  await useFiles(ctx, objectOf(id), filesShown(content))
  return readNotice(ctx, id)
}

export async function removeNotice(ctx: UserCtx, id: number): Promise<void> {
  const notice = await notices.lock(ctx, id)
  await useFiles(ctx, objectOf(id), [])
  await notices.erase(ctx, notice)
}
