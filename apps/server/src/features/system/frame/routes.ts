// What the office's frame shows of the caller, gathered from messages, tasks and settings.
import { readFrame } from '@register/contract/system/frame/frame'
import { handle, type Route } from '../../../http/handle.ts'
import { countUnread } from '../message/service.ts'
import { revisionOf } from '../setting/service.ts'
import { countActive } from '../tasks/service.ts'

export const frameRoutes = (): Route[] => [
  handle(readFrame, async (ctx) => {
    const [unread, tasks, settingRev] = await Promise.all([
      countUnread(ctx),
      countActive(ctx),
      revisionOf(ctx, { kind: 'layout', name: 'frame' }),
    ])
    return { unread, tasks, settingRev }
  }),
]
