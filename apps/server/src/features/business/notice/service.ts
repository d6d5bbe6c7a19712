// The rules of notices: who may publish and when, how a published one may change, and which files its versions keep.
import { sql } from 'kysely'
import type { Input } from '@register/contract/endpoint'
import { badField, conflict, notAllowed } from '@register/contract/errors'
import * as contract from '@register/contract/business/notice/office'
import { instantOf } from '@register/contract/input/minute'
import { granted } from '../../../access/actor.ts'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Locked } from '../../../records/store.ts'
import { useFiles } from '../../system/file/service.ts'
import { filesShown, harmless, saysNothing, wordsIn } from '../../system/notice/service.ts'
import { bind } from '../file/service.ts'
import { storeVersion, publish } from './publication/publish.ts'
import { formerOf, notices, objectOf, readOfficeNotice } from './store.ts'

export { publishDue } from './publication/due.ts'
export { publicNoticeFindings } from './findings.ts'

type Written = Input<typeof contract.insertNotice>['body']
type Row = Locked<'public_notice'>

const now = sql<string>`now()`

const withdrawn = () => conflict(['公告已撤回，不能再修改', 'The notice was withdrawn and cannot change any more'])

/** Publishing needs its own permission, even as a part of another action. */
function refuseUnlessPublisher({ actor }: UserCtx): void {
  if (!granted(actor, contract.publishNotice)) throw notAllowed()
}

function refuseEmpty(content: string): void {
  if (saysNothing(content)) throw badField('content', ['正文：发布前请填写', 'Text is needed before it is published'])
}

/** The stored text, and its plain words. Level 1 headings become level 2, because the title is the first heading of the page. */
function textIn(given: string): { content: string; plain: string } {
  const content = harmless(given).replaceAll(/(<\/?)h1\b/g, '$1h2')
  return { content, plain: wordsIn(content) }
}

/** Binds the pictures of the text and of every stored version, so that they are not swept. */
async function bindPictures(ctx: UserCtx, id: number, content: string): Promise<void> {
  const versions = await ctx.db
    .selectFrom('public_notice_version')
    .select('content')
    .where('notice_id', '=', id)
    .execute()
  await useFiles(ctx, objectOf(id), [content, ...versions.map((one) => one.content)].flatMap(filesShown))
}

/** What happens to a draft or a scheduled notice after it was written. */
async function arrange(
  ctx: UserCtx,
  id: number,
  { when, publishAt, content }: Pick<Written, 'when' | 'publishAt' | 'content'>,
): Promise<void> {
  if (when === '') return
  if (when !== 'draft') {
    refuseUnlessPublisher(ctx)
    refuseEmpty(content)
  }
  ctx.note.detail['when'] = when
  if (when === 'now') return publish(ctx.db, id, ctx.actor.id)
  const at = when === 'later' ? instantOf(publishAt) : null
  if (at) ctx.note.detail['publishAt'] = publishAt
  if (at && at.getTime() <= Date.now())
    throw badField('publishAt', ['发布时间：应晚于现在', 'Time of publication must lie in the future'])
  await ctx.db
    .updateTable('public_notice')
    .set({ status: at ? 'scheduled' : 'draft', publish_at: at })
    .where('id', '=', id)
    .execute()
}

export async function addNotice(ctx: UserCtx, body: Written) {
  const { when, publishAt, content: given, fileIds, ...values } = body
  const text = textIn(given)
  const id = await notices.insert(ctx, values, { ...text, dept_id: ctx.actor.deptId })
  await bind(ctx, objectOf(id), fileIds)
  await arrange(ctx, id, { when, publishAt, content: text.content })
  await bindPictures(ctx, id, text.content)
  return readOfficeNotice(ctx, id)
}

/** Whether readers will see another text; pinning does not count as one. */
async function differs(ctx: UserCtx, before: Row, values: Omit<Written, 'when' | 'publishAt'>): Promise<boolean> {
  const { title, type, audience, content, fileIds } = values
  if (before.title !== title || before.type !== type || before.audience !== audience || before.content !== content)
    return true
  const bound = ctx.db.selectFrom('stored_file').select('id').where('bound_to', '=', objectOf(before.id))
  const present = new Set((await bound.execute()).map((file) => file.id))
  const given = new Set(fileIds)
  return present.size !== given.size || [...present].some((one) => !given.has(one))
}

