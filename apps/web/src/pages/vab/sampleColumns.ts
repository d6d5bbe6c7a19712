// The columns of the demonstration list, as several pages of the kit show them.
import { sampleFields, sampleKinds, sampleStatuses, type Sample } from '@register/contract/demo/sample'
import type { Phrase } from '@register/contract/phrase'
import { useSay } from '../../api/language.ts'
import { dateColumn, statusColumn, textColumn, timeColumn, type Column } from '../../kit/table/column.tsx'
import { figureColumn, flagColumn, progressColumn, tagsColumn } from '../../kit/table/columnKinds.tsx'

type Key = (typeof sampleFields)[number]['key']
const labels = Object.fromEntries(sampleFields.map(({ key, label }) => [key, label])) as Record<Key, Phrase>

/** What every page needs of a table of samples. */
export const sampleRows = {
  rowKey: (row: Sample) => row.id,
  rowName: (row: Sample) => row.sampleNo,
} as const

/** One function per column, so that a page takes those it is about. */
export function useSampleColumns() {
  const say = useSay()
  const choices = (words: Readonly<Record<string, Phrase>>) =>
    Object.entries(words).map(([value, label]) => ({ value, label: say(label) }))
  const column = <K extends Key>(key: K) => ({ key, title: labels[key] })
  return {
    sampleNo: textColumn<Sample>({
      ...column('sampleNo'),
      width: 150,
      sortable: true,
      fixed: 'start',
      narrow: 'head',
      text: (row) => row.sampleNo,
    }),
    name: textColumn<Sample>({ ...column('name'), width: 180, sortable: true, text: (row) => row.name }),
    kind: textColumn<Sample>({
      ...column('kind'),
      width: 160,
      sortable: true,
      filters: choices(sampleKinds),
      text: (row) => say(sampleKinds[row.kind]),
      value: (row) => row.kind,
    }),
    status: statusColumn<Sample>({
      ...column('status'),
      width: 140,
      sortable: true,
      filters: choices(Object.fromEntries(Object.entries(sampleStatuses).map(([key, { label }]) => [key, label]))),
      status: ({ status }) => ({ tone: sampleStatuses[status].tone, label: say(sampleStatuses[status].label) }),
    }),
    owner: textColumn<Sample>({ ...column('owner'), width: 220, sortable: true, text: (row) => row.owner }),
    tester: textColumn<Sample>({ ...column('tester'), width: 110, sortable: true, text: (row) => row.tester }),
    quantity: figureColumn<Sample>({
      ...column('quantity'),
      unit: ['件', 'pcs'],
      sortable: true,
      figure: (row) => row.quantity,
    }),
    fee: figureColumn<Sample>({
      ...column('fee'),
      width: 150,
      unit: ['元', 'CNY'],
      places: 2,
      sortable: true,
      figure: (row) => row.fee,
    }),
    progress: progressColumn<Sample>({
      ...column('progress'),
      sortable: true,
      percent: (row) => row.progress,
      name: (row) => `${row.sampleNo} ${say(labels.progress)}`,
    }),
    urgent: flagColumn<Sample>({ ...column('urgent'), flag: (row) => row.urgent }),
    receivedOn: dateColumn<Sample>({ ...column('receivedOn'), sortable: true, text: (row) => row.receivedOn }),
    tags: tagsColumn<Sample>({ ...column('tags'), tags: (row) => row.tags }),
    remark: textColumn<Sample>({
      ...column('remark'),
      width: 240,
      hidden: true,
      cut: false,
      text: (row) => row.remark,
    }),
    updatedAt: timeColumn<Sample>({
      key: 'updatedAt',
      title: ['更新于', 'Updated'],
      sortable: true,
      at: (row) => row.updatedAt,
    }),
  } satisfies Record<string, Column<Sample>>
}
