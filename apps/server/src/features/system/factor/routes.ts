// The caller's own second factor: whether there is one, setting it up, new recovery codes, turning it off.
import * as contract from '@register/contract/system/signIn/factor'
import type { Actors } from '../../../access/known/actors.ts'
import { administersSomething } from '../../../access/rights/administersSomething.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { factorOf, renew, start, eraseFactor, turnOn } from './service.ts'

export const factorRoutes = (actors: Actors, { production }: { production: boolean }): Route[] => [
  handle(contract.readFactor, async (ctx) => ({
    ...(await factorOf(ctx)),
    required: production && (await administersSomething(ctx.db, ctx.actor.id)),
  })),
  handle(contract.startFactor, (ctx) => start(ctx)),
  handle(contract.confirmFactor, async (ctx, { body }) => {
    ctx.afterCommit(() => actors.forget())
    return { codes: await turnOn(ctx, body) }
  }),
  handle(contract.renewCodes, async (ctx) => ({ codes: await renew(ctx) })),
  handle(contract.removeFactor, async (ctx) => {
    await eraseFactor(ctx.db, ctx.actor.id)
    ctx.note.object = `user:${ctx.actor.id}`
    ctx.afterCommit(() => actors.forget())
  }),
]
