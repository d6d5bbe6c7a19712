// The head office records that a certificate was replaced by one of another manufacturer or category, or by one that does not say so itself.
import { today } from '../../../../api/client/serverClock.ts'
import { replaceReport } from '@register/contract/business/report/lifecycle/standing'
import type { FileRow } from '@register/contract/business/file'
import { queryList, readReport } from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import type { Field } from '@register/contract/fields'
import { useState } from 'react'
import { useWrite } from '../../../../api/query.ts'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import { useDraft } from '../../../../kit/form/record/useDraft.ts'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import type { InputProps } from '../../../../kit/input/inputProps.ts'
import { Subject } from '../../Subject.tsx'
import type { Replaced } from '@register/contract/business/report/lifecycle/supersedes'
import { useTranslate } from '../../../../api/language.ts'
import { SupersedesInput } from '../edit/parts/SupersedesInput.tsx'
import { subjectOf } from '../handover/useHandover.tsx'
import { words } from '../words.ts'
import styles from '../detail/detail.module.css'
import { Evidence } from './Evidence.tsx'
import { Linked } from './Linked.tsx'
import { words as actWords } from './words.ts'

const fields: Field[] = [
  { key: 'successorId', label: actWords.successor, type: 'integer', required: true },
  {
    key: 'effectiveDate',
    label: actWords.effectiveDate,
    type: 'date',
    required: true,
    hint: actWords.effectiveDateHint,
  },
  { key: 'reason', label: actWords.standingReason, type: 'paragraph', maxLength: 500, required: true },
]

interface Given {
  successorId: number | null
  effectiveDate: string
  reason: string
  files: readonly FileRow[]
}

export interface ReplaceDialogProps {
  report: Report
  reload: () => Promise<unknown>
  onClose: () => void
}

export function ReplaceDialog({ report, reload, onClose }: ReplaceDialogProps) {
  const t = useTranslate()
  const { done } = useFeedback()
  const stale = useStale(reload)
  const [start] = useState((): Given => ({ successorId: null, effectiveDate: today(), reason: '', files: [] }))
  const [chosen, setChosen] = useState<Replaced | null>(null)
  const { draft, alter, send, form } = useDraft(start, fields)
  const replace = useWrite(replaceReport, { refreshes: [readReport, queryList] })
  async function write({ files, successorId, ...said }: Given): Promise<boolean> {
    const { id, rev } = report
    try {
      await replace.mutateAsync({
        body: { ...said, id, rev, successorId: successorId ?? 0, fileIds: files.map((file) => file.id) },
      })
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
    done(words.replaced)
    onClose()
    return true
  }
  const pick = (input: InputProps) => (
    <SupersedesInput
      {...input}
      own={report.id}
      chosen={chosen}
      onPick={(found) => {
        setChosen(found)
        input.onChange(found?.id ?? null)
      }}
    />
  )
  return (
    <Dialog
      open
      title={words.replace}
      onClose={onClose}
      act={{ label: words.replace, danger: true, run: () => send(write) }}
    >
      <div className={`stack fit gap-16 ${styles['page']}`}>
        <Subject {...subjectOf(report)} {...(!report.certificateNo && { called: words.reportNo })}>
          {t(words.replaceText)}
        </Subject>
        <Linked report={report} stops />
        <FieldsForm fields={fields} {...form} inputs={{ successorId: pick }} wide={['successorId']} />
        <Evidence label={actWords.evidence} hint={actWords.evidenceHint} files={draft.files} alter={alter} />
      </div>
    </Dialog>
  )
}
