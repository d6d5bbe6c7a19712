// Records a code of a body with its years, or changes the years of one that it has.
import { listBodies } from '@register/contract/business/body'
import { deptChanges, deptTree, readDept } from '@register/contract/system/dept/dept'
import {
  addBodyCode,
  changeBodyCode,
  codeFields,
  periodFields,
  readBodyCodes,
  type BodyCode,
} from '@register/contract/system/dept/codes'
import type { Field } from '@register/contract/fields'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import { useDraft } from '../../../../kit/form/record/useDraft.ts'
import { words } from './words.ts'

/** What a change of codes makes stale. */
export const codeReads = [readBodyCodes, listBodies, deptTree, readDept, deptChanges]

interface CodeDraft {
  code: string
  fromYear: number | null
  toYear: number | null
  note: string
  predecessorId: string | null
}

interface CodeDialogProps {
  deptId: number
  /** The code whose years change; none for a new one. */
  known?: BodyCode | undefined
  onClose: () => void
}

export function CodeDialog({ deptId, known, onClose }: CodeDialogProps) {
  const t = useTranslate()
  const { done } = useFeedback()
  const { data: bodies = [] } = useRead(listBodies, {}, { staleTime: 600_000 })
  const predecessor: Field = {
    key: 'predecessorId',
    label: words.succeeds,
    type: 'choice',
    hint: words.succeedsHint,
    options: bodies
      .filter(({ id }) => id !== deptId)
      .map(({ id, code, name }) => ({ value: String(id), label: [`${code} ${name}`, `${code} ${name}`] })),
  }
  const fields: readonly Field[] = known ? periodFields : [...codeFields, predecessor]
  const [start] = useState<CodeDraft>({
    code: known?.code ?? '',
    fromYear: known?.fromYear ?? null,
    toYear: known?.toYear ?? null,
    note: known?.note ?? '',
    predecessorId: null,
  })
  const { send, form } = useDraft(start, fields)
  const add = useWrite(addBodyCode, { refreshes: codeReads })
  const change = useWrite(changeBodyCode, { refreshes: codeReads })
  async function write({ code, predecessorId, ...period }: CodeDraft): Promise<void> {
    if (known) await change.mutateAsync({ body: { ...period, id: known.id, rev: known.rev } })
    else
      await add.mutateAsync({
        body: { ...period, code, deptId, predecessorId: predecessorId ? Number(predecessorId) : null },
      })
    done(words.saved)
    onClose()
  }
  const title = t(known ? words.change : words.add)
  return (
    <Dialog open title={title} onClose={onClose} act={{ label: title, run: () => send(write) }}>
      <FieldsForm fields={fields} {...form} />
    </Dialog>
  )
}
