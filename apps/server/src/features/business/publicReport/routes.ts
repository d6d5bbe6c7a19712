// The register for anyone.
import { previewAnswer } from '@register/contract/business/publicReport/preview'
import { printedCertificate } from '@register/contract/business/publicReport/certificate/certificate'
import { checkCoverage } from '@register/contract/business/publicReport/check'
import * as numbers from '@register/contract/business/publicReport/batchCheck/numbers'
import { publicBody, publicMaker } from '@register/contract/business/publicReport/holders/holders'
import { informationCount } from '@register/contract/business/information/reading'
import { reportFigures } from '@register/contract/business/home/figures'
import { frontVersion } from '@register/contract/business/publicReport/certificate/version'
import { findNear } from '@register/contract/business/publicReport/near/near'
import * as contract from '@register/contract/business/publicReport/publicReport'
import { shanghaiDay } from '@register/contract/dates'
import type { Ctx } from '../../../access/ctx.ts'
import type { Pool } from '../../../db/connect.ts'
import type { ManyHits } from '../../../db/cache/manyHits.ts'
import type { Search } from '../../../db/search/question.ts'
import type { Counter } from '../../../db/counter.ts'
import { fileNameOf, xlsxMime } from '../../../files/excel.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { previewFor } from './record/answer.ts'
import { findPublic } from './record/find.ts'
import { versionFor } from './record/version.ts'
import { answersFrom } from './cache/answers.ts'
import { certificateFor } from './certificate/certificate.ts'
import { checkFor } from './coverage/check.ts'
import { figuresOf, frontCount } from './figures/counts.ts'
import { informationCountFor } from './figures/own.ts'
import { ownFigures } from './figures/home.ts'
import { onceADay } from './figures/onceADay.ts'
import { bodyPage } from './holders/body.ts'
import { makerPage } from './holders/maker.ts'
import { listPublic } from './list.ts'
import { checkNumbers } from './numbers/check.ts'
import { nearOnes } from './numbers/near.ts'
import { numbersBook } from './numbers/sheet.ts'

interface Public {
  db: Pool
  checks: Counter
  search: Search
  manyHits: ManyHits
  /** Whether public answers are cached. */
  remembers: boolean
}

export function publicReportRoutes({ db, checks, remembers, ...on }: Public): Route[] {
  const answers = answersFrom(remembers)
  const figures = figuresOf(db)
  const isFirst = onceADay()
  const looked = (ctx: Ctx, id: number): void => {
    if (isFirst(ctx, id)) checks.add(id)
  }
  return [
    handle(contract.frontList, (ctx, { body }) => answers.list(ctx, body, () => listPublic(ctx, on, body))),
    handle(contract.frontCount, async (ctx) => frontCount(ctx, await figures(ctx))),
    handle(publicBody, async (ctx, { params }) => bodyPage(ctx, params.id, await figures(ctx))),
    handle(publicMaker, (ctx, { body }) => makerPage(ctx, body.name)),
    handle(informationCount, async (ctx) => informationCountFor(ctx, await figures(ctx))),
    handle(reportFigures, (ctx) => ownFigures(ctx, figures)),
    handle(contract.frontAnswer, async (ctx, { body }) => {
      const { id, answer } = await answers.one(ctx, body)
      looked(ctx, id)
      return answer
    }),
    handle(numbers.checkNumbers, (ctx, { body }) => checkNumbers(ctx, looked, body.numbers)),
    handle(numbers.exportNumbers, async (ctx, { body }) => {
      const bytes = await numbersBook(ctx, await checkNumbers(ctx, looked, body.numbers))
      const name = `${ctx.say(['批量核对', 'numbers-checked'])}_${shanghaiDay().replaceAll('-', '')}`
      return { mime: xlsxMime, fileName: fileNameOf(name, 'numbers.xlsx'), length: bytes.length, stream: bytes }
    }),
    handle(frontVersion, (ctx, { body }) => versionFor(ctx, body)),
    handle(findNear, (ctx, { body }) => nearOnes(ctx, body.number)),
    handle(previewAnswer, (ctx, { body }) => previewFor(ctx, body.id)),
    handle(printedCertificate, (ctx, { body }) => certificateFor(ctx, body.id)),
    handle(checkCoverage, async (ctx, { body }) =>
      checkFor(ctx, await findPublic(ctx, { publicId: body.publicId }), body),
    ),
  ]
}
