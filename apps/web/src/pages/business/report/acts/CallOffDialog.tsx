// Calls off an announced change of standing before its day, with a reason.
import { comingText } from '@register/contract/business/public/coming'
import { servesUntil } from '@register/contract/business/ruleEnd/shape'
import { callOffStanding } from '@register/contract/business/life/standing'
import { queryList, readReport } from '@register/contract/business/report'
import type { Report } from '@register/contract/business/reportShape'
import type { Field } from '@register/contract/fields'
import { useState } from 'react'
import { useSay } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import { useDraft } from '../../../../kit/form/record/useDraft.ts'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import { Subject } from '../../Subject.tsx'
import { subjectOf } from '../handover/useHandover.tsx'
import { words } from '../words.ts'
import styles from './acts.module.css'
import { words as actWords } from './words.ts'

const fields: Field[] = [
  { key: 'reason', label: actWords.standingReason, type: 'paragraph', maxLength: 500, required: true },
]

export interface CallOffDialogProps {
  report: Report
  reload: () => Promise<unknown>
  onClose: () => void
}

export function CallOffDialog({ report, reload, onClose }: CallOffDialogProps) {
  const say = useSay()
  const { done } = useFeedback()
  const stale = useStale(reload)
  const [start] = useState(() => ({ reason: '' }))
  const { send, form } = useDraft(start, fields)
  const callOff = useWrite(callOffStanding, { refreshes: [readReport, queryList] })
  async function write({ reason }: { reason: string }): Promise<boolean> {
    const { id, rev } = report
    try {
      await callOff.mutateAsync({ body: { id, rev, reason } })
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
    done(words.calledOff)
    onClose()
    return true
  }
  return (
    <Dialog
      open
      title={say(words.callOff)}
      onClose={onClose}
      act={{ label: say(words.callOff), run: () => send(write) }}
    >
      <div className={styles['page']}>
        <Subject {...subjectOf(report)} {...(!report.certificateNo && { called: words.reportNo })}>
          {say(words.callOffText)}
        </Subject>
        {report.coming ? (
          <p>{say(comingText(report.coming))}</p>
        ) : (
          report.ruleEnd && <p>{say(servesUntil(report.ruleEnd.on))}</p>
        )}
        <FieldsForm fields={fields} {...form} />
      </div>
    </Dialog>
  )
}
