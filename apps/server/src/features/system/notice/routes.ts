// Announcements as administrators write them.
import * as contract from '@register/contract/system/notice'
import { handle, type Route } from '../../../http/handle.ts'
import { addNotice, changeNotice, removeNotice } from './service.ts'
import { notices, readNotice } from './store.ts'

export const noticeRoutes = (): Route[] => [
  handle(contract.listNotices, (ctx, { query }) => notices.list(ctx, query)),
  handle(contract.readNotice, (ctx, { params }) => readNotice(ctx, params.id)),
  handle(contract.addNotice, (ctx, { body }) => addNotice(ctx, body)),
  handle(contract.changeNotice, (ctx, { body }) => changeNotice(ctx, body)),
  handle(contract.removeNotice, (ctx, { params }) => removeNotice(ctx, params.id)),
]
