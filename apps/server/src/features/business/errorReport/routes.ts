// Error reports: anyone may submit and follow them, the office handles them.
import * as office from '@register/contract/business/errorReport/office'
import * as reporter from '@register/contract/business/errorReport/reporter'
import { handle, type Route } from '../../../http/handle.ts'
import { checkCaptchaAsked } from '../../system/account/service.ts'
import { claim, decide } from './decision/decide.ts'
import { contactOf, readOne } from './decision/read.ts'
import { follow, submit } from './report/submit.ts'
import { listErrorReports } from './store.ts'

export const errorReportRoutes = ({ captcha }: { captcha: boolean }): Route[] => [
  handle(reporter.submitErrorReport, {
    // Outside the transaction: a refused call uses up its captcha too.
    prepare: (ctx, { body }) => checkCaptchaAsked(ctx, captcha, body),
    run: (ctx, { body }) => submit(ctx, body),
  }),
  handle(reporter.followErrorReport, (ctx, { body }) => follow(ctx, body.secret)),
  handle(office.listErrorReports, (ctx, { query }) => listErrorReports(ctx, query)),
  handle(office.readErrorReport, (ctx, { params }) => readOne(ctx, params.id)),
  handle(office.claimErrorReport, (ctx, { body }) => claim(ctx, body)),
  handle(office.decideErrorReport, (ctx, { body }) => decide(ctx, body)),
  handle(office.revealReporter, (ctx, { body }) => contactOf(ctx, body.id)),
]
