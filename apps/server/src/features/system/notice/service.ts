// Writing, changing and deleting announcements; the demo world uses them too.
import { noticeFields, type Notice } from '@register/contract/system/notice'
import { badField, badFields } from '@register/contract/errors'
import { missing } from '@register/contract/fields'
import type { UserCtx } from '../../../access/ctx.ts'
import { useFiles } from '../file/service.ts'
import { filesShown, harmless } from './sanitize.ts'
import { insertNotice, lockNotice, objectOf, readNotice, updateNotice, type Written } from './store.ts'

export { markRead } from './messages.ts'

async function refuseWrong(ctx: UserCtx, given: Written): Promise<void> {
  const gaps = missing(noticeFields, given)
  if (gaps.length > 0) throw badFields(gaps)
  const { validFrom, validUntil, roleKeys } = given
  if (validFrom && validUntil && validUntil < validFrom)
    throw badField('validUntil', ['截止日期不能早于生效日期', 'The last day must not be before the first'])
  if (!roleKeys || roleKeys.length === 0) return
  const known = await ctx.db.selectFrom('role').select('key').where('key', 'in', roleKeys).execute()
  const stranger = roleKeys.find((key) => !known.some((role) => role.key === key))
  if (stranger !== undefined)
    throw badField('roleKeys', [`接收角色：没有角色“${stranger}”`, `Roles: there is no role "${stranger}"`])
}

/** Whoever opens an announcement finds something in it. */
function textOf(given: Written): string {
  const content = harmless(given.content)
  const empty = !content.includes('<img') && content.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === ''
  if (empty && given.status === 'published')
    throw badField('content', ['正文：发布前请填写', 'Text is needed before it is published'])
  return content
}

export async function addNotice(ctx: UserCtx, given: Written): Promise<Notice> {
  await refuseWrong(ctx, given)
  const content = textOf(given)
  const { id } = await insertNotice(ctx, given, content)
  await useFiles(ctx, objectOf(id), filesShown(content))
  note(ctx, id, given)
  return readNotice(ctx, id)
}

export async function changeNotice(
  ctx: UserCtx,
  { id, rev, ...given }: Written & { id: number; rev: number },
): Promise<Notice> {
  const before = await lockNotice(ctx, id, rev)
  await refuseWrong(ctx, given)
  const content = textOf(given)
  await updateNotice(ctx, id, given, {
    content,
    published: given.status === 'published' && before.status !== 'published',
  })
  await useFiles(ctx, objectOf(id), filesShown(content))
  note(ctx, id, given)
  return readNotice(ctx, id)
}

export async function removeNotice(ctx: UserCtx, id: number): Promise<void> {
  const { title, status } = await lockNotice(ctx, id)
  await useFiles(ctx, objectOf(id), [])
  await ctx.db.deleteFrom('announcement').where('id', '=', id).execute()
  note(ctx, id, { title, status })
}

function note(ctx: UserCtx, id: number, { title, status }: { title?: string | null; status?: string | null }): void {
  ctx.note.object = objectOf(id)
  ctx.note.detail = { title, status }
}
