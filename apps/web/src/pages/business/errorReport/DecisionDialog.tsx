// Decides an error report: the outcome, the change that corrected it, and the answer that the reporter reads.
import { changeKinds } from '@register/contract/business/report/changeKinds'
import { errorDecisions, errorStatuses } from '@register/contract/business/errorReport/fields'
import {
  decideErrorReport,
  listErrorReports,
  readErrorReport,
  type ErrorReport,
} from '@register/contract/business/errorReport/office'
import type { Field } from '@register/contract/fields'
import { useState } from 'react'
import { useWrite } from '../../../api/query.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { useDraft } from '../../../kit/form/record/useDraft.ts'
import { useStale } from '../../../kit/form/record/useStale.ts'
import { correctionText, words } from './words.ts'

interface Draft {
  decision: '' | (typeof errorDecisions)[number]
  correctionId: string
  answer: string
}

const start: Draft = { decision: '', correctionId: '', answer: '' }

/** The outcome "corrected" can name only changes made after the error was reported. */
const fieldsFor = ({ corrections }: ErrorReport): readonly Field[] => [
  {
    key: 'decision',
    label: words.outcome,
    type: 'choice',
    required: true,
    options: errorDecisions
      .filter((value) => value !== 'corrected' || corrections.length > 0)
      .map((value) => ({ value, label: errorStatuses[value].label })),
  },
  {
    key: 'correctionId',
    label: words.correction,
    type: 'choice',
    hint: words.correctionHint,
    required: { key: 'decision', is: ['corrected'] },
    options: corrections.map(({ id, kind, changeDate, version, reason }) => ({
      value: id,
      label: correctionText(changeKinds[kind], changeDate, version, reason),
    })),
  },
  { key: 'answer', label: words.answer, type: 'paragraph', required: true, maxLength: 1000, hint: words.answerHint },
]

interface Props {
  report: ErrorReport
  reload: () => Promise<unknown>
  onClose: () => void
}

export function DecisionDialog({ report, reload, onClose }: Props) {
  const { done } = useFeedback()
  const stale = useStale(reload)
  const [fields] = useState(() => fieldsFor(report))
  const write = useWrite(decideErrorReport, { refreshes: [listErrorReports, readErrorReport] })
  const { draft, send, form } = useDraft(start, fields)
  const { id, rev, corrections } = report
  async function decide({ decision, correctionId, answer }: Draft): Promise<boolean> {
    if (decision === '') return false
    try {
      const correction = decision === 'corrected' ? { correctionId } : {}
      await write.mutateAsync({ body: { id, rev, decision, answer, ...correction } })
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
    done(words.decided)
    onClose()
    return true
  }
  const asked = fields.filter(({ key }) => key !== 'correctionId' || draft.decision === 'corrected')
  return (
    <Dialog open title={words.decide} onClose={onClose} act={{ label: words.decide, run: () => send(decide) }}>
      <div className="stack gap-16">
        {corrections.length === 0 && <Notice tone="warn" title={words.noCorrection} />}
        <FieldsForm fields={asked} {...form} wide={['decision', 'correctionId']} />
      </div>
    </Dialog>
  )
}
