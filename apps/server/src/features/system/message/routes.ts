// Messages to oneself: the list, how many are unread, and marking them.
import * as contract from '@register/contract/system/message'
import { handle, type Route } from '../../../http/handle.ts'
import { listMessages } from './list.ts'
import { countUnread, markRead } from './store.ts'

export const messageRoutes = (): Route[] => [
  handle(contract.listMessages, (ctx, { query }) => listMessages(ctx, query)),
  handle(contract.countUnread, async (ctx) => ({ unread: await countUnread(ctx) })),
  handle(contract.markRead, async (ctx, { body }) => {
    ctx.note.object = 'message'
    return { unread: await markRead(ctx, body.keys) }
  }),
]
