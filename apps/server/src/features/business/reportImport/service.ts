// What the list of recurring tasks uses of imports, and the task centre of exports.
import { sql } from 'kysely'
import { formKindOf } from '@register/contract/business/parameters/formKinds'
import { exportReports } from '@register/contract/business/report'
import { countRows } from '../../../db/count.ts'
import { exporter } from '../../../files/exporter.ts'
import { exported, exportName, refuseContacts, reportSheet } from './sheet.ts'

export { sweepImports } from './job.ts'

export const reportExporter = exporter({
  name: 'business/report',
  title: ['导出报告', 'Export of reports'],
  direct: exportReports,
  params: exportReports.body,
  fileName: (request) => exportName(formKindOf(request.formKind)),
  refuse: refuseContacts,
  sheet: async (ctx, request) => reportSheet(ctx, formKindOf(request.formKind), request),
  count: (ctx, request) =>
    countRows(ctx.db)(sql`${exported(ctx, formKindOf(request.formKind), request).select('report.id')}`),
})
