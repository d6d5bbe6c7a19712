// Who is signed in, since when, from where and with which device; sessions of others can be ended, one or several.
import { endSessions, listOnline, onlineRowFields, type OnlineSession } from '@register/contract/system/online'
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import type { RowKey } from '../../../kit/table/view/viewProps.ts'
import { askEnd, askEndAll, words } from './words.ts'

export function OnlineList() {
  const say = useSay()
  const may = useMay()(endSessions)
  const { ask, done } = useFeedback()
  const list = useRecordList(onlineRowFields)
  const columns = useFieldColumns(onlineRowFields, 'nickname')
  const [keys, setKeys] = useState<readonly RowKey[]>([])
  const end = useWrite(endSessions, { refreshes: [listOnline] })
  async function endAll(ids: readonly RowKey[], title: string) {
    if (!(await ask({ title, text: say(words.endText), yes: say(words.end), danger: true }))) return
    await end.mutateAsync({ params: { id: ids.join(',') } })
    setKeys([])
    done(words.ended)
  }
  const nameOf = ({ nickname, own }: OnlineSession) => (own ? `${nickname} (${say(words.own)})` : nickname)
  return (
    <ListPage>
      <PageHead title={say(words.title)} text={say(words.text)} />
      <RecordFilters list={list} rowFields={onlineRowFields} quick={[]} name="settings/online" />
      <DataTable
        endpoint={listOnline}
        list={list}
        name="settings/online"
        label={say(words.title)}
        columns={[
          { ...columns.nickname, width: 150, draw: nameOf },
          { ...columns.username, width: 130 },
          { ...columns.dept, width: 180 },
          { ...columns.ip, width: 130 },
          { ...columns.agent, width: 160 },
          { ...columns.signedInAt, width: 110 },
          { ...columns.lastSeenAt, width: 110 },
        ]}
        rowKey={({ id }) => id}
        rowName={({ nickname }) => nickname}
        {...(may && {
          actions: (row: OnlineSession) =>
            row.own
              ? []
              : [
                  {
                    key: 'end',
                    label: say(words.end),
                    danger: true,
                    onPress: () => endAll([row.id], say(askEnd(row.nickname))),
                  },
                ],
          chosen: {
            keys,
            onChange: setKeys,
            acts: [
              {
                key: 'end',
                label: say(words.end),
                onPress: (ids: readonly RowKey[]) => endAll(ids, say(askEndAll(ids.length))),
              },
            ],
          },
        })}
        empty={{ text: say(words.empty) }}
      />
    </ListPage>
  )
}
