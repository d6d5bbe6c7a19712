// The acts of handing a draft over: submit, take back, return. Each asks first and names the report.
import { submitReport, takeBackReport } from '@register/contract/business/life/handover'
import { readReport, queryList } from '@register/contract/business/report'
import type { Report } from '@register/contract/business/reportShape'
import { countUnread } from '@register/contract/system/message'
import { useSay } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { Subject } from '../../Subject.tsx'
import { words as reportWords } from '../words.ts'
import { words } from './words.ts'

export const touched = { refreshes: [readReport, queryList, countUnread] }

export const subjectOf = ({
  certificateNo,
  reportNo,
  productName,
  model,
  manufacturerName,
  version,
  warnings,
}: Report) => ({
  no: certificateNo || reportNo,
  // An old paper may have none but the number of its report.
  ...(!certificateNo && reportNo && { called: reportWords.reportNo }),
  productName,
  model,
  company: manufacturerName,
  // Once public, what was to be looked at before is decided.
  warnings: version === 0 ? warnings : [],
})

export function useHandover(report: Report) {
  const say = useSay()
  const { ask, done } = useFeedback()
  const submitting = useWrite(submitReport, touched)
  const takingBack = useWrite(takeBackReport, touched)
  const { id } = report
  return {
    /** Answers whether it is handed over; throws what the server says against it. `latest`: as the last save left it, which this drawing may not know yet. */
    async submit(latest: Report = report): Promise<boolean> {
      const { rev } = latest
      const text = <Subject {...subjectOf(latest)}>{say(words.submitAsk)}</Subject>
      if (!(await ask({ title: say(words.submitTitle), text, yes: say(words.submit) }))) return false
      await submitting.mutateAsync({ body: { id, rev } })
      done(words.submitted)
      return true
    },
    async takeBack(): Promise<void> {
      const text = <Subject {...subjectOf(report)}>{say(words.takeBackAsk)}</Subject>
      if (!(await ask({ title: say(words.takeBackTitle), text, yes: say(words.takeBack) }))) return
      await takingBack.mutateAsync({ body: { id, rev: report.rev } })
      done(words.takenBack)
    },
  }
}
