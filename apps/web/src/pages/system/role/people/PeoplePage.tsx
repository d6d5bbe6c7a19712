// The people of a role: those who have it, and those who could get it, to give it to or take it from several at once.
import { bothNames, type Phrase } from '@register/contract/phrase'
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
import { useTranslate } from '../../../../api/language.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { addressId } from '../../../../kit/router/addressId.ts'
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

// Texts of the page of a role's people.
const words = {
  views: ['显示', 'Show'],
  holders: ['持有该角色', 'Hold the role'],
  others: ['尚未持有', 'Do not hold it'],
  give: ['分配角色', 'Assign the role'],
  take: ['取消角色', 'Remove the role'],
  nobody: ['还没有人持有该角色。', 'The role has no people yet.'],
  everybody: ['没有可以分配的人员。', 'There are no people to give it to.'],
  add: ['添加人员', 'Add people'],
  howTo: [
    '勾选人员，再按“分配角色”；在对方下一次操作时生效',
    'Choose people, then press "Assign the role"; it takes effect at their next step',
  ],
} as const satisfies Record<string, Phrase>

const titleOf = (name: string): Phrase => [`角色人员：${name}`, `People: ${name}`]
const textOf = (people: number): Phrase => [
  `${people} 人持有；分配与取消在对方下一次操作时生效`,
  `Held by ${people}; what is given or removed takes effect at their next step`,
]
const givenTo = (count: number): Phrase => [
  `已分配给 ${count} 人`,
  `Given to ${count} ${count === 1 ? 'person' : 'people'}`,
]
const takenFrom = (count: number): Phrase => [
  `已取消 ${count} 人的角色`,
  `Taken from ${count} ${count === 1 ? 'person' : 'people'}`,
]
const askGive = (count: number, role: string): Phrase => [
  `将角色“${role}”分配给 ${count} 人？`,
  `Give the role "${role}" to ${count} ${count === 1 ? 'person' : 'people'}?`,
]
const askTake = (count: number, role: string): Phrase => [
  `取消 ${count} 人的角色“${role}”？`,
  `Remove the role "${role}" from ${count} ${count === 1 ? 'person' : 'people'}?`,
]
const askText: Phrase = [
  '他们将失去该角色的全部权限，随时可以重新分配。',
  'They lose everything the role gives. It can be given again at any time.',
]

export function PeoplePage() {
  const id = addressId(useParams()['id'])
  const reading = useRead(readRole, { params: { id } })
  return (
    <LoadState page reading={reading}>
      {(role) => <People role={role} />}
    </LoadState>
  )
}

type View = 'holders' | 'others'

function People({ role }: { role: Role }) {
  const t = useTranslate()
  const may = useMay()
  const name = t([role.nameZh, role.nameEn])
  const [view, setView] = useState<View>('holders')
  const [keys, setKeys] = useState<readonly RowKey[]>([])
  const list = useRecordList(holderRowFields)
  const columns = useFieldColumns(holderRowFields, 'nickname')
  useTabName([titleOf(role.nameZh)[0], titleOf(bothNames(role.nameZh, role.nameEn)[1])[1]])
  const hand = useHanding(role, () => setKeys([]))
  const mayHand = may(giveRole)
  function show(next: View) {
    setKeys([])
    setView(next)
    list.clear()
  }
  const isHolders = view === 'holders'
  return (
    <ListPage>
      <PageHead title={titleOf(name)} text={isHolders ? textOf(role.peopleCount) : words.howTo} back={paths.roleList}>
        {mayHand && isHolders && <Action kind="primary" icon="add" label={words.add} onPress={() => show('others')} />}
        {mayHand && (
          <Tabs
            label={words.views}
            value={view}
            options={(['holders', 'others'] as const).map((value) => ({ value, label: words[value] }))}
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
        label={isHolders ? words.holders : words.others}
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
                ? {
                    key: 'take',
                    question: {
                      title: (count: number) => askTake(count, name),
                      text: askText,
                      yes: words.take,
                      danger: true,
                    },
                    icon: 'delete' as const,
                    label: words.take,
                    onPress: hand.take,
                  }
                : {
                    key: 'give',
                    question: { title: (count: number) => askGive(count, name), yes: words.give },
                    kind: 'primary' as const,
                    icon: 'add' as const,
                    label: words.give,
                    onPress: hand.give,
                  },
            ],
          },
        })}
        empty={
          isHolders
            ? {
                text: words.nobody,
                action: mayHand && <Action icon="add" label={words.add} onPress={() => show('others')} />,
              }
            : { text: words.everybody }
        }
      />
    </ListPage>
  )
}

/** Gives the role to the chosen people, and takes it from them. */
function useHanding(role: Role, after: () => void) {
  const { done } = useFeedback()
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
      await take.mutateAsync(bodyOf(keys))
      done(takenFrom(keys.length))
      after()
    },
  }
}
