// Gives a saved search another name.
import {
  listSearches,
  longestSearchName,
  renameSearch,
  type SavedSearch,
} from '@register/contract/business/savedSearch/savedSearch'
import type { Field } from '@register/contract/fields'
import { useTranslate } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { useDraft } from '../../../kit/form/record/useDraft.ts'
import { words } from './words.ts'

const fields = [
  { key: 'name', label: words.searchName, type: 'text', maxLength: longestSearchName, required: true },
] as const satisfies readonly Field[]

interface RenameSearchProps {
  search: SavedSearch
  onClose: () => void
}

export function RenameSearch({ search: { id, name }, onClose }: RenameSearchProps) {
  const t = useTranslate()
  const { done } = useFeedback()
  const rename = useWrite(renameSearch, { refreshes: [listSearches] })
  const { form, send } = useDraft({ name }, fields)
  async function run() {
    if (!(await send(async (body) => rename.mutateAsync({ body: { ...body, id } })))) return
    done(words.renamed)
    onClose()
  }
  return (
    <Dialog
      title={t(words.renameTitle)}
      open
      onClose={onClose}
      width={420}
      act={{ label: t(words.rename), byEnter: true, run }}
    >
      <FieldsForm fields={fields} {...form} wide={['name']} />
    </Dialog>
  )
}
