// Withdraws the confirmation of a number, with a reason.
import { withdrawalFields, withdrawConfirmation, type ConfirmedNumber } from '@register/contract/system/dept/codes'
import { useState } from 'react'
import { useSay } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import { useDraft } from '../../../../kit/form/record/useDraft.ts'
import { codeReads } from './CodeDialog.tsx'
import { words } from './words.ts'

export function WithdrawDialog({ known, onClose }: { known: ConfirmedNumber; onClose: () => void }) {
  const say = useSay()
  const { done } = useFeedback()
  const [start] = useState({ reason: '' })
  const { send, form } = useDraft(start, withdrawalFields)
  const act = useWrite(withdrawConfirmation, { refreshes: codeReads })
  async function write({ reason }: typeof start): Promise<void> {
    await act.mutateAsync({ body: { id: known.id, reason } })
    done(words.wasWithdrawn)
    onClose()
  }
  return (
    <Dialog
      open
      title={`${say(words.withdraw)} ${known.number}`}
      onClose={onClose}
      act={{ label: say(words.withdraw), run: () => send(write) }}
    >
      <FieldsForm fields={withdrawalFields} {...form} />
    </Dialog>
  )
}
