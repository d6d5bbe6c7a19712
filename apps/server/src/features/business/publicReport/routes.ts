// The register as anyone sees it.
import { previewAnswer } from '@register/contract/business/content/preview'
import { checkCoverage } from '@register/contract/business/coverage/check'
import { reportFigures } from '@register/contract/business/home/figures'
import * as contract from '@register/contract/business/publicReport'
import type { Pool } from '../../../db/connect.ts'
import type { Many } from '../../../db/many.ts'
import type { Search } from '../../../db/search/search.ts'
import type { Tally } from '../../../db/tally.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { answerTo, findPublic, previewFor } from './record/answer.ts'
import { judgeFor } from './coverage/check.ts'
import { figuresOf, frontCount } from './figures/counts.ts'
import { ownFigures } from './figures/own.ts'
import { listPublic } from './list.ts'

interface Public {
  db: Pool
  checks: Tally
  search: Search
  many: Many
}

export function publicReportRoutes({ db, checks, ...on }: Public): Route[] {
  const figures = figuresOf(db)
  return [
    handle(contract.frontList, (ctx, { body }) => listPublic(ctx, on, body)),
    handle(contract.frontCount, async (ctx) => frontCount(ctx, await figures())),
    handle(reportFigures, (ctx) => ownFigures(ctx, figures)),
    handle(contract.frontAnswer, async (ctx, { body }) => {
      const row = await findPublic(ctx, body)
      checks.add(row.id)
      return answerTo(ctx, row)
    }),
    handle(previewAnswer, (ctx, { body }) => previewFor(ctx, body.id)),
    handle(checkCoverage, async (ctx, { body }) =>
      judgeFor(ctx, await findPublic(ctx, { publicId: body.publicId }), body),
    ),
  ]
}
