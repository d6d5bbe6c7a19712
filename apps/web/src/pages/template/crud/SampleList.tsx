// A complete list: filters and page in the address, settings for each person, actions on one row and on several.
import { pageSamples, sampleKinds, sampleStatuses, type Sample } from '@register/contract/demo/sample'
import { minKeyword } from '@register/contract/fold'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { useAddressed } from '../../../kit/dialog/useAddressed.ts'
import { useFormDrawer } from '../../../kit/form/useFormDrawer.ts'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { linkColumn } from '../../../kit/table/column.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../kit/table/FilterBar.tsx'
import { ChoiceFilter, DateRangeFilter, TextFilter } from '../../../kit/table/filters.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import type { BatchAct, RowKey } from '../../../kit/table/view/viewProps.ts'
import * as paths from '../../../paths.ts'
import { sampleRows, useSampleColumns } from '../../vab/sampleColumns.ts'
import { Exchange } from './Exchange.tsx'
import { SampleDrawer } from './SampleDrawer.tsx'
import { SampleInfo } from './SampleInfo.tsx'
import { useRemove } from './useRemove.ts'
import { words } from './words.ts'

const filters = ['keyword', 'status', 'kind', 'receivedOnFrom', 'receivedOnTo']

export function SampleList() {
  const say = useSay()
  const list = useListState({ filters })
  const [keys, setKeys] = useState<RowKey[]>([])
  const [form, openForm] = useFormDrawer('form')
  const [shown, show] = useAddressed('info')
  const remove = useRemove((ids) => setKeys((before) => before.filter((key) => !ids.includes(Number(key)))))
  const removeChosen: BatchAct = {
    key: 'remove',
    kind: 'danger',
    icon: 'delete',
    label: say(words.removeChosen),
    onPress: (chosen) => remove(chosen.map(Number)),
  }
  const columns = useSampleColumns()
  const { sampleNo, name, status, kind, owner, tester, quantity, fee, progress, urgent, receivedOn, updatedAt } =
    columns
  const start = <Action kind="primary" icon="add" label={say(words.new)} onPress={() => openForm('new')} />
  return (
    <ListPage>
      <PageHead title={say(words.title)} text={say(words.text)} back={paths.gallery}>
        <Exchange query={list.filters} />
        <LinkAction label={say(words.newPage)} to={paths.sampleNew} />
        {start}
      </PageHead>
      <FilterBar list={list} first={<TextFilter name="keyword" label={say(words.search)} atLeast={minKeyword} />}>
        <ChoiceFilter
          name="status"
          label={say(words.status)}
          options={Object.entries(sampleStatuses).map(([value, { label }]) => ({ value, label: say(label) }))}
        />
        <ChoiceFilter
          name="kind"
          label={say(words.kind)}
          options={Object.entries(sampleKinds).map(([value, label]) => ({ value, label: say(label) }))}
        />
        <DateRangeFilter name="receivedOn" label={say(words.received)} />
      </FilterBar>
      <DataTable
        {...sampleRows}
        endpoint={pageSamples}
        list={list}
        name="template/list/crud"
        label={say(words.title)}
        index
        summary="answered"
        chosen={{ keys, onChange: setKeys, survives: true, acts: [removeChosen] }}
        actions={(row) => [
          { key: 'edit', label: say(words.edit), onPress: () => openForm(row.sampleNo) },
          { key: 'view', label: say(words.view), onPress: () => show(row.sampleNo) },
          { key: 'page', label: say(words.page), to: paths.sampleDetail(row.sampleNo) },
          { key: 'remove', label: say(words.remove), danger: true, onPress: () => remove([row.id], row.sampleNo) },
        ]}
        columns={[
          linkColumn<Sample>({
            ...sampleNo,
            text: (row) => row.sampleNo,
            to: (row) => paths.sampleDetail(row.sampleNo),
          }),
          name,
          status,
          kind,
          // Before the wide columns, otherwise the totals would be out of sight.
          quantity,
          owner,
          tester,
          fee,
          progress,
          urgent,
          receivedOn,
          updatedAt,
        ]}
        empty={{ text: say(words.empty), action: start }}
      />
      <SampleDrawer form={form} onClose={() => openForm(undefined)} />
      <SampleInfo sampleNo={shown} onClose={() => show(undefined)} />
    </ListPage>
  )
}
