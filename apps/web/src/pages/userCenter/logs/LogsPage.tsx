// The person's own sign-ins and actions, each list with its own filters; the address holds which one is open.
import type { Phrase } from '@register/contract/phrase'
import { listOwnSignIns, ownSignInRowFields, type OwnSignIn } from '@register/contract/system/profile/signIns'
import { listOwnActs, ownLogRowFields, type OwnAct } from '@register/contract/system/user/ownLog'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../../api/language.ts'
import { Tabs } from '../../../kit/layout/Tabs.tsx'
import { UserCenter } from '../UserCenter.tsx'
import { secondOf } from '../../../kit/plain/beijing.ts'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { DataTable } from '../../../kit/table/DataTable.tsx'

// Texts of the page of one's own activity.
const words = {
  text: ['登录与操作均有记录，任何人都不能更改。', 'Sign-ins and actions are recorded and cannot be changed.'],
  view: ['查看', 'View'],
  signIns: ['登录记录', 'Sign-ins'],
  acts: ['操作记录', 'Acts'],
  act: ['操作', 'Act'],
  noSignIns: ['没有符合条件的登录记录', 'No sign-in fits'],
  noActs: ['没有符合条件的操作记录', 'No act fits'],
  unknownDevice: ['未知', 'Unknown'],
} as const satisfies Record<string, Phrase>

// The person's own sign-ins: time, result, method, origin and device.
function SignInList() {
  const t = useTranslate()
  const list = useRecordList(ownSignInRowFields)
  const { at, outcome, way, ip, agent } = useFieldColumns(ownSignInRowFields, 'at')
  return (
    <>
      <RecordFilters list={list} rowFields={ownSignInRowFields} quick={['outcome', 'way']} name="userCenter/signIns" />
      <DataTable
        endpoint={listOwnSignIns}
        list={list}
        name="userCenter/signIns"
        label={words.signIns}
        columns={[
          { ...at, width: 170, draw: (row: OwnSignIn) => secondOf(row.at) },
          { ...outcome, width: 126 },
          { ...way, width: 130 },
          { ...ip, width: 140 },
          { ...agent, draw: (row: OwnSignIn) => row.agent || t(words.unknownDevice) },
        ]}
        rowKey={({ id }) => id}
        rowName={(row: OwnSignIn) => row.at}
        empty={{ text: words.noSignIns }}
      />
    </>
  )
}

// The person's own actions in the register, each as a sentence, including refused ones.
function ActList() {
  const list = useRecordList(ownLogRowFields)
  const { at, ip } = useFieldColumns(ownLogRowFields, 'at')
  return (
    <>
      <RecordFilters list={list} rowFields={ownLogRowFields} quick={['kind']} name="userCenter/acts" />
      <DataTable
        endpoint={listOwnActs}
        list={list}
        name="userCenter/acts"
        label={words.acts}
        columns={[
          { ...at, width: 170, draw: (row: OwnAct) => secondOf(row.at) },
          { key: 'text', title: words.act, width: 520, draw: (row: OwnAct) => row.text },
          { ...ip, width: 140 },
        ]}
        rowKey={({ id }) => id}
        rowName={(row: OwnAct) => row.text}
        empty={{ text: words.noActs }}
      />
    </>
  )
}

type View = 'signIns' | 'acts'

export function LogsPage() {
  const [search, setSearch] = useSearchParams()
  const view: View = search.get('view') === 'acts' ? 'acts' : 'signIns'
  return (
    <UserCenter here="userCenter/logs" text={words.text} list>
      <Tabs
        label={words.view}
        value={view}
        options={(['signIns', 'acts'] as const).map((value) => ({ value, label: words[value] }))}
        // Filters of one list do not apply to the other.
        onChange={(next) => setSearch({ view: next })}
      />
      {view === 'signIns' ? <SignInList /> : <ActList />}
    </UserCenter>
  )
}
