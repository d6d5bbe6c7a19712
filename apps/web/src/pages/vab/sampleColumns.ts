// The columns of the demonstration list, which several pages of the kit show.
import { sampleFields, sampleRowFields, type Sample } from '@register/contract/demo/sample'
import type { Field } from '@register/contract/fields'
import { fieldsOf } from '@register/contract/record/shape'
import { useTranslate } from '../../api/language.ts'
import { useFieldColumns } from '../../kit/record/useFieldColumns.ts'
import type { Column } from '../../kit/table/column.tsx'
import { progressColumn } from '../../kit/table/columnKinds.tsx'

/** The props that every table of samples needs. */
export const sampleRows = {
  rowKey: (row: Sample) => row.id,
  rowName: (row: Sample) => row.sampleNo,
} as const

/** By key, so that a page picks the columns it needs. */
export function useSampleColumns() {
  const t = useTranslate()
  const columns = useFieldColumns(sampleRowFields)
  const choices = (field: Field) => field.options?.map(({ value, label }) => ({ value, label: t(label) })) ?? []
  const [kind, status] = fieldsOf(sampleFields, ['kind', 'status']).map(choices)
  return {
    ...columns,
    sampleNo: { ...columns.sampleNo, width: 150, fixed: 'start', narrow: 'head' },
    kind: { ...columns.kind, width: 160, filters: kind ?? [], value: (row) => row.kind },
    status: { ...columns.status, width: 150, filters: status ?? [] },
    owner: { ...columns.owner, width: 220 },
    tester: { ...columns.tester, width: 110 },
    fee: { ...columns.fee, width: 150 },
    progress: progressColumn<Sample>({
      ...columns.progress,
      width: 160,
      percent: (row) => row.progress,
      name: (row) => `${row.sampleNo} ${t(columns.progress.title)}`,
    }),
    remark: { ...columns.remark, width: 240, cut: false },
    updatedAt: { ...columns.updatedAt, title: ['更新于', 'Updated'] },
  } satisfies Record<string, Column<Sample>>
}
