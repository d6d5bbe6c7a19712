// Recalls some products of a certificate: their range, and what is wrong with them.
import { addRecall, rangeFault } from '@register/contract/business/report/lifecycle/recall'
import { recallFields } from '@register/contract/business/recall/shape'
import { readReport } from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import { badField } from '@register/contract/errors'
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
import styles from '../detail/detail.module.css'
import { words } from './words.ts'

export interface RecallDialogProps {
  open: boolean
  report: Report
  reload: () => Promise<unknown>
  onClose: () => void
}

/** Each opening begins with empty input. */
export const RecallDialog = ({ open, ...props }: RecallDialogProps) => open && <Opened {...props} />

type Given = Record<'serialFrom' | 'serialTo' | 'madeFrom' | 'madeTo', string | null> & { reason: string }
const start: Given = { serialFrom: null, serialTo: null, madeFrom: null, madeTo: null, reason: '' }

function Opened({ report, reload, onClose }: Omit<RecallDialogProps, 'open'>) {
  const t = useTranslate()
  const { done } = useFeedback()
  const stale = useStale(reload)
  const { id, rev } = report
  const { send, form, kept } = useDraft(start, recallFields, { name: `report ${id} recall`, rev })
  const recall = useWrite(addRecall, { refreshes: [readReport] })
  function close() {
    kept.forget()
    onClose()
  }
  async function write(draft: typeof start): Promise<boolean> {
    const { reason, serialFrom, serialTo, madeFrom, madeTo } = draft
    const range = {
      serialFrom: serialFrom || null,
      serialTo: serialTo || null,
      madeFrom: madeFrom || null,
      madeTo: madeTo || null,
    }
    const fault = rangeFault(range)
    if (fault) throw badField(fault.field, fault.phrase)
    try {
      await recall.mutateAsync({ body: { id, rev, reason, ...range } })
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
    done(words.recalled)
    onClose()
    return true
  }
  return (
    <Dialog
      open
      title={words.recall}
      onClose={close}
      act={{ label: words.recall, danger: true, run: () => send(write) }}
    >
      <div className={`stack fit gap-16 ${styles['page']}`}>
        <Subject {...subjectOf(report)}>{t(words.recallText)}</Subject>
        <KeptNote kept={kept} />
        <FieldsForm fields={recallFields} {...form} />
      </div>
    </Dialog>
  )
}
