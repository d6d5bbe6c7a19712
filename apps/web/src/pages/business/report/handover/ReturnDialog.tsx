// Returns a draft that was handed over to its writer, with a reason for them.
import { returnReport } from '@register/contract/business/report/lifecycle/handover'
import type { Report } from '@register/contract/business/report/shape'
import { useTranslate } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { ReasonDialog } from '../../../../kit/dialog/ReasonDialog.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import { Subject } from '../../Subject.tsx'
import { subjectOf, touched } from './useHandover.tsx'
import { words } from './words.ts'

export interface ReturnDialogProps {
  open: boolean
  report: Report
  reload: () => Promise<unknown>
  onClose: () => void
  /** Called after it was returned. */
  onDone?: () => void
}

export function ReturnDialog({ open, report, reload, onClose, onDone }: ReturnDialogProps) {
  const t = useTranslate()
  const { done } = useFeedback()
  const stale = useStale(reload)
  const write = useWrite(returnReport, touched)
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={words.returnTitle}
      text={<Subject {...subjectOf(report)}>{t(words.returnText)}</Subject>}
      label={words.returnReason}
      yes={words.return}
      run={async (reason) => {
        try {
          await write.mutateAsync({ body: { id: report.id, rev: report.rev, reason } })
        } catch (error) {
          if (await stale(error)) return false
          throw error
        }
        done(words.returned)
        onDone?.()
        return true
      }}
    />
  )
}
