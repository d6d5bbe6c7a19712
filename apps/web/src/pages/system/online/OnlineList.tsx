// Who is signed in, since when, from where and with which device; sessions of others can be ended, one or several.
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'
import { endSessions, listOnline, onlineRowFields, type OnlineSession } from '@register/contract/system/online'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
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

// Texts of the page of sessions.
const words = {
  title: systemScreens['settings/online'].title,
  text: [
    '每个会话一行；强制退出自对方下一次操作起生效',
    'One row per session; ending one takes effect at the user’s next step',
  ],
  end: ['强制退出', 'End the session'],
  endText: [
    '对方将在下一次操作时回到登录页，未保存的内容会丢失。',
    'Their next step leads to the sign-in page, and unsaved changes are lost.',
  ],
  ended: ['会话已结束', 'Ended'],
  own: ['本人', 'you'],
  empty: ['没有其他人在线。', 'Nobody is signed in.'],
} as const satisfies Record<string, Phrase>

const askEnd = (name: string): Phrase => [`强制“${name}”退出？`, `End the session of "${name}"?`]
const askEndAll = (count: number): Phrase => [`强制 ${count} 个会话退出？`, `End ${count} sessions?`]

export function OnlineList() {
  const t = useTranslate()
  const may = useMay()(endSessions)
  const { ask, done } = useFeedback()
  const list = useRecordList(onlineRowFields)
  const columns = useFieldColumns(onlineRowFields, 'nickname')
  const [keys, setKeys] = useState<readonly RowKey[]>([])
  const end = useWrite(endSessions, { refreshes: [listOnline] })
  async function endAll(ids: readonly RowKey[]) {
    await end.mutateAsync({ params: { id: ids.join(',') } })
    setKeys([])
    done(words.ended)
  }
  const question = { text: t(words.endText), yes: t(words.end), danger: true }
  const nameOf = ({ nickname, own }: OnlineSession) => (own ? `${nickname} (${t(words.own)})` : nickname)
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text} />
      <RecordFilters list={list} rowFields={onlineRowFields} quick={[]} name="settings/online" />
      <DataTable
        endpoint={listOnline}
        list={list}
        name="settings/online"
        label={words.title}
        columns={[
          { ...columns.nickname, width: 150, draw: nameOf },
          { ...columns.username, width: 130 },
          { ...columns.dept, width: 150 },
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
                    label: words.end,
                    danger: true,
                    onPress: async () => {
                      if (await ask({ title: askEnd(row.nickname), ...question })) await endAll([row.id])
                    },
                  },
                ],
          chosen: {
            keys,
            onChange: setKeys,
            acts: [
              {
                key: 'end',
                label: words.end,
                question: { title: (count: number) => askEndAll(count), ...question },
                onPress: endAll,
              },
            ],
          },
        })}
        empty={{ text: words.empty }}
      />
    </ListPage>
  )
}
