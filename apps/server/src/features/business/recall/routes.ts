// The calls that recall some products of a certificate and lift the recall. They ask for the right to suspend it, because a recall withdraws less.
import * as contract from '@register/contract/business/report/lifecycle/recall'
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
