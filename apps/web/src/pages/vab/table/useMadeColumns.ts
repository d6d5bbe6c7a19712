// The columns of generated rows, one of every kind there is.
import { sampleKinds, sampleStatuses } from '@register/contract/demo/sample'
import { useTranslate } from '../../../api/language.ts'
import { dateColumn, statusColumn, textColumn, type Column } from '../../../kit/table/column.tsx'
import { figureColumn, flagColumn, imageColumn, progressColumn, tagsColumn } from '../../../kit/table/columnKinds.tsx'
import type { MadeRow } from './madeRows.ts'
import { words } from './words.ts'

export function useMadeColumns(): Column<MadeRow>[] {
  const t = useTranslate()
  return [
    textColumn<MadeRow>({
      key: 'name',
      title: words.name,
      width: 180,
      sortable: true,
      narrow: 'head',
      text: (row) => row.name,
    }),
    statusColumn<MadeRow>({
      key: 'status',
      title: words.status,
      width: 130,
      filters: Object.entries(sampleStatuses).map(([value, { label }]) => ({ value, label: t(label) })),
      status: ({ status }) => ({ tone: sampleStatuses[status].tone, label: sampleStatuses[status].label }),
    }),
    textColumn<MadeRow>({
      key: 'kind',
      title: words.kind,
      width: 150,
      filters: Object.entries(sampleKinds).map(([value, label]) => ({ value, label: t(label) })),
      text: (row) => t(sampleKinds[row.kind]),
      value: (row) => row.kind,
    }),
    figureColumn<MadeRow>({
      key: 'quantity',
      title: words.quantity,
      unit: words.pieces,
      sortable: true,
      figure: (row) => row.quantity,
    }),
    figureColumn<MadeRow>({
      key: 'fee',
      title: words.fee,
      width: 150,
      unit: words.money,
      places: 2,
      sortable: true,
      figure: (row) => row.fee,
    }),
    progressColumn<MadeRow>({
      key: 'progress',
      title: words.progress,
      sortable: true,
      percent: (row) => row.progress,
      name: (row) => `${row.name} ${t(words.progress)}`,
    }),
    flagColumn<MadeRow>({ key: 'urgent', title: words.urgent, sortable: true, flag: (row) => row.urgent }),
    tagsColumn<MadeRow>({ key: 'tags', title: words.tags, width: 190, tags: (row) => row.tags }),
    dateColumn<MadeRow>({ key: 'receivedOn', title: words.received, sortable: true, text: (row) => row.receivedOn }),
    imageColumn<MadeRow>({
      key: 'picture',
      title: words.picture,
      src: (row) => row.picture,
      alt: (row) => `${t(words.picture)} ${row.name}`,
    }),
  ]
}
