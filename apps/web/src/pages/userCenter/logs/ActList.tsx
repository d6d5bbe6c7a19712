// The person's own actions in the register, each as a sentence, including refused ones.
import { listOwnActs, ownLogRowFields, type OwnAct } from '@register/contract/system/user/ownLog'
import { useSay } from '../../../api/language.ts'
import { instant } from '../../../kit/plain/format.ts'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { words } from './words.ts'

export function ActList() {
  const say = useSay()
  const list = useRecordList(ownLogRowFields)
  const { at, ip } = useFieldColumns(ownLogRowFields, 'at')
  return (
    <>
      <RecordFilters list={list} rowFields={ownLogRowFields} quick={['kind']} name="userCenter/acts" />
      <DataTable
        endpoint={listOwnActs}
        list={list}
        name="userCenter/acts"
        label={say(words.acts)}
        columns={[
          { ...at, width: 170, draw: (row: OwnAct) => instant(row.at) },
          { key: 'text', title: words.act, width: 520, draw: (row: OwnAct) => row.text },
          { ...ip, width: 140 },
        ]}
        rowKey={({ id }) => id}
        rowName={(row: OwnAct) => row.text}
        empty={{ text: say(words.noActs) }}
      />
    </>
  )
}
