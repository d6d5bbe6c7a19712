// Rows of chips: their value, and a list that is filtered by them.
import { pageSamples, sampleKinds, sampleStatuses } from '@register/contract/demo/sample'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
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
import { words } from './words.ts'

function useRows(): ChipRow[] {
  const say = useSay()
  const all = { value: '', label: say(words.all) }
  return [
    {
      key: 'kind',
      title: words.kind,
      multiple: true,
      options: [all, ...Object.entries(sampleKinds).map(([value, label]) => ({ value, label: say(label) }))],
    },
    {
      key: 'status',
      title: words.status,
      options: [all, ...Object.entries(sampleStatuses).map(([value, { label }]) => ({ value, label: say(label) }))],
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
  const say = useSay()
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
        label={say(words.live)}
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
