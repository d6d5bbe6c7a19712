// Requests to act for a company: the caller's own, and the head office's queue.
import * as contract from '@register/contract/business/enterprise/request'
import type { Actors } from '../../../access/known/actors.ts'
import type { FileStore } from '../../../files/store.ts'
import { receivePicture } from '../../../files/quota.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { countUpload, enter, fileRowOf } from '../file/service.ts'
import { decide, readForReview } from './decision/decision.ts'
import { ownRequests, request, withdraw } from './own/own.ts'
import { notifyReviewers } from './decision/reviewers.ts'
import { requests } from './store.ts'

export const enterpriseRoutes = (actors: Actors, store: FileStore): Route[] => [
  handle(contract.readOwnRequests, (ctx) => ownRequests(ctx)),
  handle(contract.uploadLicence, {
    prepare: (ctx, { file }) => receivePicture(ctx, store, file, ['营业执照', 'The licence']),
    async run(ctx, _, stored) {
      await countUpload(ctx, stored)
      await enter(ctx, stored, 'proof')
      ctx.note.object = `file:${stored.id}`
      ctx.note.detail = { name: stored.name, size: stored.size }
      return fileRowOf(ctx, stored, 'proof')
    },
  }),
  handle(contract.requestEnterprise, async (ctx, { body }) => {
    const made = await request(ctx, body)
    await notifyReviewers(ctx, made)
    return made
  }),
  handle(contract.withdrawEnterprise, (ctx, { body }) => withdraw(ctx, body)),
  handle(contract.listEnterprise, (ctx, { query }) => requests.list(ctx, query)),
  handle(contract.readEnterpriseRequest, (ctx, { params }) => readForReview(ctx, params.id)),
  handle(contract.decideEnterprise, async (ctx, { body }) => {
    const decided = await decide(ctx, body)
    // The account's new rights take effect at once on this instance, within a second on others.
    ctx.afterCommit(() => actors.forget())
    return decided
  }),
]
