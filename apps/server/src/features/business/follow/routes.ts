// Following certificates and manufacturers: every person reads and changes only their own follows.
import * as contract from '@register/contract/business/follow/follow'
import { handle, type Route } from '../../../http/handle.ts'
import { listFollows } from './list.ts'
import { follow, stateOf, unfollow } from './service.ts'

export const followRoutes = (): Route[] => [
  handle(contract.followState, (ctx, { body }) => stateOf(ctx, body.publicId)),
  handle(contract.listFollows, (ctx, { body }) => listFollows(ctx, body)),
  handle(contract.follow, (ctx, { body }) => follow(ctx, body)),
  handle(contract.unfollow, (ctx, { body }) => unfollow(ctx, body.id)),
]
