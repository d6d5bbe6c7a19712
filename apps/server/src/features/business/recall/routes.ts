// Recalls of products of one certificate: whoever may suspend it may recall some of its products.
import * as contract from '@register/contract/business/life/recall'
import { handle, type Route } from '../../../http/handle.ts'
import { readReport } from '../report/service.ts'
import { lift, recall } from './service.ts'

export const recallRoutes = (): Route[] => [
  handle(contract.addRecall, async (ctx, { body }) => {
    await recall(ctx, body)
    return readReport(ctx, body.id)
  }),
  handle(contract.liftRecall, async (ctx, { body }) => {
    await lift(ctx, body)
    return readReport(ctx, body.id)
  }),
]
