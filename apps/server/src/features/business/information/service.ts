// One published report as its readers get it, and the files of it that they may read.
import type { reportFiles } from '@register/contract/business/information/reading'
import type { Output } from '@register/contract/endpoint'
import * as contract from '@register/contract/business/report'
import type { Report } from '@register/contract/business/reportShape'
import type { UserCtx } from '../../../access/ctx.ts'
import { viewUrl } from '../../../files/stored.ts'
import { filesFor, findReport, readerScope, readReport } from '../report/service.ts'

/** A reader who may read reports gets them in the scope of that permission; every other reader in that of the own body or company. */
export const asReader = (ctx: UserCtx): UserCtx => ({ ...ctx, scope: readerScope(ctx.actor, contract.readReport) })

/** For reading: nothing of what is under way in its body, and nothing to be done with it. */
export async function readPublished(ctx: UserCtx, id: number): Promise<Report> {
  const report = await readReport(asReader(ctx), id, 'published')
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
