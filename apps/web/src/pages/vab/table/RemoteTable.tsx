// Tables whose rows, order, filters and totals come from the server, and the handle to reload or change them.
import { listSamples, pageSamples, type Sample } from '@register/contract/demo/sample'
import { minKeyword } from '@register/contract/fold'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { useLocalList } from '../../../kit/table/local/useLocalList.ts'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../kit/filter/FilterBar.tsx'
import { TextFilter } from '../../../kit/table/filters.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import { useTable } from '../../../showcase/table/useTable.ts'
import { Example } from '../Example.tsx'
import { sampleRows, useSampleColumns } from '../sampleColumns.ts'
import { Showcase } from '../Showcase.tsx'
import { pieceOf } from '../piece.ts'
import { tablePieces } from '../tablePieces.ts'
import styles from '../vab.module.css'
import { words } from './words.ts'

export function RemoteTable() {
  const t = useTranslate()
  const list = useListState({ filters: ['keyword', 'status', 'kind'] })
  const table = useTable(pageSamples)
  const { sampleNo, name, status, kind, quantity, fee, receivedOn, updatedAt } = useSampleColumns()
  const change = (id: number, patch: Partial<Sample>) =>
    table.change((rows) => rows.map((row) => (row.id === id ? { ...row, ...patch } : row)))
  const actions = (row: Sample) => [
    { key: 'pass', label: t(words.pass), onPress: () => change(row.id, { status: 'passed' }) },
    {
      key: 'remove',
      label: t(words.remove),
      danger: true,
      onPress: () => table.change((rows) => rows.filter(({ id }) => id !== row.id)),
    },
  ]
  return (
    <Showcase piece={pieceOf(tablePieces, 'vab/table/remote')}>
      <Example title={words.remote} text={words.remoteText}>
        <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
          <FilterBar list={list} first={<TextFilter name="keyword" label={words.search} atLeast={minKeyword} />} />
          <Action icon="reload" label={words.refresh} onPress={table.refresh} />
          <Action label={words.onlyFailed} onPress={() => list.setFilters({ status: 'failed' })} />
          <Action label={words.everything} onPress={list.clear} />
        </div>
        <DataTable
          {...sampleRows}
          endpoint={pageSamples}
          list={list}
          label={words.remote}
          height="auto"
          index
          summary="answered"
          actions={actions}
          columns={[sampleNo, name, status, kind, quantity, fee, receivedOn, updatedAt]}
        />
      </Example>
      <AllAtOnce />
    </Showcase>
  )
}

function AllAtOnce() {
  // A second list on one page does not store its state in the address.
  const list = useLocalList()
  const { sampleNo, name, quantity, fee } = useSampleColumns()
  return (
    <Example title={words.allAtOnce} text={words.allAtOnceText}>
      <DataTable
        {...sampleRows}
        noPages
        endpoint={listSamples}
        fixed={{ kind: 'ropeway' }}
        list={list}
        height={320}
        label={words.allAtOnce}
        summary={(rows) => ({ quantity: rows.reduce((sum, row) => sum + (row.quantity ?? 0), 0) })}
        columns={[sampleNo, name, quantity, fee]}
      />
    </Example>
  )
}
