// Lifts one of the recalls of a certificate that still hold.
import { liftRecall } from '@register/contract/business/report/lifecycle/recall'
import { holding, rangeWords, type RecallShown } from '@register/contract/business/recall/shape'
import { readReport } from '@register/contract/business/report/report'
import type { Field } from '@register/contract/fields'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import { useDraft } from '../../../../kit/form/record/useDraft.ts'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import { KeptNote } from '../../../../kit/values/KeptNote.tsx'
import { Subject } from '../../Subject.tsx'
import { subjectOf } from '../handover/useHandover.tsx'
import type { RecallDialogProps } from './RecallDialog.tsx'
import styles from '../detail/detail.module.css'
import { words } from './words.ts'

const fieldsFor = (recalls: readonly RecallShown[]): Field[] => [
  {
    key: 'recallId',
    label: words.which,
    type: 'choice',
    required: true,
    options: holding(recalls).map((one) => ({ value: String(one.id), label: rangeWords(one) })),
  },
  { key: 'reason', label: words.why, type: 'paragraph', maxLength: 500, required: true },
]

/** Each opening begins with empty input. */
export const LiftDialog = ({ open, ...props }: RecallDialogProps) => open && <Opened {...props} />

function Opened({ report, reload, onClose }: Omit<RecallDialogProps, 'open'>) {
  const t = useTranslate()
  const { done } = useFeedback()
  const stale = useStale(reload)
  const { id, rev, recalls } = report
  const [fields] = useState(() => fieldsFor(recalls))
  const [start] = useState({ recallId: String(holding(recalls)[0]?.id ?? ''), reason: '' })
  const { send, form, kept } = useDraft(start, fields, { name: `report ${id} lift`, rev })
  const lift = useWrite(liftRecall, { refreshes: [readReport] })
  function close() {
    kept.forget()
    onClose()
  }
  async function write({ recallId, reason }: typeof start): Promise<boolean> {
    try {
      await lift.mutateAsync({ body: { id, rev, recallId: Number(recallId), reason } })
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
    done(words.lifted)
    onClose()
    return true
  }
  return (
    <Dialog open title={words.lift} onClose={close} act={{ label: words.lift, run: () => send(write) }}>
      <div className={`stack fit gap-16 ${styles['page']}`}>
        <Subject {...subjectOf(report)}>{t(words.liftText)}</Subject>
        <KeptNote kept={kept} />
        <FieldsForm fields={fields} {...form} />
      </div>
    </Dialog>
  )
}
