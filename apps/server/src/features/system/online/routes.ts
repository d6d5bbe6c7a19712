// Who is signed in, and ending sessions.
import { endSessions, listOnline } from '@register/contract/system/online'
import type { Actors } from '../../../access/known/actors.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { endAll, sessionsOf } from './service.ts'

export const onlineRoutes = (actors: Actors): Route[] => [
  handle(listOnline, (ctx, { query }) => sessionsOf(ctx, query)),
  handle(endSessions, async (ctx, { params }) => {
    await endAll(ctx, params.id.split(',').map(Number))
    ctx.afterCommit(() => actors.forget())
  }),
]
