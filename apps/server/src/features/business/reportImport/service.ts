// What the list of recurring tasks uses of imports, and the task centre of exports.
import { sql } from 'kysely'
import { exportReports } from '@register/contract/business/report'
import { countRows } from '../../../db/count.ts'
import { exporter } from '../../../files/exporter.ts'
import { exported, exportName, kindOf, reportSheet } from './export.ts'

export { sweepImports } from './job.ts'

export const reportExporter = exporter({
  name: 'business/report',
  title: ['导出报告', 'Export of reports'],
  permission: exportReports.access.may,
  params: exportReports.body,
  fileName: exportName,
  sheet: async (ctx, request) => reportSheet(ctx, kindOf(request.formKind), request),
  count: (ctx, request) =>
    countRows(ctx.db)(sql`${exported(ctx, kindOf(request.formKind), request).select('report.id')}`),
})
