// All accounts in scope, with the tree of departments next to them on wide screens; one is edited in a drawer.
import { contactFields } from '@register/contract/system/user/fields'
import { importUsers } from '@register/contract/system/user/importing'
import {
  addUser,
  exportUsers,
  queryUsers,
  userDeptTree,
  userRowFields,
  type User,
} from '@register/contract/system/user/user'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { useFormDrawer } from '../../../kit/form/useFormDrawer.ts'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { useWide } from '../../../kit/layout/useWide.ts'
import { ExportAction } from '../../../kit/record/ExportAction.tsx'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { filtersOf } from '../../../kit/record/useRecordList.ts'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { treeField } from '../../../kit/filter/treeField.ts'
import { TreeFilter } from '../../../kit/table/filters.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import * as paths from '../../../paths.ts'
import { BesideTree, SideTree } from '../SideTree.tsx'
import { areaWords } from '../words.ts'
import { useSideDepts } from '../useSideDepts.ts'
import { useDeptOptions } from '../useDeptOptions.ts'
import { OnceDialog, type Once } from './OnceDialog.tsx'
import { UserForm } from './UserForm.tsx'
import { UserState } from './UserState.tsx'
import { useUserActs, type FullContact } from './useUserActs.ts'
import { words } from './words.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { CopyText } from '../../../kit/display/CopyText.tsx'
import styles from './user.module.css'

// Mobile and e-mail of one account in full, to be copied; the server audits that they were revealed.
function ContactDialog({ contact, onClose }: { contact: FullContact | undefined; onClose: () => void }) {
  const t = useTranslate()
  return (
    <Dialog title={contact?.nickname ?? ''} open={contact !== undefined} onClose={onClose} width={480}>
      {contact && (
        <div className={`stack fit gap-16 ${styles['once']}`}>
          <dl>
            {contactFields.map(({ key, label }) => [
              <dt key={key}>{t(label)}</dt>,
              <dd key={`${key} value`}>{contact[key] && <CopyText text={contact[key]} />}</dd>,
            ])}
          </dl>
        </div>
      )}
    </Dialog>
  )
}

const filters = [...filtersOf(userRowFields), 'deptId']

export function UserList() {
  const wide = useWide('lg')
  const list = useListState({ filters, place: wide ? 'deptId' : undefined })
  const {
    nickname,
    username,
    status: state,
    locked,
    lastLoginAt,
    dept,
    roles,
    phone,
    email,
    ...columns
  } = useFieldColumns(userRowFields, 'nickname')
  const { data: tree } = useRead(userDeptTree, {})
  const options = useDeptOptions(tree)
  const side = useSideDepts(tree)
  const [form, openForm] = useFormDrawer('form')
  const [once, setOnce] = useState<Once>()
  const [contact, setContact] = useState<FullContact>()
  const actions = useUserActs({ openForm, onOnce: setOnce, onContact: setContact })
  const chosen = Number(list.filters['deptId']) || undefined
  const start = (
    <Allow may={addUser}>
      <Action kind="primary" icon="add" label={words.new} onPress={() => openForm('new')} />
    </Allow>
  )
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text}>
        <ExportAction endpoint={exportUsers} of={queryUsers} list={list} fileName={words.title} />
        <Allow may={importUsers}>
          <LinkAction icon="import" label={words.import} to={paths.userImport} />
        </Allow>
        {start}
      </PageHead>
      <BesideTree
        tree={
          wide && (
            <SideTree
              words={areaWords}
              nodes={side}
              chosen={chosen}
              onChoose={(id) => list.setFilters({ deptId: id === undefined ? undefined : String(id) })}
            />
          )
        }
      >
        <RecordFilters
          list={list}
          rowFields={userRowFields}
          quick={['status', 'locked']}
          name="settings/user"
          search={words.search}
          further={{
            field: treeField('deptId', words.department, options),
            // On a desk the tree shows it.
            filter: !wide && <TreeFilter name="deptId" label={words.department} options={options} />,
          }}
        />
        <DataTable
          endpoint={queryUsers}
          list={list}
          name="settings/user"
          label={words.title}
          columns={[
            { ...nickname, width: 118, fixed: 'start' },
            { ...username, width: 130, under: 'nickname' },
            { ...state, width: 104, draw: (row: User) => <UserState user={row}>{state.draw?.(row)}</UserState> },
            { ...locked, width: 130 },
            {
              ...lastLoginAt,
              width: 130,
              draw: (row: User) => row.lastLoginAt && <RelativeTime at={row.lastLoginAt} />,
            },
            { ...dept, width: 176 },
            { ...roles, width: 140, under: 'dept' },
            { ...phone, width: 116 },
            { ...email, under: 'phone' },
            ...Object.values(columns),
          ]}
          rowKey={({ id }) => id}
          rowName={(user: User) => user.nickname}
          actions={actions}
          empty={{ text: words.empty, action: start }}
        />
      </BesideTree>
      <UserForm form={form} onClose={() => openForm(undefined)} onAdded={setOnce} deptId={chosen} />
      <OnceDialog
        once={once}
        onClose={() => setOnce(undefined)}
        onLedOn={() => setOnce(once && { ...once, isLed: true })}
      />
      <ContactDialog contact={contact} onClose={() => setContact(undefined)} />
    </ListPage>
  )
}
