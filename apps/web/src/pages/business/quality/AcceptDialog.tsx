// Accepts a finding: the report stays as it is, with the reason why.
import { acceptFinding, listFindings, type Finding } from '@register/contract/business/quality/findings'
import { useTranslate } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { ReasonDialog } from '../../../kit/dialog/ReasonDialog.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { useStale } from '../../../kit/form/record/useStale.ts'
import { Subject } from '../Subject.tsx'
import { words } from './words.ts'

interface AcceptDialogProps {
  finding: Finding | undefined
  reload: () => Promise<unknown>
  onClose: () => void
}

export function AcceptDialog({ finding, reload, onClose }: AcceptDialogProps) {
  const t = useTranslate()
  const { done } = useFeedback()
  const stale = useStale(reload)
  const write = useWrite(acceptFinding, { refreshes: [listFindings] })
  return (
    <ReasonDialog
      open={finding !== undefined}
      onClose={onClose}
      title={words.acceptTitle}
      text={
        finding && (
          <Subject
            no={finding.certificateNo || finding.reportNo}
            productName={finding.productName}
            model={finding.model}
            company={finding.manufacturerName}
            warnings={[finding.detail]}
          >
            {t(words.acceptText)}
          </Subject>
        )
      }
      label={words.reason}
      yes={words.acceptYes}
      run={async (reason) => {
        if (!finding) return false
        try {
          await write.mutateAsync({ body: { id: finding.id, rev: finding.rev, reason } })
        } catch (error) {
          if (await stale(error)) return false
          throw error
        }
        done(words.done)
        return true
      }}
    />
  )
}
