// Records that the manufacturer or the applicant has changed its name, with date, reason and proof.
import type { FileRow } from '@register/contract/business/file'
import { openReport, queryList, renameParty } from '@register/contract/business/report'
import { type Report } from '@register/contract/business/reportShape'
import { shanghaiDay } from '@register/contract/dates'
import { isEmpty, type Field, type Value } from '@register/contract/fields'
import { useState } from 'react'
import { useSay } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import { useErrors } from '../../../../kit/form/useErrors.ts'
import { BusinessUploads } from '../../BusinessUploads.tsx'
import { words } from '../edit/words.ts'
import { words as reportWords } from '../words.ts'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import styles from './detail.module.css'

const fields: Field[] = [
  {
    key: 'party',
    label: words.party,
    type: 'choice',
    required: true,
    options: [
      { value: 'manufacturer', label: words.manufacturer },
      { value: 'applicant', label: words.applicant },
    ],
  },
  { key: 'changeDate', label: words.changeDate, type: 'date', required: true },
  { key: 'newName', label: words.newName, type: 'text', maxLength: 100, required: true },
  { key: 'reason', label: words.renameReason, type: 'paragraph', maxLength: 500, required: true },
]
type Party = 'manufacturer' | 'applicant'

export interface RenameDialogProps {
  open: boolean
  onClose: () => void
  report: Report
  reload: () => Promise<unknown>
}

export function RenameDialog({ open, onClose, report, reload }: RenameDialogProps) {
  const say = useSay()
  const { done } = useFeedback()
  const stale = useStale(reload)
  const { errors, place, touch } = useErrors()
  const fresh: Record<string, Value | null> = {
    party: 'manufacturer',
    changeDate: shanghaiDay(),
    newName: '',
    reason: '',
  }
  const [values, setValues] = useState(fresh)
  const [files, setFiles] = useState<readonly FileRow[]>([])
  const [complain, setComplain] = useState(false)
  const rename = useWrite(renameParty, { refreshes: [openReport, queryList] })
  const party = values['party'] as Party
  const close = () => {
    setValues(fresh)
    setFiles([])
    setComplain(false)
    onClose()
  }
  async function send() {
    setComplain(true)
    if (fields.some(({ key }) => isEmpty(values[key]))) return
    try {
      const body = {
        id: report.id,
        rev: report.rev,
        party,
        newName: String(values['newName']),
        changeDate: String(values['changeDate']),
        reason: String(values['reason']),
        fileIds: files.map(({ id }) => id),
      }
      const after = await rename.mutateAsync({ body })
      done(after.version > report.version ? words.revised : words.proposed)
      close()
    } catch (error) {
      if (await stale(error)) return
      place(error, true)
      throw error
    }
  }
  return (
    <Dialog
      title={say(reportWords.rename)}
      open={open}
      onClose={close}
      act={{ label: say(words.sendRename), run: send }}
    >
      <div className={styles['main']}>
        <p className={styles['quiet']}>{say(words.renameText)}</p>
        <p>
          {say(words.oldName)}: {party === 'applicant' ? report.applicantName : report.manufacturerName}
        </p>
        <FieldsForm
          fields={fields}
          values={values}
          errors={errors}
          complain={complain}
          wide={['newName']}
          onChange={(key, value) => {
            touch(key)
            setValues((before) => ({ ...before, [key]: value }))
          }}
        />
        <BusinessUploads
          kind="proof"
          label={say(words.proof)}
          hint={say(words.proofHint)}
          limit={10}
          files={files}
          onAdd={(file) => setFiles((before) => [...before, file])}
          onRemove={({ id }) => setFiles((before) => before.filter((file) => file.id !== id))}
        />
      </div>
    </Dialog>
  )
}
