// Before a revision is sent: every value before and after, since when the change holds, and why.
import { today } from '../../../../api/client/serverClock.ts'
import type { FieldChange } from '@register/contract/business/report/changeKinds'
import { listFindings } from '@register/contract/business/quality/findings'
import { queryList, updateReport } from '@register/contract/business/report/report'
import { type Report, type ReportContent } from '@register/contract/business/report/shape'
import type { Field } from '@register/contract/fields'
import { useState } from 'react'
import { useWrite } from '../../../../api/query.ts'
import { ChangeTable } from '../../../../kit/display/ChangeTable.tsx'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { KeptNote } from '../../../../kit/values/KeptNote.tsx'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import { useDraft } from '../../../../kit/form/record/useDraft.ts'
import { formWords } from '../../../../kit/form/words.ts'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import { useBasis } from '../handover/useBasis.ts'
import { words } from '../edit/words.ts'

const fields: Field[] = [
  { key: 'changeDate', label: words.changeDate, type: 'date', required: true },
  {
    key: 'reason',
    label: words.reason,
    type: 'paragraph',
    maxLength: 500,
    required: true,
    // Spaces alone are no reason.
    rule: (value) => (value.trim() === '' ? formWords.needed : undefined),
  },
]

export interface RevisionDialogProps {
  open: boolean
  onClose: () => void
  report: Report
  content: ReportContent
  lines: readonly FieldChange[]
  reload: () => Promise<unknown>
  /** The server refused the content itself. */
  onRefused: (error: unknown) => void
  onSent: (report: Report) => Promise<void>
}

export function RevisionDialog({
  open,
  onClose,
  report,
  content,
  lines,
  reload,
  onRefused,
  onSent,
}: RevisionDialogProps) {
  const stale = useStale(reload)
  const basis = useBasis()
  const [start] = useState(() => ({ changeDate: today(), reason: '' }))
  const draft = useDraft(start, fields, { name: `report ${report.id} revision reason`, rev: report.rev })
  const update = useWrite(updateReport, { refreshes: [queryList, listFindings] })
  async function write({ changeDate, reason }: typeof start): Promise<boolean> {
    try {
      const { id, rev } = report
      const given = { ...content, id, rev, changeDate, reason: reason.trim() }
      const sent = await basis.sending((stated) => update.mutateAsync({ body: { ...given, ...stated } }))
      if (!sent) return false
      await onSent(sent)
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
    return true
  }
  async function send() {
    try {
      await draft.send(write)
    } catch (error) {
      onRefused(error)
      throw error
    }
  }
  return (
    <Dialog
      title={words.review}
      open={open}
      onClose={onClose}
      width={760}
      act={{ label: words.sendRevision, run: send }}
    >
      <div className="stack fit gap-16">
        {lines.length > 0 && <ChangeTable changes={lines} />}
        <KeptNote kept={draft.kept} />
        <FieldsForm fields={fields} {...draft.form} />
      </div>
    </Dialog>
  )
}
