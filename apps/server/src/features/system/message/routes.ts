// Messages to the caller: the list, marking them, and the channels.
import * as contract from '@register/contract/system/message/message'
import * as push from '@register/contract/system/message/push'
import type { Integrations } from '../../../integrations/integrations.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { listMessages } from './list.ts'
import { readPush, saveDigest, savePush } from './push/push.ts'
import { markRead } from './store.ts'

export const messageRoutes = (outside: Integrations): Route[] => [
  handle(contract.listMessages, (ctx, { query }) => listMessages(ctx, query)),
  handle(push.readPush, (ctx) => readPush(ctx, outside)),
  handle(push.savePush, async (ctx, { body }) => {
    await savePush(ctx, body)
    return readPush(ctx, outside)
  }),
  handle(push.saveDigest, async (ctx, { body }) => {
    await saveDigest(ctx, body)
    return readPush(ctx, outside)
  }),
  handle(contract.markRead, async (ctx, { body }) => {
    ctx.note.object = 'message'
    return { unread: await markRead(ctx, body.keys) }
  }),
]
