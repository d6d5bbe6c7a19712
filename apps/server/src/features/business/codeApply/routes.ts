// Code applications: lists, both review queues, and every step of an application.
import * as contract from '@register/contract/business/codeApply/codeApply'
import { applicationFigures } from '@register/contract/business/home/figures'
import { handle, type Route } from '../../../http/handle.ts'
import { takeBack } from './decision/takeBack.ts'
import { applicationFigures as figuresFor } from './figures/steps.ts'
import { listApplications } from './list.ts'
import { apply, resubmit, review, voidCode, withdraw } from './service.ts'
import { readApplication } from './store.ts'

export const codeApplyRoutes = (): Route[] => [
  handle(contract.generateCode, (ctx, { body }) => apply(ctx, body)),
  handle(contract.listApplications, (ctx, { body }) => listApplications(ctx, body)),
  handle(contract.listByHead, (ctx, { body }) => listApplications(ctx, body, { step: 'head', tab: body.tab })),
  handle(contract.listBySociety, (ctx, { body }) => listApplications(ctx, body, { step: 'society', tab: body.tab })),
  handle(applicationFigures, figuresFor),
  handle(contract.readApplication, (ctx, { body }) => readApplication(ctx, body.id)),
  handle(contract.reviewByHead, (ctx, { body }) => review(ctx, 'head', body)),
  handle(contract.reviewBySociety, (ctx, { body }) => review(ctx, 'society', body)),
  handle(contract.takeBackByHead, (ctx, { body }) => takeBack(ctx, 'head', body)),
  handle(contract.takeBackBySociety, (ctx, { body }) => takeBack(ctx, 'society', body)),
  handle(contract.withdrawApplication, (ctx, { body }) => withdraw(ctx, body)),
  handle(contract.resubmitApplication, (ctx, { body }) => resubmit(ctx, body)),
  handle(contract.voidApplication, (ctx, { body }) => voidCode(ctx, body)),
]
