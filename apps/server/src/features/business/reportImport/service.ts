// What the lists of recurring tasks and of jobs use of imports, and the task centre of exports.
import { sql } from 'kysely'
import { exportReports } from '@register/contract/business/report/report'
import { countRows } from '../../../db/count.ts'
import { exporter } from '../../../files/exporter.ts'
import { spellingOf } from '../report/service.ts'
import { exported, exportName, refuseContacts, reportSheets } from './sheet.ts'

export { importJobs } from './import.ts'
export { sweepImports } from './job.ts'

export const reportExporter = exporter({
  name: 'business/report',
  title: ['导出报告', 'Export of reports'],
  direct: exportReports,
  params: exportReports.body,
  fileName: exportName,
  refuse: refuseContacts,
  sheet: reportSheets,
  count: async (ctx, request) =>
    countRows(ctx.db)(sql`${exported(ctx, request, await spellingOf(ctx, request)).select('report.id')}`),
})
