// Clients: administrators maintain them, and the token endpoint gives them tokens.
import * as contract from '@register/contract/system/client/client'
import { getToken } from '@register/contract/system/client/token'
import type { Actors } from '../../../access/known/actors.ts'
import type { ClientUsage } from '../../../access/client/usage.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { addOne, changeOne, endOne, removeOne, rotateOne } from './service.ts'
import { clients, listAll, readOne } from './store.ts'
import { issueToken } from './token/token.ts'
import { usageOf } from './usage/usage.ts'

/** `usage`: the counter of calls and of refused calls. */
export const clientRoutes = ({ actors, usage }: { actors: Actors; usage: ClientUsage }): Route[] => [
  handle(contract.listClients, (ctx, { query }) => listAll(ctx, query)),
  handle(contract.clientUsage, (ctx, { params }) => usageOf(ctx, params.id)),
  handle(contract.clientChanges, (ctx, { params }) => clients.changes(ctx, params.id)),
  handle(contract.readClient, (ctx, { params }) => readOne(ctx, params.id)),
  handle(contract.addClient, (ctx, { body }) => addOne(ctx, body)),
  handle(contract.changeClient, (ctx, { body }) => {
    ctx.afterCommit(() => actors.forget())
    return changeOne(ctx, body)
  }),
  handle(contract.removeClient, (ctx, { params }) => {
    ctx.afterCommit(() => actors.forget())
    return removeOne(ctx, params.id)
  }),
  handle(contract.rotateSecret, (ctx, { body }) => {
    ctx.afterCommit(() => actors.forget())
    return rotateOne(ctx, body)
  }),
  handle(contract.endFormerSecret, (ctx, { body }) => {
    ctx.afterCommit(() => actors.forget())
    return endOne(ctx, body)
  }),
  handle(getToken, (ctx, given) => issueToken(ctx, given, usage)),
]
