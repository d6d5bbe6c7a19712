// The form of a role, new or existing, in a drawer over the list, with the history of an existing one. Its permissions have a page of their own.
import {
  addRole,
  changeRole,
  listRoles,
  readRole,
  roleChanges,
  roleFields,
  type Role,
} from '@register/contract/system/role/role'
import { useRef } from 'react'
import { useWrite } from '../../../api/query.ts'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { RecordChanges } from '../../../kit/record/changes/RecordChanges.tsx'
import { OpenedDrawer, RecordDrawer, type DrawerOver } from '../../../kit/record/RecordDrawer.tsx'
import { useRecordForm, type Opened } from '../../../kit/record/useRecordForm.ts'
import { words } from './words.ts'

interface RoleFormProps extends DrawerOver {
  /** Called after a role was added, to open its permissions. */
  onAdded: (role: Role) => void
}

export const RoleForm = ({ form, ...rest }: RoleFormProps) => (
  <OpenedDrawer form={form} title={words.edit} endpoint={readRole} onClose={rest.onClose}>
    {(known, reload) => <RoleDrawer known={known} reload={reload} {...rest} />}
  </OpenedDrawer>
)

function RoleDrawer({ known, reload, onClose, onAdded }: Opened<Role> & Omit<RoleFormProps, 'form'>) {
  const added = useRef<Role>(undefined)
  const add = useWrite(addRole, { refreshes: [listRoles] })
  const change = useWrite(changeRole, { refreshes: [listRoles, readRole, roleChanges] })
  const form = useRecordForm({
    fields: roleFields,
    known,
    fresh: { sort: 100, status: 'active' },
    add: async (body) => {
      added.current = await add.mutateAsync({ body })
      return added.current
    },
    change: (body) => change.mutateAsync({ body }),
    saved: words.saved,
    reload,
    leave: onClose,
    lists: [listRoles],
  })
  function close() {
    onClose()
    if (added.current) onAdded(added.current)
  }
  return (
    <RecordDrawer title={known ? words.edit : words.new} form={form} onClose={close}>
      {!known && (
        <div className="below-16">
          <Notice title={words.next} />
        </div>
      )}
      <FieldsForm fields={roleFields} {...form.form} {...(known && { locked: ['key'] })} />
      {known && <RecordChanges endpoint={roleChanges} id={known.id} />}
    </RecordDrawer>
  )
}
