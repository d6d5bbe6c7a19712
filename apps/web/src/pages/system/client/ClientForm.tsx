// The form of a client, new or existing, in a drawer over the list; a new one leads to its secret.
import { today } from '../../../api/client/serverClock.ts'
import { listBodies } from '@register/contract/business/body'
import type { Draft } from '@register/contract/record/shape'
import {
  addClient,
  changeClient,
  clientChanges,
  listClients,
  readClient,
  type Client,
} from '@register/contract/system/client/client'
import { clientFields } from '@register/contract/system/client/fields'
import { useRead, useWrite } from '../../../api/query.ts'
import { Facts } from '../../../kit/display/fields/Facts.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { Choice } from '../../../kit/input/Choice.tsx'
import { secondOf } from '../../../kit/plain/beijing.ts'
import { RecordChanges } from '../../../kit/record/changes/RecordChanges.tsx'
import { OpenedDrawer, RecordDrawer, type DrawerOver } from '../../../kit/record/RecordDrawer.tsx'
import { useRecordForm, type Opened } from '../../../kit/record/useRecordForm.ts'
import type { Made } from './SecretDialog.tsx'
import styles from './client.module.css'
import { words } from './words.ts'

interface Given {
  onClose: () => void
  /** A new client and its secret. */
  onMade: (made: Made) => void
}

export const ClientForm = ({ form, onClose, ...rest }: DrawerOver & Given) => (
  <OpenedDrawer form={form} title={words.edit} endpoint={readClient} onClose={onClose}>
    {(known, reload) => <ClientDrawer known={known} reload={reload} onClose={onClose} {...rest} />}
  </OpenedDrawer>
)

/** The same day next year, so that a client is reviewed at least once a year. */
const inAYear = (): string => {
  const [year = '', ...rest] = today().split('-')
  return [Number(year) + 1, ...rest].join('-').replace('-02-29', '-02-28')
}

const fresh = (): Draft<typeof clientFields> => ({
  status: 'active',
  reach: 'body',
  scopes: [],
  addresses: [],
  quota: 10_000,
  validUntil: inAYear(),
})

function ClientDrawer({ known, reload, onClose, onMade }: Opened<Client> & Given) {
  const add = useWrite(addClient, { refreshes: [listClients] })
  const change = useWrite(changeClient, { refreshes: [listClients, readClient, clientChanges] })
  const { data: bodies } = useRead(listBodies, {}, { staleTime: 600_000 })
  const form = useRecordForm({
    fields: clientFields,
    known,
    fresh: fresh(),
    add: async (body) => {
      const made = await add.mutateAsync({ body })
      onMade(made)
      // The list needs no secret.
      const { secret: _secret, ...row } = made
      return row
    },
    change: (body) => change.mutateAsync({ body }),
    saved: words.saved,
    reload,
    leave: onClose,
    lists: [listClients],
  })
  const ofBody = form.form.values['reach'] === 'body'
  const options = (bodies ?? []).map(({ id, code, name }) => ({ value: String(id), label: `${code} ${name}` }))
  const former = known?.secrets.find(({ endsAt }) => endsAt !== null)
  const present = known?.secrets.find(({ endsAt }) => endsAt === null)
  return (
    <RecordDrawer title={known ? words.edit : words.new} form={form} onClose={onClose}>
      <FieldsForm
        fields={ofBody ? clientFields : clientFields.filter(({ key }) => key !== 'deptId')}
        {...form.form}
        wide={['scopes', 'addresses', 'deptId']}
        inputs={{
          deptId: ({ value, onChange, ...input }) => (
            <Choice
              {...input}
              value={typeof value === 'number' ? String(value) : null}
              options={options}
              onChange={(next) => onChange(next === null ? null : Number(next))}
            />
          ),
        }}
      />
      {known && (
        <div className={styles['below']}>
          <Facts
            facts={[
              [words.key, known.key],
              ...(present ? [[words.presentSince, secondOf(present.madeAt)] as const] : []),
              ...(former?.endsAt ? [[words.formerUntil, secondOf(former.endsAt)] as const] : []),
            ]}
          />
        </div>
      )}
      {known && <RecordChanges endpoint={clientChanges} id={known.id} />}
    </RecordDrawer>
  )
}
