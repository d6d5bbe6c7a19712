// Data quality: the findings in the caller's scope, decisions about them, and the figures; those of the whole register are public.
import * as figures from '@register/contract/business/quality/figures'
import * as contract from '@register/contract/business/quality/findings'
import { publicQualityRules, qualityRuleKeys } from '@register/contract/business/quality/rules'
import { everything } from '../../../access/scope.ts'
import type { Pool } from '../../../db/connect.ts'
import { remembered } from '../../../records/remembered.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { sheetOf } from '../../../records/sheet.ts'
import { figuresIn } from './figures/figures.ts'
import { findingRows, listFindings } from './list.ts'
import { acceptFinding, reopenFinding } from './service.ts'

export function qualityRoutes(db: Pool): Route[] {
  const ofRegister = remembered(() => figuresIn(db, everything, publicQualityRules))
  return [
    handle(contract.listFindings, (ctx, { body }) => listFindings(ctx, body)),
    handle(contract.exportFindings, (ctx, { body, signal }) =>
      sheetOf(db, findingRows, ['数据质量问题', 'Data quality'], { ctx, request: body, signal }),
    ),
    handle(contract.acceptFinding, (ctx, { body }) => acceptFinding(ctx, body)),
    handle(contract.reopenFinding, (ctx, { body }) => reopenFinding(ctx, body)),
    handle(figures.qualityFigures, (ctx) => figuresIn(ctx.db, ctx.scope, qualityRuleKeys)),
    handle(figures.publicQuality, () => ofRegister()),
  ]
}
