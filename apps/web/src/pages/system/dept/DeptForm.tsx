// The form of a department, new or existing, in a drawer over the tree.
import {
  addDept,
  approvalField,
  bodyCodeField,
  categoriesField,
  changeDept,
  deptChanges,
  deptFields,
  deptTree,
  listDepts,
  parentField,
  readDept,
  type Approval,
  type Dept,
} from '@register/contract/system/dept/dept'
import type { Field } from '@register/contract/fields'
import type { Draft } from '@register/contract/record/shape'
import { addUser } from '@register/contract/system/user/user'
import { useRead, useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { TreeChoices } from '../../../kit/input/tree/TreeChoices.tsx'
import { RecordChanges } from '../../../kit/record/changes/RecordChanges.tsx'
import { OpenedDrawer, RecordDrawer, type DrawerOver } from '../../../kit/record/RecordDrawer.tsx'
import { useRecordForm, type Opened } from '../../../kit/record/useRecordForm.ts'
import { useCategories } from '../../business/useCategories.ts'
import { DeptChoice } from '../DeptChoice.tsx'
import * as paths from '../../../paths.ts'
import { words } from './words.ts'
import { addressId } from '../../../kit/router/addressId.ts'

const [nameZh, nameEn, sort, status, ...contact] = deptFields
const fields = [
  parentField,
  nameZh,
  nameEn,
  sort,
  status,
  bodyCodeField,
  approvalField,
  categoriesField,
  ...contact,
] as const

type Written = Draft<typeof fields> & { parentId: number | null }
const fresh = (parentId: number | null): Written => ({
  parentId,
  sort: 100,
  status: 'active',
  bodyCode: '',
  categories: [],
})

/** The two values of a body's approval; anything else is none. */
const approvalOf = (value: unknown): Approval | '' => (value === 'all' || value === 'listed' ? value : '')

/** A cleared code or cleared approvals are sent as none; a list that does not count is not sent. */
const written = <D extends Written>({ approval, categories, bodyCode, ...draft }: D) => ({
  ...draft,
  bodyCode: bodyCode ?? '',
  // A choice made before the code was cleared does not count.
  approval: bodyCode ? approvalOf(approval) : '',
  categories: bodyCode && approval === 'listed' ? [...(categories ?? [])] : [],
})

/** `under`: a new department gets this parent. */
export function DeptForm({ form, onClose }: DrawerOver) {
  const [under, id] = form?.startsWith('under-') ? [addressId(form.slice(6)), 'new'] : [null, form]
  return (
    <OpenedDrawer form={id} title={words.edit} endpoint={readDept} onClose={onClose}>
      {(known, reload) => <DeptDrawer known={known} reload={reload} under={under} onClose={onClose} />}
    </OpenedDrawer>
  )
}

interface DeptDrawerProps extends Opened<Dept> {
  under: number | null
  onClose: () => void
}

function DeptDrawer({ known, reload, under, onClose }: DeptDrawerProps) {
  const refreshes = [deptTree, listDepts, readDept, deptChanges]
  const add = useWrite(addDept, { refreshes })
  const change = useWrite(changeDept, { refreshes })
  const may = useMay()
  const { data: tree } = useRead(deptTree, {})
  const { branches, isPending } = useCategories()
  const form = useRecordForm({
    fields,
    known,
    fresh: fresh(under),
    add: (body) => add.mutateAsync({ body: written(body) }),
    change: (body) => change.mutateAsync({ body: written(body) }),
    saved: words.saved,
    next: ({ id }) => (may(addUser) ? { label: words.addPerson, to: paths.userNewIn(id) } : undefined),
    reload,
    leave: onClose,
    lists: [deptTree],
  })
  const { values } = form.form
  /** What does not apply is not asked: a department that is no body has no approval, one for everything no list. */
  const asked = fields.flatMap((field): Field[] => {
    if (field.key === 'approval') return values.bodyCode ? [field] : []
    if (field.key !== 'categories') return [field]
    // Without a code the choice above does not count, so that the form itself cannot insist on a list.
    return values.bodyCode && values.approval === 'listed' ? [{ ...field, required: true }] : []
  })
  return (
    <RecordDrawer title={known ? words.edit : words.new} form={form} onClose={onClose}>
      <FieldsForm
        {...form.form}
        fields={asked}
        wide={['parentId', 'categories']}
        inputs={{
          parentId: (input) => <DeptChoice {...input} nodes={tree} without={known?.id} />,
          categories: (input) => <TreeChoices {...input} options={branches} loading={isPending} />,
        }}
      />
      {known && <RecordChanges endpoint={deptChanges} id={known.id} />}
    </RecordDrawer>
  )
}
