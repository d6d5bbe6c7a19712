// Information: published reports for signed-in people, their files, and the files of one manufacturer as a zip.
import * as ownCertificates from '@register/contract/business/information/own'
import * as qualified from '@register/contract/business/information/qualified'
import * as reading from '@register/contract/business/information/reading'
import type { FileStore } from '../../../files/store.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { exportOwn, ownCodes } from './own/own.ts'
import { qualifiedOf } from './qualified/qualified.ts'
import { zipOf } from './qualified/zip.ts'
import { filesToRead, readPublished } from './service.ts'

export const informationRoutes = (store: FileStore): Route[] => [
  handle(reading.selectLimited, (ctx, { body }) => readPublished(ctx, body.id)),
  handle(reading.reportFiles, (ctx, { body }) => filesToRead(ctx, body.id)),
  handle(ownCertificates.ownCodes, (ctx, { body }) => ownCodes(ctx, body.chosen)),
  handle(ownCertificates.exportOwn, (ctx) => exportOwn(ctx)),
  handle(qualified.qualifiedReports, (ctx, { body }) => qualifiedOf(ctx, body)),
  handle(qualified.qualifiedFiles, async (ctx, { body }) => {
    const { chosen, ...maker } = body
    return zipOf(ctx, store, await qualifiedOf(ctx, maker, chosen))
  }),
]
