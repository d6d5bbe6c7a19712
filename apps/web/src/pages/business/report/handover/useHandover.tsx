// The actions of handing a draft over: submit, take back, return. Each asks first and names the report.
import { submitReport, takeBackReport } from '@register/contract/business/report/lifecycle/handover'
import { readReport, queryList } from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import { readFrame } from '@register/contract/system/frame/frame'
import { useTranslate } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { Subject } from '../../Subject.tsx'
import { words as reportWords } from '../words.ts'
import { useTakenOver } from './useTakenOver.ts'
import { words } from './words.ts'

export const touched = { refreshes: [readReport, queryList, readFrame] }

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
  // An old certificate may have only the number of its report.
  ...(!certificateNo && reportNo && { called: reportWords.reportNo }),
  productName,
  model,
  company: manufacturerName,
  // Warnings are decided before the first publication and are not repeated after it.
  warnings: version === 0 ? warnings : [],
})

export function useHandover(report: Report) {
  const t = useTranslate()
  const { ask, done } = useFeedback()
  const submitting = useWrite(submitReport, touched)
  const takingBack = useWrite(takeBackReport, touched)
  const statement = useTakenOver()
  const { id } = report
  return {
    /** Returns whether the draft was handed over; throws the server's refusal. `latest`: the last saved state, which may be newer than this render. */
    async submit(latest: Report = report): Promise<boolean> {
      const { rev } = latest
      const text = <Subject {...subjectOf(latest)}>{t(words.submitAsk)}</Subject>
      const must = statement(latest)
      if (!(await ask({ title: words.submitTitle, text, yes: words.submit, must }))) return false
      await submitting.mutateAsync({ body: { id, rev, confirmedTakenOver: Object.keys(latest.takenOver) } })
      done(words.submitted)
      return true
    },
    async takeBack(): Promise<void> {
      const text = <Subject {...subjectOf(report)}>{t(words.takeBackAsk)}</Subject>
      if (!(await ask({ title: words.takeBackTitle, text, yes: words.takeBack }))) return
      await takingBack.mutateAsync({ body: { id, rev: report.rev } })
      done(words.takenBack)
    },
  }
}
