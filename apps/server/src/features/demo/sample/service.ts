// What the task centre uses of samples: their export.
import { fileExport, sampleExportParams } from '@register/contract/demo/sample'
import { countRows } from '../../../db/count.ts'
import { exporter } from '../../../files/exporter.ts'
import { samples } from './store.ts'
import { exportName, sampleSheet } from './sheet.ts'
import { sql } from 'kysely'

export const sampleExporter = exporter({
  name: 'demo/sample',
  title: ['导出样品（演示）', 'Export of samples (demonstration)'],
  direct: fileExport,
  params: sampleExportParams,
  fileName: exportName,
  sheet: async (ctx, request) => sampleSheet(ctx, request),
  count: (ctx, request) => countRows(ctx.db)(sql`${samples.filtered(ctx, request).select('demo_sample.id')}`),
})
