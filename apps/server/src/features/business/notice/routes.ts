// Notices, for the people who write them and for readers.
import * as office from '@register/contract/business/notice/office'
import * as reader from '@register/contract/business/notice/reader'
import type { Counter } from '../../../db/counter.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { homeList, listPublished } from './list.ts'
import { readPublic } from './read.ts'
import { addNotice, changeNotice, publishNow, removeDraft, withdraw } from './service.ts'
import { listNotices, readOfficeNotice, readNoticeVersion, versionsOf } from './store.ts'

export const publicNoticeRoutes = (reads: Counter): Route[] => [
  handle(office.listOfficeNotices, (ctx, { body }) => listNotices(ctx, body)),
  handle(office.readOfficeNotice, (ctx, { body }) => readOfficeNotice(ctx, body.id)),
  handle(office.noticeVersions, (ctx, { body }) => versionsOf(ctx, body.id)),
  handle(office.readNoticeVersion, (ctx, { body }) => readNoticeVersion(ctx, body)),
  handle(office.insertNotice, (ctx, { body }) => addNotice(ctx, body)),
  handle(office.updateNotice, (ctx, { body }) => changeNotice(ctx, body)),
  handle(office.publishNotice, (ctx, { body }) => publishNow(ctx, body)),
  handle(office.withdrawNotice, (ctx, { body }) => withdraw(ctx, body)),
  handle(office.deleteNotice, (ctx, { body }) => removeDraft(ctx, body)),
  handle(reader.publicNotices, (ctx, { body }) => listPublished(ctx, body)),
  handle(reader.homeNotices, (ctx, { body }) => homeList(ctx, body.size)),
  handle(reader.readPublicNotice, async (ctx, { body }) => {
    const notice = await readPublic(ctx, body.id)
    if (!notice.withdrawn) reads.add(notice.id)
    return notice
  }),
]
