// Suspends, restores or revokes a certificate, with the reason that the public will read.
import { openReport, queryList, restoreReport, revokeReport, suspendReport } from '@register/contract/business/report'
import { type Report } from '@register/contract/business/reportShape'
import { useSay } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { ReasonDialog } from '../../../../kit/dialog/ReasonDialog.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import { words } from '../words.ts'

export type Standing = 'suspend' | 'restore' | 'revoke'

const standings = {
  suspend: { title: words.suspend, text: words.suspendText, done: words.suspended, danger: true },
  restore: { title: words.restore, text: words.restoreText, done: words.restored, danger: false },
  revoke: { title: words.revoke, text: words.revokeText, done: words.revoked, danger: true },
} as const

export interface StandingDialogProps {
  standing: Standing | undefined
  report: Report
  reload: () => Promise<unknown>
  onClose: () => void
}

export function StandingDialog({ standing, report, reload, onClose }: StandingDialogProps) {
  const say = useSay()
  const { done } = useFeedback()
  const stale = useStale(reload)
  const touched = { refreshes: [openReport, queryList] }
  const writes = {
    suspend: useWrite(suspendReport, touched),
    restore: useWrite(restoreReport, touched),
    revoke: useWrite(revokeReport, touched),
  }
  const { title, text, done: word, danger } = standings[standing ?? 'suspend']
  return (
    <ReasonDialog
      open={standing !== undefined}
      onClose={onClose}
      title={say(title)}
      text={say(text)}
      yes={say(title)}
      danger={danger}
      run={async (reason) => {
        if (!standing) return
        try {
          await writes[standing].mutateAsync({ body: { id: report.id, rev: report.rev, reason } })
          done(word)
        } catch (error) {
          if (!(await stale(error))) throw error
        }
      }}
    />
  )
}
