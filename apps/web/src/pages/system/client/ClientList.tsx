// All clients with their standing and today's usage; the form of one in a drawer over them, its secret shown once.
import { addClient, changeClient, listClients, type Client } from '@register/contract/system/client/client'
import { clientFields, clientRowFields } from '@register/contract/system/client/fields'
import { valueText } from '@register/contract/fields'
import { systemScreens } from '@register/contract/screens/system'
import { useState } from 'react'
import { useLang, useSay } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { useFormDrawer } from '../../../kit/form/useFormDrawer.ts'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { count } from '../../../kit/plain/format.ts'
import { useProof } from '../../../kit/proof/useProof.tsx'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { textColumn } from '../../../kit/table/column.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import { ClientForm } from './ClientForm.tsx'
import { RotateDialog } from './RotateDialog.tsx'
import { SecretDialog, type Made } from './SecretDialog.tsx'
import { UsageDrawer } from './UsageDrawer.tsx'
import { useClientActs } from './useClientActs.ts'
import { words } from './words.ts'

const [, , scopesField] = clientFields

function useColumns() {
  const say = useSay()
  const lang = useLang()
  const { name, key, standing, today, quota, validUntil, lastUsedAt, scopes, body, ...rest } = useFieldColumns(
    clientRowFields,
    'name',
  )
  return [
    { ...name, width: 172, fixed: 'start' as const },
    { ...standing, width: 104 },
    { ...today, width: 126, draw: (row: Client) => count(row.today, lang) },
    { ...quota, width: 126, draw: (row: Client) => count(row.quota, lang) },
    { ...validUntil, width: 124 },
    {
      ...lastUsedAt,
      width: 110,
      draw: (row: Client) => row.lastUsedAt && <RelativeTime at={row.lastUsedAt} />,
    },
    textColumn<Client>({
      key: scopes.key,
      title: scopes.title,
      width: 220,
      text: ({ scopes: held }) => say(valueText(scopesField, held)),
    }),
    { ...body, width: 190 },
    { ...key, width: 210 },
    ...Object.values(rest).filter((column) => !['status', 'deptId'].includes(column.key)),
  ]
}

export function ClientList() {
  const say = useSay()
  const list = useRecordList(clientRowFields)
  const columns = useColumns()
  const [form, openForm] = useFormDrawer('form')
  const [usage, openUsage] = useFormDrawer('usage')
  const [made, setMade] = useState<Made>()
  const [rotated, setRotated] = useState<Client>()
  const { proved, dialog } = useProof()
  const actions = useClientActs({ openForm, openUsage, onRotate: setRotated })
  const start = (
    <Allow may={addClient}>
      <Action kind="primary" icon="add" label={say(words.new)} onPress={() => openForm('new')} />
    </Allow>
  )
  return (
    <ListPage>
      <PageHead title={say(words.title)} text={say(words.text)}>
        <LinkAction icon="api" label={say(words.document)} to={systemScreens['settings/api'].path} />
        {start}
      </PageHead>
      <RecordFilters list={list} rowFields={clientRowFields} quick={['standing', 'reach']} name="settings/client" />
      <DataTable
        endpoint={listClients}
        list={list}
        name="settings/client"
        label={say(words.title)}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }: Client) => name}
        actions={actions}
        empty={{ text: say(words.empty), action: start }}
      />
      <ClientForm form={form} onClose={() => openForm(undefined)} onMade={setMade} proved={proved} />
      <UsageDrawer id={usage} onClose={() => openUsage(undefined)} />
      <Allow may={changeClient}>
        <RotateDialog client={rotated} onClose={() => setRotated(undefined)} onMade={setMade} proved={proved} />
      </Allow>
      <SecretDialog made={made} onClose={() => setMade(undefined)} />
      {dialog}
    </ListPage>
  )
}
