// Change notices for anyone and for the office.
import * as contract from '@register/contract/business/changeNotice'
import { everything } from '../../../access/scope.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { onlyKnownBodies } from '../body/service.ts'
import { changeFeed } from './feed/feed.ts'
import { listChangeNotices } from './list.ts'

export const changeNoticeRoutes = (): Route[] => [
  handle(contract.publicChangeNotices, async (ctx, { body }) => {
    await onlyKnownBodies(ctx, contract.changeNoticeColumns, body)
    return listChangeNotices(ctx, body, everything)
  }),
  handle(contract.changeFeed, (ctx, { query }) => changeFeed(ctx, query)),
  handle(contract.listChangeNotices, (ctx, { body }) => listChangeNotices(ctx, body, ctx.scope)),
]
