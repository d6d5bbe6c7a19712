// The described tables and the code generated from them: previewed one by one, downloaded together.
import { descriptionRowFields, type Described } from '@register/contract/system/generator/description'
import {
  addDescription,
  batchGenCode,
  changeDescription,
  listDescriptions,
  removeDescription,
} from '@register/contract/system/generator/generator'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { download } from '../../../api/transfer.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordActs } from '../../../kit/record/useRecordActs.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { linkColumn } from '../../../kit/table/column.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import type { RowKey } from '../../../kit/table/view/viewProps.ts'
import * as paths from '../../../paths.ts'
import { TableDialog } from './TableDialog.tsx'
import { words } from './words.ts'

export function CrudList() {
  const say = useSay()
  const list = useRecordList(descriptionRowFields)
  const columns = useFieldColumns(descriptionRowFields)
  const [picking, setPicking] = useState(false)
  const [chosen, setChosen] = useState<RowKey[]>([])
  const erase = useWrite(removeDescription, { refreshes: [listDescriptions] })
  const fetchCode = (ids: readonly RowKey[]) =>
    download(batchGenCode, { query: { ids: ids.join(',') } }, `${say(words.title)}.zip`)
  const changes = useRecordActs<Described>({
    name: ({ tableName }) => tableName,
    change: { asks: changeDescription, by: ({ id }) => ({ to: paths.crudEdit(id) }) },
    remove: { asks: removeDescription, by: ({ id }) => erase.mutateAsync({ params: { id } }), text: words.removeText },
  })
  const start = (
    <Allow may={addDescription}>
      <LinkAction kind="primary" icon="add" label={say(words.new)} to={paths.crudNew()} />
    </Allow>
  )
  return (
    <ListPage>
      <PageHead title={say(words.title)} text={say(words.text)}>
        <Allow may={addDescription}>
          <Action icon="import" label={say(words.fromDatabase)} onPress={() => setPicking(true)} />
        </Allow>
        {start}
      </PageHead>
      <RecordFilters list={list} rowFields={descriptionRowFields} quick={['area', 'kind']} name="system/generator" />
      <DataTable
        endpoint={listDescriptions}
        list={list}
        name="settings/crud"
        label={say(words.title)}
        columns={Object.values({
          ...columns,
          tableName: linkColumn<Described>({
            ...columns.tableName,
            text: ({ tableName }) => tableName,
            to: ({ id }) => paths.crudPreview(id),
          }),
        })}
        rowKey={({ id }) => id}
        rowName={({ tableName }) => tableName}
        chosen={{
          keys: chosen,
          onChange: setChosen,
          survives: true,
          acts: [{ key: 'zip', label: say(words.download), icon: 'download', onPress: fetchCode }],
        }}
        actions={(row) => [
          { key: 'preview', label: say(words.preview), to: paths.crudPreview(row.id) },
          ...changes(row).slice(0, 1),
          { key: 'zip', label: say(words.download), onPress: () => fetchCode([row.id]) },
          ...changes(row).slice(1),
        ]}
        empty={{ text: say(words.empty), action: start }}
      />
      <TableDialog open={picking} onClose={() => setPicking(false)} />
    </ListPage>
  )
}
