// The person's own sign-ins: time, result, method, origin and device.
import { listOwnSignIns, ownSignInRowFields, type OwnSignIn } from '@register/contract/system/profile/signIns'
import { useSay } from '../../../api/language.ts'
import { instant } from '../../../kit/plain/format.ts'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { words } from './words.ts'

export function SignInList() {
  const say = useSay()
  const list = useRecordList(ownSignInRowFields)
  const { at, outcome, way, ip, agent } = useFieldColumns(ownSignInRowFields, 'at')
  return (
    <>
      <RecordFilters list={list} rowFields={ownSignInRowFields} quick={['outcome', 'way']} name="userCenter/signIns" />
      <DataTable
        endpoint={listOwnSignIns}
        list={list}
        name="userCenter/signIns"
        label={say(words.signIns)}
        columns={[
          { ...at, width: 170, draw: (row: OwnSignIn) => instant(row.at) },
          { ...outcome, width: 110 },
          { ...way, width: 130 },
          { ...ip, width: 140 },
          { ...agent, draw: (row: OwnSignIn) => row.agent || say(words.unknownDevice) },
        ]}
        rowKey={({ id }) => id}
        rowName={(row: OwnSignIn) => row.at}
        empty={{ text: say(words.noSignIns) }}
      />
    </>
  )
}
