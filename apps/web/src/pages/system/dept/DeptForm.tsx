// The form of a department, new or existing, in a drawer over the tree.
import {
  addDept,
  bodyCodeField,
  categoriesField,
  changeDept,
  deptChanges,
  deptFields,
  deptTree,
  listDepts,
  parentField,
  readDept,
  type Dept,
} from '@register/contract/system/dept'
import type { Draft } from '@register/contract/record/shape'
import { useRead, useWrite } from '../../../api/query.ts'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { TreeChoices } from '../../../kit/input/tree/TreeChoices.tsx'
import { RecordChanges } from '../../../kit/record/changes/RecordChanges.tsx'
import { OpenedDrawer, RecordDrawer, type DrawerOver } from '../../../kit/record/RecordDrawer.tsx'
import { useRecordForm, type Opened } from '../../../kit/record/useRecordForm.ts'
import { useCategories } from '../../business/useCategories.ts'
import { DeptChoice } from '../DeptChoice.tsx'
import { words } from './words.ts'

const [nameZh, nameEn, sort, status, ...contact] = deptFields
const fields = [parentField, nameZh, nameEn, sort, status, bodyCodeField, categoriesField, ...contact] as const

type Written = Draft<typeof fields> & { parentId: number | null }
const fresh = (parentId: number | null): Written => ({
  parentId,
  sort: 100,
  status: 'active',
  bodyCode: '',
  categories: [],
})

/** A cleared code or cleared approvals are sent as none. */
const written = <D extends Written>(draft: D) => ({
  ...draft,
  bodyCode: draft.bodyCode ?? '',
  categories: [...(draft.categories ?? [])],
})

/** `under`: a new department gets this parent. */
export function DeptForm({ form, onClose }: DrawerOver) {
  const [under, id] = form?.startsWith('under-') ? [Number(form.slice(6)), 'new'] : [null, form]
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
  const { data: tree } = useRead(deptTree, {})
  const { branches, isPending } = useCategories()
  const form = useRecordForm({
    fields,
    known,
    fresh: fresh(under),
    add: (body) => add.mutateAsync({ body: written(body) }),
    change: (body) => change.mutateAsync({ body: written(body) }),
    saved: words.saved,
    reload,
    leave: onClose,
    lists: [deptTree],
  })
  return (
    <RecordDrawer title={known ? words.edit : words.new} form={form} onClose={onClose}>
      <FieldsForm
        fields={fields}
        {...form.form}
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
