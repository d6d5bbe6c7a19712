// What the task centre uses of samples: their export.
import { sampleExportParams } from '@register/contract/demo/sample'
import { countRows } from '../../../db/count.ts'
import { exporter } from '../../../files/exporter.ts'
import { filteredSamples } from './list.ts'
import { exportName, sampleSheet } from './sheet.ts'
import { sql } from 'kysely'

export const sampleExporter = exporter({
  name: 'demo/sample',
  title: ['导出样品（演示）', 'Export of samples (demonstration)'],
  permission: undefined,
  params: sampleExportParams,
  fileName: exportName,
  sheet: async (ctx, request) => sampleSheet(ctx, request),
  count: (ctx, request) => countRows(ctx.db)(sql`${filteredSamples(ctx.db, request).select('id')}`),
})
