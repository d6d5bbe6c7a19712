// The operation log, newest first; one operation with its changes opens in a drawer.
import { exportOperations, listOperations, operationRowFields, type Operation } from '@register/contract/log/operations'
import { useState } from 'react'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { ExportAction } from '../../../kit/record/ExportAction.tsx'
import { secondOf } from '../../../kit/plain/beijing.ts'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { OperationDrawer } from './OperationDrawer.tsx'
import { words } from './words.ts'

export function OperationList() {
  const list = useRecordList(operationRowFields)
  const { at, username, action, kind, outcome, ip } = useFieldColumns(operationRowFields, 'at')
  // The last operation stays drawn while its drawer closes, which then gives the focus back.
  const [opened, setOpened] = useState<{ operation: Operation; open: boolean }>()
  return (
    <ListPage>
      <PageHead title={words.operations} text={words.operationsText}>
        <ExportAction endpoint={exportOperations} of={listOperations} list={list} fileName={words.operations} />
      </PageHead>
      <RecordFilters
        list={list}
        rowFields={operationRowFields}
        quick={['kind', 'action', 'outcome']}
        name="settings/log"
      />
      <DataTable
        endpoint={listOperations}
        list={list}
        name="settings/log"
        label={words.operations}
        columns={[
          { ...at, width: 170, fixed: 'start', draw: (row: Operation) => secondOf(row.at) },
          { ...outcome, width: 110, sortable: false },
          { key: 'text', title: words.act, width: 380, draw: (row: Operation) => row.text },
          { ...username, width: 140 },
          { ...kind, width: 120, sortable: false },
          { ...ip, width: 130, under: 'username' },
          { ...action, hidden: true, sortable: false },
        ]}
        rowKey={({ id }) => id}
        rowName={({ text }) => text}
        actions={(row: Operation) => [
          { key: 'open', label: words.details, onPress: () => setOpened({ operation: row, open: true }) },
        ]}
        empty={{ text: words.noOperations }}
      />
      {opened && <OperationDrawer {...opened} onClose={() => setOpened({ ...opened, open: false })} />}
    </ListPage>
  )
}
