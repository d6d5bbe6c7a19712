// A complete list: filters and page in the address, settings for each person, actions on one row and on several.
import {
  listSamples,
  pageSamples,
  removeSamples,
  sampleRowFields,
  sampleKinds,
  sampleStatuses,
  type Sample,
} from '@register/contract/demo/sample'
import { minKeyword } from '@register/contract/fold'
import { fieldsOf } from '@register/contract/record/shape'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { useAddressed } from '../../../kit/dialog/useAddressed.ts'
import { useFormDrawer } from '../../../kit/form/useFormDrawer.ts'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { linkColumn } from '../../../kit/table/column.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../kit/filter/FilterBar.tsx'
import { ChoiceFilter, DateRangeFilter, TextFilter } from '../../../kit/table/filters.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import type { BatchAct, RowKey } from '../../../kit/table/view/viewProps.ts'
import * as paths from '../../../paths.ts'
import { sampleRows, useSampleColumns } from '../../vab/sampleColumns.ts'
import { Exchange } from './Exchange.tsx'
import { SampleInfo } from './SampleInfo.tsx'
import { editOf, removeAsk, removeOneAsk, words } from './words.ts'
import { useWrite } from '../../../api/query.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { fieldFilter } from '../../../kit/record/fieldFilter.ts'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { ReadDrawer, RecordDrawer, type DrawerOver } from '../../../kit/record/RecordDrawer.tsx'
import type { Opened } from '../../../kit/record/useRecordForm.ts'
import { useSample } from '../useSample.ts'
import { sampleFieldsOf, useSampleForm } from '../useSampleForm.ts'

// The short form over the list: a new sample, or the one whose number is in the address.
/** Fields that change often; the page has the others. */
const fields = sampleFieldsOf(['sampleNo', 'name', 'kind', 'status', 'owner', 'tester', 'receivedOn', 'urgent'])

/** `form`: `new`, a sample's number, or undefined while it is closed. */
function SampleDrawer({ form, onClose }: DrawerOver) {
  if (form === undefined) return null
  if (form === 'new') return <SampleFields onClose={onClose} />
  return <KnownSample key={form} sampleNo={form} onClose={onClose} />
}

function KnownSample({ sampleNo, onClose }: { sampleNo: string; onClose: () => void }) {
  return (
    <ReadDrawer title={editOf(sampleNo)} opened={useSample(sampleNo)} onClose={onClose}>
      {(known, reload) => <SampleFields known={known} reload={reload} onClose={onClose} />}
    </ReadDrawer>
  )
}

function SampleFields({ known, reload, onClose }: Opened<Sample> & { onClose: () => void }) {
  const form = useSampleForm({ known, reload, leave: onClose })
  return (
    <RecordDrawer title={known ? editOf(known.sampleNo) : words.newTitle} form={form} onClose={onClose}>
      <FieldsForm fields={fields} {...form.form} />
    </RecordDrawer>
  )
}

// Deletes samples: one after a question that names it, several after the question of the list.
function useRemove(onRemoved: (ids: readonly number[]) => void) {
  const t = useTranslate()
  const { ask, done } = useFeedback()
  const write = useWrite(removeSamples, { refreshes: [pageSamples, listSamples] })
  const question = { text: t(words.removeText), yes: t(words.remove), danger: true }
  async function removeAll(ids: readonly number[]) {
    await write.mutateAsync({ params: { ids: ids.join() } })
    onRemoved(ids)
    done(words.removed)
  }
  return {
    removeAll,
    removeOne: async (id: number, sampleNo: string) => {
      if (await ask({ title: removeOneAsk(sampleNo), ...question })) await removeAll([id])
    },
    /** Of the list, before several are deleted. */
    question: { title: (count: number) => removeAsk(count), ...question },
  }
}

const filters = ['keyword', 'status', 'kind', 'receivedOn', 'receivedOnFrom', 'receivedOnTo']

export function SampleList() {
  const list = useListState({ filters })
  const [keys, setKeys] = useState<RowKey[]>([])
  const [form, openForm] = useFormDrawer('form')
  const [shown, show] = useAddressed('info')
  const remove = useRemove((ids) => setKeys((before) => before.filter((key) => !ids.includes(Number(key)))))
  const removeChosen: BatchAct = {
    key: 'remove',
    kind: 'danger',
    icon: 'delete',
    label: words.removeChosen,
    question: remove.question,
    onPress: (chosen) => remove.removeAll(chosen.map(Number)),
  }
  const columns = useSampleColumns()
  const { sampleNo, name, status, kind, owner, tester, quantity, fee, progress, urgent, receivedOn, updatedAt } =
    columns
  const start = <Action kind="primary" icon="add" label={words.new} onPress={() => openForm('new')} />
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text} back={paths.gallery}>
        <Exchange query={list.filters} />
        <LinkAction label={words.newPage} to={paths.sampleNew} />
        {start}
      </PageHead>
      <FilterBar
        list={list}
        first={<TextFilter name="keyword" label={words.search} atLeast={minKeyword} />}
        conditions={{
          name: 'template/list/crud',
          quick: ['status', 'kind', 'receivedOn'],
          fields: fieldsOf(sampleRowFields, ['status', 'kind', 'receivedOn']).map(fieldFilter),
        }}
      >
        <ChoiceFilter
          name="status"
          label={words.status}
          options={Object.entries(sampleStatuses).map(([value, { label }]) => ({ value, label: label }))}
        />
        <ChoiceFilter
          name="kind"
          label={words.kind}
          options={Object.entries(sampleKinds).map(([value, label]) => ({ value, label: label }))}
        />
        <DateRangeFilter name="receivedOn" label={words.received} />
      </FilterBar>
      <DataTable
        {...sampleRows}
        endpoint={pageSamples}
        list={list}
        name="template/list/crud"
        label={words.title}
        index
        summary="answered"
        chosen={{ keys, onChange: setKeys, survives: true, acts: [removeChosen] }}
        actions={(row) => [
          { key: 'edit', label: words.edit, onPress: () => openForm(row.sampleNo) },
          { key: 'view', label: words.view, onPress: () => show(row.sampleNo) },
          { key: 'page', label: words.page, to: paths.sampleDetail(row.sampleNo) },
          {
            key: 'remove',
            label: words.remove,
            danger: true,
            onPress: () => remove.removeOne(row.id, row.sampleNo),
          },
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
        empty={{ text: words.empty, action: start }}
      />
      <SampleDrawer form={form} onClose={() => openForm(undefined)} />
      <SampleInfo sampleNo={shown} onClose={() => show(undefined)} />
    </ListPage>
  )
}
