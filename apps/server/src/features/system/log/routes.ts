// The logs of operations and of sign-ins: lists and workbooks; the check of the audit behind them, and its archives.
import { notFound } from '@register/contract/errors'
import * as archives from '@register/contract/log/archive'
import * as checks from '@register/contract/log/check'
import { exportOperations, listOperations } from '@register/contract/log/operations'
import { exportSignIns, listSignIns } from '@register/contract/log/signIns'
import { codeOf } from '../../../http/failures.ts'
import { handle, type Route } from '../../../http/handle.ts'
import type { Pool } from '../../../db/connect.ts'
import type { FileStore } from '../../../files/store.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { sheetOf } from '../../../records/sheet.ts'
import { archiveMime, archiveName, startArchive } from './archive/make.ts'
import { archivedFile, listArchives, objectOf } from './archive/store.ts'
import { startCheck } from './check/check.ts'
import { nightlyOf } from './check/nightly.ts'
import { listRuns } from './check/runs.ts'
import * as operations from './operations/operations.ts'
import * as signIns from './signIns/signIns.ts'

export function logRoutes({ db, store, jobs }: { db: Pool; store: FileStore; jobs: Jobs }): Route[] {
  return [
    handle(listOperations, (ctx, { query }) => operations.listOf(ctx, query)),
    handle(exportOperations, (ctx, { body, signal }) =>
      sheetOf(db, operations.operationRows, ['操作日志', 'Operations'], { ctx, request: body, signal }),
    ),
    handle(listSignIns, (ctx, { query }) => signIns.listOf(ctx, query)),
    handle(exportSignIns, (ctx, { body, signal }) =>
      sheetOf(db, signIns.signInRows, ['登录日志', 'Sign-ins'], { ctx, request: body, signal }),
    ),
    handle(checks.listChecks, (ctx) => listRuns(ctx)),
    handle(checks.readNightly, (ctx) => nightlyOf(ctx)),
    handle(checks.startCheck, (ctx) => startCheck(jobs, ctx)),
    handle(archives.listArchives, (ctx) => listArchives(ctx)),
    handle(archives.startArchive, (ctx, { body }) => startArchive(jobs, ctx, body.month)),
    handle(archives.downloadArchive, async (ctx, { params }) => {
      const archive = await archivedFile(ctx, params.month)
      const file = await store.read(archive.file).catch((error: unknown) => {
        // A store that is away says nothing of the file.
        throw codeOf(error) === 'ENOENT' ? notFound() : error
      })
      ctx.note.object = objectOf(archive.id)
      ctx.note.detail = { month: archive.month }
      return { mime: archiveMime, fileName: archiveName(archive.month), length: file.size, stream: file.stream }
    }),
  ]
}
