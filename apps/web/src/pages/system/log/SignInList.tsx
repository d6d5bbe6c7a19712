// The log of sign-ins, including failed ones; a locked account is unlocked from its last failed sign-in.
import { exportSignIns, listSignIns, signInRowFields, type SignInRecord } from '@register/contract/log/signIns'
import { unlockAccount } from '@register/contract/system/user/acts'
import { useMay } from '../../../api/session.ts'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { ExportAction } from '../../../kit/record/ExportAction.tsx'
import { secondOf } from '../../../kit/plain/beijing.ts'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import type { RowAction } from '../../../kit/table/view/acts/rowActs.ts'
import { useUnlock } from '../useUnlock.ts'
import { areaWords } from '../words.ts'
import { words } from './words.ts'

export function SignInList() {
  const may = useMay()(unlockAccount)
  const list = useRecordList(signInRowFields)
  const { at, username, outcome, reason, way, ip, agent } = useFieldColumns(signInRowFields, 'at')
  const unlock = useUnlock([listSignIns])
  const actions = ({ id, username: name, locked }: SignInRecord): RowAction[] =>
    may && locked
      ? [
          {
            key: 'unlock',
            label: areaWords.unlock,
            onPress: () => unlock(name, id),
          },
        ]
      : []
  return (
    <ListPage>
      <PageHead title={words.signIns} text={words.signInsText}>
        <ExportAction endpoint={exportSignIns} of={listSignIns} list={list} fileName={words.signIns} />
      </PageHead>
      <RecordFilters list={list} rowFields={signInRowFields} quick={['outcome', 'way']} name="settings/signIn" />
      <DataTable
        endpoint={listSignIns}
        list={list}
        name="settings/signIn"
        label={words.signIns}
        columns={[
          { ...at, width: 170, fixed: 'start', draw: (row: SignInRecord) => secondOf(row.at) },
          { ...username, width: 140 },
          { ...outcome, width: 110, sortable: false },
          { ...reason, width: 140, sortable: false },
          { ...way, width: 120, sortable: false },
          { ...ip, width: 140 },
          { ...agent, width: 180 },
        ]}
        rowKey={({ id }) => id}
        rowName={({ username: name }) => name}
        actions={actions}
        empty={{ text: words.noSignIns }}
      />
    </ListPage>
  )
}
