// Rows of chips: their value, and a list that is filtered by them.
import { pageSamples, sampleKinds, sampleStatuses } from '@register/contract/demo/sample'
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Icon } from '../../../kit/action/icons.tsx'
import type { ChipRow, ChipValue } from '../../../showcase/select/chips.ts'
import { SelectFilter } from '../../../showcase/select/SelectFilter.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import { Example } from '../Example.tsx'
import { Outcome } from '../Outcome.tsx'
import { sampleRows, useSampleColumns } from '../sampleColumns.ts'
import { Showcase } from '../Showcase.tsx'
import { pieceOf } from '../piece.ts'
import { tablePieces } from '../tablePieces.ts'

// Texts of the page on chips.
const words = {
  all: ['全部', 'All'],
  kind: ['设备种类', 'Kind'],
  status: ['状态', 'Status'],
  live: ['筛选一个列表', 'A filtered list'],
  liveText: [
    '第一个选项表示全部，会清除同行的其他选择；multiple 的行可以多选，值以逗号连接后发往服务器。',
    'The first chip means all and clears the others of its row. In a row with multiple several can be chosen; they are joined by commas.',
  ],
  alone: ['值与标题宽度', 'Value and width of the titles'],
  aloneText: [
    '值按行给出所选的列表，全部为空；labelWidth 设置标题宽度，选项可以带图标。',
    'The value lists the chosen options by row, nothing for all. labelWidth sets the width of the titles; chips may have an icon.',
  ],
} as const satisfies Record<string, Phrase>

function useRows(): ChipRow[] {
  const t = useTranslate()
  const all = { value: '', label: t(words.all) }
  return [
    {
      key: 'kind',
      title: words.kind,
      multiple: true,
      options: [all, ...Object.entries(sampleKinds).map(([value, label]) => ({ value, label: label }))],
    },
    {
      key: 'status',
      title: words.status,
      options: [all, ...Object.entries(sampleStatuses).map(([value, { label }]) => ({ value, label: label }))],
    },
  ]
}

export function ChipsPage() {
  return (
    <Showcase piece={pieceOf(tablePieces, 'vab/selectFilter')}>
      <Live />
      <Alone />
    </Showcase>
  )
}

function Live() {
  const rows = useRows()
  const list = useListState({ filters: ['kind', 'status'] })
  const { sampleNo, name, status, kind, owner } = useSampleColumns()
  const value = Object.fromEntries(rows.map(({ key }) => [key, list.filters[key]?.split(',') ?? []]))
  const filter = (next: ChipValue) =>
    list.setFilters(Object.fromEntries(rows.map(({ key }) => [key, next[key]?.join(',')])))
  return (
    <Example title={words.live} text={words.liveText}>
      <SelectFilter rows={rows} value={value} onChange={filter} />
      <DataTable
        {...sampleRows}
        endpoint={pageSamples}
        list={list}
        height="auto"
        label={words.live}
        columns={[sampleNo, name, status, kind, owner]}
      />
    </Example>
  )
}

function Alone() {
  const rows = useRows().map((row) => ({
    ...row,
    options: row.options.map((option) =>
      option.value === 'elevator' ? { ...option, icon: <Icon name="star" /> } : option,
    ),
  }))
  const [value, setValue] = useState<ChipValue>({ status: ['testing'] })
  return (
    <Example title={words.alone} text={words.aloneText}>
      <SelectFilter rows={rows} value={value} onChange={setValue} labelWidth={140} />
      <Outcome value={value} />
    </Example>
  )
}
