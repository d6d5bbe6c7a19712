// All clients with their standing and today's usage; the form of one in a drawer over them, its secret shown once.
import { valueText } from '@register/contract/fields'
import { systemScreens } from '@register/contract/screens/system'
import {
  addClient,
  changeClient,
  clientUsage,
  endFormerSecret,
  listClients,
  readClient,
  removeClient,
  rotateSecret,
  type Client,
} from '@register/contract/system/client/client'
import { clientFields, clientRowFields } from '@register/contract/system/client/fields'
import { useState } from 'react'
import { useLang, useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { useFormDrawer } from '../../../kit/form/useFormDrawer.ts'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { count } from '../../../kit/plain/format.ts'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { textColumn } from '../../../kit/table/column.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import { ClientForm } from './ClientForm.tsx'
import { SecretDialog, type Made } from './SecretDialog.tsx'
import { UsageDrawer } from './UsageDrawer.tsx'
import { overlaps, rotateTitle, words } from './words.ts'
import { useWrite } from '../../../api/query.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { Choice } from '../../../kit/input/Choice.tsx'
import styles from './client.module.css'
import { useMay } from '../../../api/session.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { useRecordActs } from '../../../kit/record/useRecordActs.ts'
import type { RowAction } from '../../../kit/table/view/acts/rowActs.ts'

// The actions on a client of the list: its usage, change, a new secret, ending a former one, deleting; only those that the reader may carry out.
interface Asked {
  openForm: (form: string) => void
  openUsage: (id: string) => void
  onRotate: (client: Client) => void
}

function useClientActs({ openForm, openUsage, onRotate }: Asked): (client: Client) => RowAction[] {
  const t = useTranslate()
  const may = useMay()
  const { ask, done } = useFeedback()
  const erase = useWrite(removeClient, { refreshes: [listClients] })
  const end = useWrite(endFormerSecret, { refreshes: [listClients] })
  const usual = useRecordActs<Client>({
    name: ({ name }) => name,
    change: { asks: changeClient, by: ({ id }) => ({ onPress: () => openForm(String(id)) }) },
    remove: { asks: removeClient, by: ({ id }) => erase.mutateAsync({ params: { id } }), text: words.removeText },
  })
  async function endFormer({ id, rev }: Client) {
    const sure = await ask({ title: words.endAsk, text: words.endText, yes: words.end, danger: true })
    if (!sure) return
    await end.mutateAsync({ body: { id, rev } })
    done(words.ended)
  }
  return (client) => {
    const [first, ...others] = usual(client)
    const hasFormer = client.secrets.some(({ endsAt }) => endsAt !== null)
    return [
      ...(may(clientUsage)
        ? [{ key: 'usage', label: t(words.usage), onPress: () => openUsage(String(client.id)) }]
        : []),
      ...(first ? [first] : []),
      ...(may(rotateSecret) ? [{ key: 'rotate', label: t(words.rotate), onPress: () => onRotate(client) }] : []),
      ...(may(endFormerSecret) && hasFormer
        ? [{ key: 'end', label: t(words.endFormer), danger: true, onPress: () => endFormer(client) }]
        : []),
      ...others,
    ]
  }
}

// Makes a new secret for a client; asks how long the present one stays valid.
interface RotateDialogProps {
  client: Client | undefined
  onClose: () => void
  onMade: (made: Made) => void
}

function RotateDialog({ client, onClose, onMade }: RotateDialogProps) {
  const t = useTranslate()
  const [hours, setHours] = useState('24')
  const rotate = useWrite(rotateSecret, { refreshes: [listClients, readClient] })
  async function run({ id, rev }: Client) {
    const made = await rotate.mutateAsync({ body: { id, rev, overlapHours: Number(hours) } })
    onClose()
    onMade(made)
  }
  return (
    <Dialog
      title={client ? rotateTitle(client.name) : ''}
      open={client !== undefined}
      onClose={onClose}
      width={480}
      {...(client && { act: { label: words.rotateAct, run: () => run(client) } })}
    >
      <div className={`stack fit gap-16 ${styles['once']}`}>
        <p>{t(words.rotateText)}</p>
        <div>
          <span className={`block below-4 ${styles['label']}`}>{t(words.overlap)}</span>
          <Choice
            label={words.overlap}
            value={hours}
            options={overlaps.map(([value, label]) => ({ value: String(value), label: label }))}
            onChange={(next) => setHours(next ?? '24')}
          />
        </div>
      </div>
    </Dialog>
  )
}

const [, , scopesField] = clientFields

function useColumns() {
  const t = useTranslate()
  const lang = useLang()
  const { name, key, standing, today, quota, validUntil, lastUsedAt, scopes, body, ...rest } = useFieldColumns(
    clientRowFields,
    'name',
  )
  return [
    { ...name, width: 172, fixed: 'start' as const },
    { ...standing, width: 104 },
    { ...today, width: 126, draw: (row: Client) => count(row.today, lang) },
    { ...quota, width: 126, under: 'today', draw: (row: Client) => count(row.quota, lang) },
    { ...validUntil, width: 124 },
    {
      ...lastUsedAt,
      width: 110,
      under: 'validUntil',
      draw: (row: Client) => row.lastUsedAt && <RelativeTime at={row.lastUsedAt} />,
    },
    textColumn<Client>({
      key: scopes.key,
      title: scopes.title,
      width: 220,
      text: ({ scopes: held }) => t(valueText(scopesField, held)),
    }),
    { ...body, width: 190, under: scopes.key },
    { ...key, width: 210, under: 'name' },
    ...Object.values(rest).filter((column) => !['status', 'deptId'].includes(column.key)),
  ]
}

export function ClientList() {
  const list = useRecordList(clientRowFields)
  const columns = useColumns()
  const [form, openForm] = useFormDrawer('form')
  const [usage, openUsage] = useFormDrawer('usage')
  const [made, setMade] = useState<Made>()
  const [rotated, setRotated] = useState<Client>()
  const actions = useClientActs({ openForm, openUsage, onRotate: setRotated })
  const start = (
    <Allow may={addClient}>
      <Action kind="primary" icon="add" label={words.new} onPress={() => openForm('new')} />
    </Allow>
  )
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text}>
        <LinkAction icon="api" label={words.document} to={systemScreens['settings/api'].path} />
        {start}
      </PageHead>
      <RecordFilters list={list} rowFields={clientRowFields} quick={['standing', 'reach']} name="settings/client" />
      <DataTable
        endpoint={listClients}
        list={list}
        name="settings/client"
        label={words.title}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }: Client) => name}
        actions={actions}
        empty={{ text: words.empty, action: start }}
      />
      <ClientForm form={form} onClose={() => openForm(undefined)} onMade={setMade} />
      <UsageDrawer id={usage} onClose={() => openUsage(undefined)} />
      <Allow may={changeClient}>
        <RotateDialog client={rotated} onClose={() => setRotated(undefined)} onMade={setMade} />
      </Allow>
      <SecretDialog made={made} onClose={() => setMade(undefined)} />
    </ListPage>
  )
}
