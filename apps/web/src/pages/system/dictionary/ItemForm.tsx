// The form of an entry, new or known, in a drawer over the list.
import {
  addDictItem,
  changeDictItem,
  dictItemChanges,
  itemFields,
  listDictItems,
  readDictItem,
  type DictItem,
} from '@register/contract/system/dictionary/item'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { RecordChanges } from '../../../kit/record/changes/RecordChanges.tsx'
import { OpenedSheet, RecordSheet, type SheetOver } from '../../../kit/record/RecordSheet.tsx'
import { useRecordForm, type Opened } from '../../../kit/record/useRecordForm.ts'
import { useItemWrite } from './useItemWrite.ts'
import { words } from './words.ts'

/** The dictionary that a new one goes into. */
interface Into {
  type: string
}

export const ItemForm = ({ form, onClose, type }: SheetOver & Into) => (
  <OpenedSheet form={form} title={words.editItem} endpoint={readDictItem} onClose={onClose}>
    {(known, reload) => <ItemSheet known={known} reload={reload} type={known?.type ?? type} onClose={onClose} />}
  </OpenedSheet>
)

function ItemSheet({ known, reload, onClose, type }: Opened<DictItem> & Into & { onClose: () => void }) {
  const add = useItemWrite(addDictItem)
  const change = useItemWrite(changeDictItem)
  const form = useRecordForm({
    fields: itemFields,
    known,
    fresh: { sort: 0, status: 'active' },
    add: (body) => add.mutateAsync({ body: { ...body, type } }),
    change: (body) => change.mutateAsync({ body: { ...body, type } }),
    saved: words.itemSaved,
    reload,
    leave: onClose,
    lists: [listDictItems],
  })
  return (
    <RecordSheet title={known ? words.editItem : words.newItem} form={form} onClose={onClose}>
      <FieldsForm fields={itemFields} {...form.form} />
      {known && <RecordChanges endpoint={dictItemChanges} id={known.id} />}
    </RecordSheet>
  )
}
