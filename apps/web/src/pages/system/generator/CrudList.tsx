// The described tables and the code generated from them: previewed one by one, downloaded together.
import { descriptionRowFields, type Described } from '@register/contract/system/generator/description'
import {
  addDescription,
  batchGenCode,
  changeDescription,
  databaseTables,
  listDescriptions,
  removeDescription,
} from '@register/contract/system/generator/generator'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useRead, useWrite } from '../../../api/query.ts'
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
import { words } from './words.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { Choice } from '../../../kit/input/Choice.tsx'
import { useGo } from '../../../kit/router/useGo.ts'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import styles from './crud.module.css'

// Chooses a table of the database to begin a description from.
interface Props {
  open: boolean
  onClose: () => void
}

function TableDialog({ open, onClose }: Props) {
  const t = useTranslate()
  const go = useGo()
  const [table, setTable] = useState<string | null>(null)
  const reading = useRead(databaseTables, {}, { enabled: open })
  return (
    <Dialog
      title={words.fromDatabase}
      open={open}
      onClose={onClose}
      act={{
        label: words.take,
        disabled: table === null,
        run: () => {
          onClose()
          if (table !== null) go(paths.crudNew(table))
        },
      }}
    >
      <LoadState reading={reading} lines={2}>
        {(tables) => (
          <div className={`stack gap-12 ${styles['pick']}`}>
            <p>{t(words.pickText)}</p>
            <Choice
              label={words.table}
              value={table}
              options={tables.map(({ name, comment }) => ({
                value: name,
                label: comment === '' ? name : `${name} · ${comment}`,
              }))}
              onChange={setTable}
            />
          </div>
        )}
      </LoadState>
    </Dialog>
  )
}

export function CrudList() {
  const t = useTranslate()
  const list = useRecordList(descriptionRowFields)
  const columns = useFieldColumns(descriptionRowFields)
  const [picking, setPicking] = useState(false)
  const [chosen, setChosen] = useState<RowKey[]>([])
  const erase = useWrite(removeDescription, { refreshes: [listDescriptions] })
  const fetchCode = (ids: readonly RowKey[]) =>
    download(batchGenCode, { query: { ids: ids.join(',') } }, `${t(words.title)}.zip`)
  const changes = useRecordActs<Described>({
    name: ({ tableName }) => tableName,
    change: { asks: changeDescription, by: ({ id }) => ({ to: paths.crudEdit(id) }) },
    remove: { asks: removeDescription, by: ({ id }) => erase.mutateAsync({ params: { id } }), text: words.removeText },
  })
  const start = (
    <Allow may={addDescription}>
      <LinkAction kind="primary" icon="add" label={words.new} to={paths.crudNew()} />
    </Allow>
  )
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text}>
        <Allow may={addDescription}>
          <Action icon="import" label={words.fromDatabase} onPress={() => setPicking(true)} />
        </Allow>
        {start}
      </PageHead>
      <RecordFilters list={list} rowFields={descriptionRowFields} quick={['area', 'kind']} name="system/generator" />
      <DataTable
        endpoint={listDescriptions}
        list={list}
        name="settings/crud"
        label={words.title}
        columns={Object.values({
          ...columns,
          labelEn: { ...columns.labelEn, under: 'labelZh' },
          updatedAt: { ...columns.updatedAt, under: 'kind' },
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
          acts: [{ key: 'zip', question: 'ifHidden', label: words.download, icon: 'download', onPress: fetchCode }],
        }}
        actions={(row) => [
          { key: 'preview', label: words.preview, to: paths.crudPreview(row.id) },
          ...changes(row).slice(0, 1),
          { key: 'zip', label: words.download, onPress: () => fetchCode([row.id]) },
          ...changes(row).slice(1),
        ]}
        empty={{ text: words.empty, action: start }}
      />
      <TableDialog open={picking} onClose={() => setPicking(false)} />
    </ListPage>
  )
}
