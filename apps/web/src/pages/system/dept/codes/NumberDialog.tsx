// Confirms that a body may enter a number that it otherwise may not, for the grounds that are chosen.
import type { GroundKey } from '@register/contract/business/numbers/confirmation'
import { confirmNumber, numberFields } from '@register/contract/system/dept/codes'
import { useState } from 'react'
import { useSay } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import { useDraft } from '../../../../kit/form/record/useDraft.ts'
import { codeReads } from './CodeDialog.tsx'
import { words } from './words.ts'

export function NumberDialog({ deptId, onClose }: { deptId: number; onClose: () => void }) {
  const say = useSay()
  const { done } = useFeedback()
  const [start] = useState<{ number: string; grounds: GroundKey[]; reason: string }>({
    number: '',
    grounds: [],
    reason: '',
  })
  const { send, form } = useDraft(start, numberFields)
  const confirm = useWrite(confirmNumber, { refreshes: codeReads })
  async function write(given: typeof start): Promise<void> {
    await confirm.mutateAsync({ body: { ...given, deptId } })
    done(words.wasConfirmed)
    onClose()
  }
  return (
    <Dialog
      open
      title={say(words.confirm)}
      onClose={onClose}
      act={{ label: say(words.confirm), run: () => send(write) }}
    >
      <FieldsForm fields={numberFields} {...form} />
    </Dialog>
  )
}
