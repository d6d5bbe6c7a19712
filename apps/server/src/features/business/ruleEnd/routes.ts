// Ends by rule: previewed, put in force and reversed by the head office.
import * as contract from '@register/contract/business/ruleEnd/office'
import { notAllowed } from '@register/contract/errors'
import type { UserCtx } from '../../../access/ctx.ts'
import { handle, type Route } from '../../../http/handle.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { add, reverse } from './act/act.ts'
import { preview } from './choice/preview.ts'
import { listReports, listRules, readRule } from './read.ts'

/** A rule holds for the whole register, so a role that reaches a part of it may do nothing here. */
function everywhere(ctx: UserCtx): UserCtx {
  if (!ctx.scope.all) throw notAllowed()
  return ctx
}

export const ruleEndRoutes = (jobs: Jobs): Route[] => [
  handle(contract.previewRuleEnd, (ctx, { body }) => preview(everywhere(ctx), body)),
  handle(contract.listRuleEnds, (ctx, { body }) => listRules(everywhere(ctx), body)),
  handle(contract.readRuleEnd, (ctx, { body }) => readRule(everywhere(ctx), body.id)),
  handle(contract.listRuleEndReports, (ctx, { body }) => listReports(everywhere(ctx), body)),
  handle(contract.addRuleEnd, async (ctx, { body }) => readRule(ctx, await add(everywhere(ctx), jobs, body))),
  handle(contract.reverseRuleEnd, async (ctx, { body }) => {
    await reverse(everywhere(ctx), jobs, body)
    return readRule(ctx, body.id)
  }),
]
