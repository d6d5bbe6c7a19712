// The filter drawer: every type of value, a list that is filtered by it, bare values, and options that cannot be read.
import { pageSamples } from '@register/contract/demo/sample'
import { useState } from 'react'
import { Action } from '../../../kit/action/Action.tsx'
import { FilterDrawer } from '../../../kit/filter/FilterDrawer.tsx'
import type { FilterObject } from '../../../kit/filter/filterRows.ts'
import { ListFilter } from '../../../kit/filter/ListFilter.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import { Example } from '../Example.tsx'
import { Outcome } from '../Outcome.tsx'
import { sampleRows, useSampleColumns } from '../sampleColumns.ts'
import { Showcase } from '../Showcase.tsx'
import { pieceOf } from '../piece.ts'
import { tablePieces } from '../tablePieces.ts'
import styles from '../vab.module.css'
import { useAllTypes, useSampleFields } from './fields.ts'
import { openerOf, words } from './words.ts'

export function FilterPage() {
  return (
    <Showcase piece={pieceOf(tablePieces, 'vab/filterBar')}>
      <Live />
      <AllTypes />
      <Bare />
    </Showcase>
  )
}

function Live() {
  const fields = useSampleFields()
  const list = useListState({ filters: fields.map(({ value }) => value) })
  const { sampleNo, name, status, kind, owner, quantity, receivedOn } = useSampleColumns()
  return (
    <Example title={words.live} text={words.liveText}>
      <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
        <ListFilter name="demo/sample" fields={fields} list={list} />
      </div>
      <DataTable
        {...sampleRows}
        endpoint={pageSamples}
        list={list}
        height="auto"
        label={words.live}
        columns={[sampleNo, name, status, kind, owner, quantity, receivedOn]}
      />
      <Outcome value={list.filters} />
    </Example>
  )
}

function AllTypes() {
  const fields = useAllTypes()
  const [value, setValue] = useState<FilterObject>({})
  return (
    <Example title={words.types} text={words.typesText}>
      <FilterDrawer name="demo/types" fields={fields} value={value} onApply={setValue} />
      <Outcome value={value} />
    </Example>
  )
}

function Bare() {
  const fields = useAllTypes()
    .filter(({ value: key }) => ['text', 'day', 'several', 'tags'].includes(key))
    .map((field) => ({ ...field, most: 1, selected: field.value === 'text' || field.value === 'day' }))
  const [value, setValue] = useState<FilterObject>({})
  return (
    <Example title={words.bare} text={words.bareText}>
      <FilterDrawer name="demo/bare" operators={false} fields={fields} value={value} onApply={setValue}>
        {({ count, open }) => <Action kind="link" icon="filter" label={openerOf(count)} onPress={open} />}
      </FilterDrawer>
      <Outcome value={value} />
    </Example>
  )
}
