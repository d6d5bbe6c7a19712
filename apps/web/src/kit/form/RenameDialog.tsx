// Gives something that a person saved another name: a favourite filter, a favourite search.
import type { Field } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { useState } from 'react'
import { useFeedback } from '../feedback/useFeedback.tsx'
import { FieldsForm } from './FieldsForm.tsx'
import { useDraft } from './record/useDraft.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { formWords as words } from './words.ts'

export interface RenameDialogProps {
  title: Phrase
  /** The present name. */
  name: string
  maxLength: number
  /** What is wrong with another name, as the rule of a field says it: one that is in use, for example. */
  rule?: (name: string) => Phrase | undefined
  /** Refusals of the server are shown at the name. */
  rename: (name: string) => Promise<unknown>
  onClose: () => void
}

export function RenameDialog({ title, name, maxLength, rule, rename, onClose }: RenameDialogProps) {
  const { done } = useFeedback()
  const fields: readonly Field[] = [
    { key: 'name', label: words.name, type: 'text', maxLength, required: true, ...(rule && { rule }) },
  ]
  const [start] = useState(() => ({ name }))
  const { form, send } = useDraft(start, fields)
  async function run() {
    if (!(await send(async (draft) => rename(draft.name.trim())))) return
    done(words.renamed)
    onClose()
  }
  return (
    <Dialog title={title} open onClose={onClose} width={420} act={{ label: words.rename, byEnter: true, run }}>
      <FieldsForm fields={fields} {...form} wide={['name']} />
    </Dialog>
  )
}
