// The people of a role: those who have it, and those who could get it, to give it to or take it from several at once.
import { readMatrix } from '@register/contract/system/role/matrix'
import {
  giveRole,
  holderRowFields,
  listHolders,
  listOthers,
  removeRoleHolder,
} from '@register/contract/system/role/people'
import { listRoles, readRole, type Role } from '@register/contract/system/role/role'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useLang, useSay } from '../../../../api/language.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { Tabs } from '../../../../kit/layout/Tabs.tsx'
import { RecordFilters } from '../../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../../kit/record/useFieldColumns.ts'
import { useRecordList } from '../../../../kit/record/useRecordList.ts'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { DataTable } from '../../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../../kit/table/ListPage.tsx'
import type { RowKey } from '../../../../kit/table/view/viewProps.ts'
import { useTabName } from '../../../../kit/tabs/useTab.ts'
import * as paths from '../../../../paths.ts'
import { askTake, askText, givenTo, takenFrom, textOf, titleOf, words } from './words.ts'

export function PeoplePage() {
  const id = Number(useParams()['id'])
  const reading = useRead(readRole, { params: { id } })
  return (
    <LoadState page reading={reading}>
      {(role) => <People role={role} />}
    </LoadState>
  )
}

type View = 'holders' | 'others'

function People({ role }: { role: Role }) {
  const say = useSay()
  const may = useMay()
  const name = useLang() === 'zh' ? role.nameZh : role.nameEn
  const [view, setView] = useState<View>('holders')
  const [keys, setKeys] = useState<readonly RowKey[]>([])
  const list = useRecordList(holderRowFields)
  const columns = useFieldColumns(holderRowFields, 'nickname')
  useTabName([titleOf(role.nameZh)[0], titleOf(role.nameEn)[1]])
  const hand = useHanding(role, name, () => setKeys([]))
  const mayHand = may(giveRole)
  function show(next: View) {
    setKeys([])
    setView(next)
    list.clear()
  }
  const isHolders = view === 'holders'
  return (
    <ListPage>
      <PageHead
        title={say(titleOf(name))}
        text={say(isHolders ? textOf(role.peopleCount) : words.howTo)}
        back={paths.roleList}
      >
        {mayHand && isHolders && (
          <Action kind="primary" icon="add" label={say(words.add)} onPress={() => show('others')} />
        )}
        {mayHand && (
          <Tabs
            label={say(words.views)}
            value={view}
            options={(['holders', 'others'] as const).map((value) => ({ value, label: say(words[value]) }))}
            onChange={show}
          />
        )}
      </PageHead>
      <RecordFilters list={list} rowFields={holderRowFields} quick={['status']} name="settings/role/people" />
      <DataTable
        key={view}
        endpoint={isHolders ? listHolders : listOthers}
        list={list}
        fixed={{ roleId: role.id }}
        name="settings/role/people"
        label={say(isHolders ? words.holders : words.others)}
        columns={[
          { ...columns.nickname, width: 150 },
          { ...columns.username, width: 150 },
          { ...columns.dept, width: 260 },
          columns.status,
          columns.roles,
        ]}
        rowKey={({ id }) => id}
        rowName={({ nickname }) => nickname}
        {...(mayHand && {
          chosen: {
            keys,
            onChange: setKeys,
            survives: true,
            acts: [
              isHolders
                ? { key: 'take', icon: 'delete' as const, label: say(words.take), onPress: hand.take }
                : {
                    key: 'give',
                    kind: 'primary' as const,
                    icon: 'add' as const,
                    label: say(words.give),
                    onPress: hand.give,
                  },
            ],
          },
        })}
        empty={
          isHolders
            ? {
                text: say(words.nobody),
                action: mayHand && <Action icon="add" label={say(words.add)} onPress={() => show('others')} />,
              }
            : { text: say(words.everybody) }
        }
      />
    </ListPage>
  )
}

/** Gives the role to the chosen people, and takes it from them after a question. */
function useHanding(role: Role, name: string, after: () => void) {
  const say = useSay()
  const { ask, done } = useFeedback()
  const refreshes = [listHolders, listOthers, readRole, listRoles, readMatrix]
  const give = useWrite(giveRole, { refreshes })
  const take = useWrite(removeRoleHolder, { refreshes })
  const bodyOf = (keys: readonly RowKey[]) => ({ body: { roleId: role.id, userIds: keys.map(Number) } })
  return {
    give: async (keys: readonly RowKey[]) => {
      await give.mutateAsync(bodyOf(keys))
      done(givenTo(keys.length))
      after()
    },
    take: async (keys: readonly RowKey[]) => {
      const sure = await ask({
        title: say(askTake(keys.length, name)),
        text: say(askText),
        yes: say(words.take),
        danger: true,
      })
      if (!sure) return
      await take.mutateAsync(bodyOf(keys))
      done(takenFrom(keys.length))
      after()
    },
  }
}
