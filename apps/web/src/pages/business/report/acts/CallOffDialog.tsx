// Calls off an announced change of standing or of a name before its day, with a reason.
import { comingText } from '@register/contract/business/report/coming'
import { comingNameText, parties, type ComingName } from '@register/contract/business/report/comingName'
import { servesUntil } from '@register/contract/business/ruleEnd/shape'
import { callOffRename } from '@register/contract/business/report/lifecycle/rename'
import { callOffStanding } from '@register/contract/business/report/lifecycle/standing'
import { queryList, readReport } from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import type { Field } from '@register/contract/fields'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import { useDraft } from '../../../../kit/form/record/useDraft.ts'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import { Subject } from '../../Subject.tsx'
import { subjectOf } from '../handover/useHandover.tsx'
import { callOffName, words } from '../words.ts'
import styles from '../detail/detail.module.css'
import { words as actWords } from './words.ts'

const fields: Field[] = [
  { key: 'reason', label: actWords.standingReason, type: 'paragraph', maxLength: 500, required: true },
]

export interface CallOffDialogProps {
  /** The announcement: of a name, or of the standing. */
  announced: ComingName | 'standing'
  report: Report
  reload: () => Promise<unknown>
  onClose: () => void
}

export function CallOffDialog({ announced, report, reload, onClose }: CallOffDialogProps) {
  const t = useTranslate()
  const { done } = useFeedback()
  const stale = useStale(reload)
  const [start] = useState(() => ({ reason: '' }))
  const { send, form } = useDraft(start, fields)
  const touched = { refreshes: [readReport, queryList] }
  const callOff = useWrite(callOffStanding, touched)
  const callOffOfName = useWrite(callOffRename, touched)
  const title = t(announced === 'standing' ? words.callOff : callOffName(parties[announced.party]))
  async function write({ reason }: { reason: string }): Promise<boolean> {
    const { id, rev } = report
    try {
      if (announced === 'standing') await callOff.mutateAsync({ body: { id, rev, reason } })
      else await callOffOfName.mutateAsync({ body: { id, rev, reason, party: announced.party, on: announced.on } })
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
    done(words.calledOff)
    onClose()
    return true
  }
  return (
    <Dialog open title={title} onClose={onClose} act={{ label: words.callOff, run: () => send(write) }}>
      <div className={`stack fit gap-16 ${styles['page']}`}>
        <Subject {...subjectOf(report)} {...(!report.certificateNo && { called: words.reportNo })}>
          {t(announced === 'standing' ? words.callOffText : words.callOffNameText)}
        </Subject>
        {announced === 'standing' ? (
          <p>{t(report.coming ? comingText(report.coming) : servesUntil(report.ruleEnd?.on ?? ''))}</p>
        ) : (
          <p>{t(comingNameText(announced))}</p>
        )}
        <FieldsForm fields={fields} {...form} />
      </div>
    </Dialog>
  )
}
