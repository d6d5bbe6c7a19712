// Reports in and out by Excel: template, dry run, import, export.
import { unconfirmedBasis } from '@register/contract/business/report/content/unlistedBasis'
import { formKindOf } from '@register/contract/rules/parameters/formKinds'
import { exportReports } from '@register/contract/business/report/report'
import * as contract from '@register/contract/business/reportImport'
import { conflict, notAllowed, notFound } from '@register/contract/errors'
import { granted } from '../../../access/actor.ts'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Pool } from '../../../db/connect.ts'
import { fileNameOf, xlsxMime } from '../../../files/excel.ts'
import type { FileStore } from '../../../files/store.ts'
import { asWorkbook } from '../../../files/table/asWorkbook.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { ownBody } from '../body/service.ts'
import { countUpload, enter, receive } from '../file/service.ts'
import { exportSheets } from './sheet.ts'
import { movedSince } from '../../../jobs/asker.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { newJobId } from '../../../jobs/job.ts'
import { jobOf, objectOf, ownJob } from './job.ts'
import { markedName } from './import.ts'
import { importTemplate } from './rows/template.ts'

const mayExisting = (ctx: UserCtx, existing: boolean) => {
  if (existing && !granted(ctx.actor, contract.importExisting)) throw notAllowed()
}

export function reportImportRoutes(db: Pool, store: FileStore, jobs: Jobs): Route[] {
  return [
    handle(contract.importTemplate, async (ctx, { query }) => {
      const kind = formKindOf(query.formKind)
      const { bytes, name } = await importTemplate(ctx, kind, query)
      return {
        mime: xlsxMime,
        fileName: fileNameOf(`${ctx.say(['报告导入模板', 'report-import-template'])}_${name}`, 'template.xlsx'),
        length: bytes.length,
        stream: bytes,
      }
    }),

    handle(contract.checkImport, {
      async prepare(ctx, { body, file }) {
        mayExisting(ctx, body.existing === 'true')
        await ownBody(ctx)
        return receive(ctx, store, await asWorkbook(file))
      },
      async run(ctx, { body }, stored) {
        const id = newJobId()
        await countUpload(ctx, stored)
        await enter(ctx, stored, 'other', { boundTo: objectOf(id) })
        const existing = body.existing === 'true'
        const job = await jobs.add(ctx, { kind: 'import.check', fileName: stored.name })
        await ctx.db
          .insertInto('import_job')
          .values({
            id,
            file_id: stored.id,
            file_name: stored.name,
            form_kind: body.formKind,
            existing,
            state: 'checking',
            created_by: ctx.actor.id,
            body_id: (await ownBody(ctx)).id,
            job_id: job,
          })
          .execute()
        ctx.note.object = objectOf(id)
        ctx.note.detail = { file: stored.name, size: stored.size, existing }
        return jobOf(ctx, await ownJob(ctx, id))
      },
    }),

    handle(contract.readImport, async (ctx, { body }) => jobOf(ctx, await ownJob(ctx, body.id))),

    handle(contract.markedImport, async (ctx, { query }) => {
      const job = await ownJob(ctx, query.id)
      if (!job.marked_file_id) throw notFound()
      const { size, stream } = await store.read(job.marked_file_id)
      return { mime: xlsxMime, fileName: markedName(ctx.say, job.file_name), length: size, stream }
    }),

    handle(contract.runImport, async (ctx, { body }) => {
      const job = await ownJob(ctx, body.id, 'for update')
      mayExisting(ctx, job.existing)
      if (job.body_id !== null && job.body_id !== (await ownBody(ctx)).id) throw movedSince()
      if (job.state_now !== 'checked')
        throw conflict([
          '该文件不在“预检完成”状态，不能导入',
          'This file is not in the state "checked", so it cannot be imported',
        ])
      if (job.good_rows === 0) throw conflict(['没有可以导入的行', 'There is no row that can be imported'])
      if (body.rows === 'all' && job.bad_rows > 0)
        throw conflict([
          `有 ${job.bad_rows} 行存在问题，请修改后重新预检，或只导入无问题的行`,
          `${job.bad_rows} rows have problems. Correct them and check again, or import only the good rows`,
        ])
      const left = job.unlisted_basis.filter((one) => !body.confirmedBasis.includes(one))
      if (left.length > 0) throw unconfirmedBasis(left)
      const total = job.good_rows + job.bad_rows
      const params = { rows: body.rows, confirmedBasis: body.confirmedBasis }
      const work = await jobs.add(ctx, { kind: 'import.write', fileName: job.file_name, params, total })
      await ctx.db
        .updateTable('import_job')
        .set({ state: 'importing', job_id: work })
        .where('id', '=', job.id)
        .execute()
      await ctx.db.deleteFrom('job').where('id', '=', job.job_id).execute()
      ctx.note.object = objectOf(job.id)
      ctx.note.detail = { file: job.file_name, existing: job.existing, rows: body.rows }
      return jobOf(ctx, await ownJob(ctx, job.id))
    }),

    handle(exportReports, (ctx, { body, signal }) => exportSheets(db, ctx, body, signal)),
  ]
}
