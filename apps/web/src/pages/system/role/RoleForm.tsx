// The form of a role, new or known, in a drawer over the list. What it may is set on a screen of its own.
import { addRole, changeRole, listRoles, readRole, roleFields, type Role } from '@register/contract/system/role/role'
import { useWrite } from '../../../api/query.ts'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { OpenedSheet, RecordSheet, type SheetOver } from '../../../kit/record/RecordSheet.tsx'
import { useRecordForm, type Opened } from '../../../kit/record/useRecordForm.ts'
import { words } from './words.ts'

export const RoleForm = ({ form, onClose }: SheetOver) => (
  <OpenedSheet form={form} title={words.edit} endpoint={readRole} onClose={onClose}>
    {(known, reload) => <RoleSheet known={known} reload={reload} onClose={onClose} />}
  </OpenedSheet>
)

function RoleSheet({ known, reload, onClose }: Opened<Role> & { onClose: () => void }) {
  const add = useWrite(addRole, { refreshes: [listRoles] })
  const change = useWrite(changeRole, { refreshes: [listRoles, readRole] })
  const form = useRecordForm({
    fields: roleFields,
    known,
    fresh: { sort: 100, status: 'active' },
    add: (body) => add.mutateAsync({ body }),
    change: (body) => change.mutateAsync({ body }),
    saved: words.saved,
    reload,
    leave: onClose,
    lists: [listRoles],
  })
  return (
    <RecordSheet title={known ? words.edit : words.new} form={form} onClose={onClose}>
      <FieldsForm fields={roleFields} {...form.form} {...(known && { locked: ['key'] })} />
    </RecordSheet>
  )
}
