// The form of a dictionary, new or existing, in a drawer over the page.
import {
  addDictType,
  changeDictType,
  dictTypeChanges,
  dictTypeTree,
  groupField,
  readDictType,
  typeFields,
  type DictType,
  type TypeBranch,
} from '@register/contract/system/dictionary/type'
import { useWrite } from '../../../api/query.ts'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { TreeChoice } from '../../../kit/input/tree/TreeChoice.tsx'
import { RecordChanges } from '../../../kit/record/changes/RecordChanges.tsx'
import { OpenedDrawer, RecordDrawer, type DrawerOver } from '../../../kit/record/RecordDrawer.tsx'
import { useRecordForm, type Opened } from '../../../kit/record/useRecordForm.ts'
import { showsItems } from './useItemWrite.ts'
import { useTypeOptions } from './useTypeOptions.ts'
import { words } from './words.ts'

const fields = [groupField, ...typeFields] as const

interface Props extends DrawerOver {
  tree: readonly TypeBranch[]
  /** The initial group of a new dictionary. */
  under: number | null
  /** Called with the key of a new dictionary, which has no entries yet. */
  onAdded: (type: string) => void
}

export const TypeForm = ({ form, onClose, ...rest }: Props) => (
  <OpenedDrawer form={form} title={words.editType} endpoint={readDictType} onClose={onClose}>
    {(known, reload) => <TypeDrawer known={known} reload={reload} onClose={onClose} {...rest} />}
  </OpenedDrawer>
)

function TypeDrawer({ known, reload, onClose, tree, under, onAdded }: Opened<DictType> & Omit<Props, 'form'>) {
  const refreshes = [dictTypeTree, readDictType, dictTypeChanges, ...showsItems]
  const add = useWrite(addDictType, { refreshes })
  const change = useWrite(changeDictType, { refreshes })
  const groups = useTypeOptions(tree, 'id', known?.id)
  const form = useRecordForm({
    fields,
    known,
    fresh: { parentId: under, sort: 0, status: 'active' },
    add: async (body) => onAdded((await add.mutateAsync({ body })).type),
    change: (body) => change.mutateAsync({ body }),
    saved: words.typeSaved,
    reload,
    leave: onClose,
    lists: [dictTypeTree],
  })
  return (
    <RecordDrawer title={known ? words.editType : words.newType} form={form} onClose={onClose}>
      <FieldsForm
        fields={fields}
        {...form.form}
        wide={['parentId']}
        inputs={{
          parentId: ({ value, onChange, ...input }) => (
            <TreeChoice
              {...input}
              options={groups}
              value={typeof value === 'number' ? String(value) : null}
              onChange={(next) => onChange(typeof next === 'string' ? Number(next) : null)}
            />
          ),
        }}
      />
      {known && <RecordChanges endpoint={dictTypeChanges} id={known.id} />}
    </RecordDrawer>
  )
}
