// Puts one entry of the names and addresses right, or takes out a change that never happened.
import { correctEntry } from '@register/contract/business/report/lifecycle/dated'
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
import styles from '../detail/detail.module.css'
import { labelOf } from './CompanyHistory.tsx'
import { sinceAndEntered, words } from './words.ts'

const fieldsFor = (dated: Report['dated']): Field[] => [
  {
    key: 'entryId',
    label: words.entry,
    type: 'choice',
    required: true,
    options: dated.map(({ id, field, value, on, enteredOn }) => {
      const [label, since] = [labelOf(field), sinceAndEntered(on, enteredOn)]
      return {
        value: String(id),
        label: [`${label[0]} ${value}（${since[0]}）`, `${label[1]} ${value} (${since[1]})`] as const,
      }
    }),
  },
  { key: 'value', label: words.value, type: 'text', maxLength: 200, hint: words.staysHint },
  { key: 'changeDate', label: words.changeDate, type: 'date', hint: words.staysHint },
  { key: 'never', label: words.never, type: 'flag' },
  { key: 'reason', label: words.reason, type: 'paragraph', maxLength: 500, required: true },
]

export interface CorrectDialogProps {
  report: Report
  reload: () => Promise<unknown>
  onClose: () => void
}

export function CorrectDialog({ report, reload, onClose }: CorrectDialogProps) {
  const t = useTranslate()
  const { done } = useFeedback()
  const stale = useStale(reload)
  const { id, rev, version, dated } = report
  const [fields] = useState(() => fieldsFor(dated))
  const [start] = useState(() => ({
    entryId: String(dated.at(-1)?.id ?? ''),
    value: '',
    changeDate: '',
    never: false,
    reason: '',
  }))
  const { send, form } = useDraft(start, fields)
  const correct = useWrite(correctEntry, { refreshes: [readReport, queryList] })
  async function write({ entryId, value, changeDate, never, reason }: typeof start): Promise<boolean> {
    try {
      const after = await correct.mutateAsync({
        body: {
          id,
          rev,
          entryId: Number(entryId),
          // What is left empty stays as it is.
          value: never ? null : value || (dated.find((one) => String(one.id) === entryId)?.value ?? ''),
          ...(changeDate && { changeDate }),
          reason,
        },
      })
      done(after.version > version ? words.corrected : words.proposed)
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
    onClose()
    return true
  }
  return (
    <Dialog open title={words.correct} onClose={onClose} act={{ label: words.correct, run: () => send(write) }}>
      <div className={`stack fit gap-16 ${styles['page']}`}>
        <Subject {...subjectOf(report)}>{t(words.correctText)}</Subject>
        <FieldsForm fields={fields} {...form} wide={['entryId', 'value']} />
      </div>
    </Dialog>
  )
}
