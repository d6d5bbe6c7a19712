// One published report as readers get it, and those of its files that they may read.
import type { reportFiles } from '@register/contract/business/information/reading'
import type { Output } from '@register/contract/endpoint'
import * as contract from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import type { UserCtx } from '../../../access/ctx.ts'
import { viewUrl } from '../../../files/stored.ts'
import { filesFor, findReport, readerScope, readReport } from '../report/service.ts'

/** Readers with the permission for reports use the scope of that permission; other readers reach their own body or company. */
export const asReader = (ctx: UserCtx): UserCtx => ({ ...ctx, scope: readerScope(ctx.actor, contract.readReport) })

/** For reading only: without what is under way in the body, and without actions. */
export async function readPublished(ctx: UserCtx, id: number): Promise<Report> {
  const report = await readReport(asReader(ctx), id, { only: 'published' })
  return { ...report, hasProposal: false, proposals: [], handovers: [], warnings: [], actions: [] }
}

export async function filesToRead(ctx: UserCtx, id: number): Promise<Output<typeof reportFiles>> {
  const reader = asReader(ctx)
  const row = await findReport(reader, id, 'published')
  const files = await filesFor(reader, row)
  return {
    certificateNo: row.certificate_no ?? '',
    reportNo: row.report_no ?? '',
    files: files.map((file) => ({ ...file, viewUrl: viewUrl(ctx, file) })),
  }
}
