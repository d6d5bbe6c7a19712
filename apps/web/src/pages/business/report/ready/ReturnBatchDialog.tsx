// Returns the chosen reports to their writers with one reason.
import type { ReportRow } from '@register/contract/business/reportShape'
import { useSay } from '../../../../api/language.ts'
import { ReasonDialog } from '../../../../kit/dialog/ReasonDialog.tsx'
import { returnTitle, words } from '../handover/words.ts'
import { Chosen } from './Chosen.tsx'

export interface ReturnBatchDialogProps {
  open: boolean
  rows: readonly ReportRow[]
  onClose: () => void
  run: (reason: string) => Promise<unknown>
}

export function ReturnBatchDialog({ open, rows, onClose, run }: ReturnBatchDialogProps) {
  const say = useSay()
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={say(returnTitle(rows.length))}
      text={<Chosen rows={rows}>{say(words.returnText)}</Chosen>}
      label={say(words.returnReason)}
      yes={say(words.return)}
      run={run}
    />
  )
}
