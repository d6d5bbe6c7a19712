// The demonstration list: pages, choices, tree, requested answers, and samples in and out by Excel.
import * as contract from '@register/contract/demo/sample'
import { demoVersion } from '@register/contract/demo/version'
import { notFound } from '@register/contract/errors'
import { productVersion } from '@register/contract/product'
import type { Pool } from '../../../db/connect.ts'
import { fileNameOf, xlsxMime } from '../../../files/excel.ts'
import { streamSheet } from '../../../files/sheetStream.ts'
import { asWorkbook } from '../../../files/table/asWorkbook.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { importSamples, readSamples } from './import.ts'
import { listSamples, pageSamples } from './list.ts'
import { kindTree } from './kinds/tree.ts'
import { exportName, sampleSheet, sampleTemplate } from './sheet.ts'
import { answerAsAsked } from './answers/status.ts'
import { removeSamples, saveSample } from './store.ts'

export const sampleRoutes = (db: Pool): Route[] => [
  handle(demoVersion, async () => ({ version: productVersion, latest: productVersion })),
  handle(contract.pageSamples, (ctx, { query }) => pageSamples(ctx, query)),
  handle(contract.listSamples, (ctx, { query }) => listSamples(ctx, query)),
  handle(contract.demoMenu, async ({ say }) => kindTree(say)),
  handle(contract.demoStatus, async ({ actor }, given) => answerAsAsked(actor.id, given.query, () => given.signal)),

  handle(contract.postSample, (ctx, { body }) => saveSample(ctx, body)),

  handle(contract.removeSamples, async (ctx, { params }) => {
    const ids = params.ids.split(',').map(Number)
    const removed = await removeSamples(ctx, ids)
    if (removed === 0) throw notFound()
    ctx.note.object = 'sample'
    ctx.note.detail = { ids, removed }
  }),

  handle(contract.fileExport, async (ctx, { query, signal }) => {
    const fileName = fileNameOf(query.fileName, exportName())
    if (query.template) {
      const bytes = await sampleTemplate(ctx, query.columns)
      return { mime: xlsxMime, fileName, length: bytes.length, stream: bytes }
    }
    return {
      mime: xlsxMime,
      fileName,
      stream: await streamSheet(db, sampleSheet(ctx, query), { signal, who: ctx.actor.id, full: 'refuse' }),
    }
  }),

  handle(contract.fileImport, {
    async prepare(_, { file }) {
      return readSamples((await asWorkbook(file)).bytes)
    },
    async run(ctx, { body, file }, rows) {
      const result = await importSamples(ctx, rows, {
        overwrite: body.overwrite === '1',
        skipErrors: body.skipErrors === '1',
      })
      ctx.note.object = 'sample'
      const { total, added, changed, failed } = result
      ctx.note.detail = { file: file.name.slice(0, 120), total, added, changed, failed }
      return result
    },
  }),
]