/** A published notice changes by a new version; the earlier versions stay as they were. */
async function revise(ctx: UserCtx, before: Row, body: Written): Promise<void> {
  const { when, publishAt: _, fileIds, ...rest } = body
  const { content: given, ...values } = rest
  if (when !== '')
    throw conflict([
      '公告已发布：修改会立即显示给读者，不能再选择发布方式',
      'The notice is published: a change is shown to readers at once, and its publication cannot be chosen again',
    ])
  refuseUnlessPublisher(ctx)
  const { id } = before
  const text = textIn(given)
  refuseEmpty(text.content)
  const isNew = await differs(ctx, before, { ...values, content: text.content, fileIds })
  await notices.update(ctx, before, values, {
    ...text,
    ...(isNew && { version: before.version + 1, changed_at: now }),
  })
  await bind(ctx, objectOf(id), fileIds, { from: formerOf(id), former: formerOf(id) })
  if (isNew) await storeVersion(ctx.db, id, ctx.actor.id)
  await bindPictures(ctx, id, text.content)
}

export async function changeNotice(ctx: UserCtx, given: Input<typeof contract.updateNotice>['body']) {
  const { id, rev, ...body } = given
  const before = await notices.lock(ctx, id, rev)
  if (before.status === 'withdrawn') throw withdrawn()
  if (before.status === 'published') await revise(ctx, before, body)
  else {
    const { when, publishAt, content, fileIds, ...values } = body
    const text = textIn(content)
    // A scheduled notice that is changed without a time is published now.
    if (before.status === 'scheduled' && when === '') {
      refuseUnlessPublisher(ctx)
      refuseEmpty(text.content)
    }
    await notices.update(ctx, before, values, text)
    await bind(ctx, objectOf(id), fileIds)
    await arrange(ctx, id, { when, publishAt, content: text.content })
    await bindPictures(ctx, id, text.content)
  }
  return readOfficeNotice(ctx, id)
}

function note(ctx: UserCtx, { id, title }: Row, more: Record<string, unknown> = {}): void {
  ctx.note.object = objectOf(id)
  ctx.note.detail = { title, ...more }
}

export async function publishNow(ctx: UserCtx, { id, rev }: Input<typeof contract.publishNotice>['body']) {
  const before = await notices.lock(ctx, id, rev)
  if (before.status === 'withdrawn') throw withdrawn()
  if (before.status === 'published') throw conflict(['公告已发布', 'The notice is published'])
  refuseEmpty(before.content)
  await publish(ctx.db, id, ctx.actor.id)
  note(ctx, before)
  return readOfficeNotice(ctx, id)
}

export async function withdraw(ctx: UserCtx, { id, rev, reason }: Input<typeof contract.withdrawNotice>['body']) {
  const before = await notices.lock(ctx, id, rev)
  if (before.status !== 'published')
    throw conflict(['只有已发布的公告可以撤回', 'Only a published notice can be withdrawn'])
  await ctx.db
    .updateTable('public_notice')
    .set({
      status: 'withdrawn',
      withdrawn_at: now,
      withdrawn_reason: reason,
      updated_at: now,
      updated_by: ctx.actor.id,
    })
    .set((row) => ({ rev: row('rev', '+', 1) }))
    .where('id', '=', id)
    .execute()
  note(ctx, before, { reason })
  return readOfficeNotice(ctx, id)
}

export async function removeDraft(ctx: UserCtx, { id, rev }: Input<typeof contract.deleteNotice>['body']) {
  const before = await notices.lock(ctx, id, rev)
  if (before.status === 'scheduled')
    throw conflict([
      '公告已定时发布，请先改为草稿再删除',
      'The notice waits for its time. Make it a draft again before you delete it',
    ])
  if (before.status !== 'draft')
    throw conflict(['已发布的公告不能删除，只能撤回', 'A published notice cannot be deleted. Withdraw it'])
  await bind(ctx, objectOf(id), [])
  await useFiles(ctx, objectOf(id), [])
  await notices.erase(ctx, before)
}
