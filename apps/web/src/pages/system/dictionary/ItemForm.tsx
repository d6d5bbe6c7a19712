// The form of an entry, new or existing, in a drawer over the list.
import {
  addDictItem,
  changeDictItem,
  dictItemChanges,
  itemFields,
  listDictItems,
  readDictItem,
  type DictItem,
} from '@register/contract/system/dictionary/item'
import type { TypeBranch } from '@register/contract/system/dictionary/type'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { RecordChanges } from '../../../kit/record/changes/RecordChanges.tsx'
import { OpenedDrawer, RecordDrawer, type DrawerOver } from '../../../kit/record/RecordDrawer.tsx'
import { useRecordForm, type Opened } from '../../../kit/record/useRecordForm.ts'
import { useItemWrite } from './useItemWrite.ts'
import { newItemIn, words } from './words.ts'

interface Into {
  /** The dictionary of a new entry. */
  into: Pick<TypeBranch, 'type' | 'name' | 'items'> | undefined
}

export const ItemForm = ({ form, onClose, into }: DrawerOver & Into) => (
  <OpenedDrawer form={form} title={words.editItem} endpoint={readDictItem} onClose={onClose}>
    {(known, reload) => <ItemDrawer known={known} reload={reload} into={into} onClose={onClose} />}
  </OpenedDrawer>
)

function ItemDrawer({ known, reload, onClose, into }: Opened<DictItem> & Into & { onClose: () => void }) {
  const { type = '', name = '', items = 0 } = into ?? {}
  const add = useItemWrite(addDictItem)
  const change = useItemWrite(changeDictItem)
  const form = useRecordForm({
    fields: itemFields,
    known,
    // After the existing entries.
    fresh: { sort: items + 1, status: 'active', isDefault: false },
    add: (body) => add.mutateAsync({ body: { ...body, type } }),
    change: (body) => change.mutateAsync({ body: { ...body, type: known?.type ?? type } }),
    saved: words.itemSaved,
    reload,
    leave: onClose,
    lists: [listDictItems],
  })
  return (
    <RecordDrawer title={known ? words.editItem : newItemIn(name)} form={form} onClose={onClose}>
      <FieldsForm fields={itemFields} {...form.form} />
      {known && <RecordChanges endpoint={dictItemChanges} id={known.id} />}
    </RecordDrawer>
  )
}
