// Records that the manufacturer or the applicant has changed its name or moved, with date, reason and proof.
import type { FileRow } from '@register/contract/business/file'
import { readReport, queryList, renameParty } from '@register/contract/business/report'
import { type Report } from '@register/contract/business/reportShape'
import { shanghaiDay } from '@register/contract/dates'
import type { Field } from '@register/contract/fields'
import { useState } from 'react'
import { isKept } from '../../../../api/kept/keptEntries.ts'
import { useSay } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import { KeptNote } from '../../../../kit/values/KeptNote.tsx'
import { useDraft } from '../../../../kit/form/record/useDraft.ts'
import { Subject } from '../../Subject.tsx'
import { Evidence } from './Evidence.tsx'
import { subjectOf } from '../handover/useHandover.tsx'
import { words } from './words.ts'
import { words as reportWords } from '../words.ts'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import styles from '../detail/detail.module.css'

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
  { key: 'changeDate', label: words.changeDate, type: 'date', required: true, hint: words.nameMayBeAhead },
  { key: 'newName', label: words.newName, type: 'text', maxLength: 100, hint: words.onlyChanged },
  { key: 'newAddress', label: words.newAddress, type: 'text', maxLength: 200 },
  {
    key: 'newProductionAddress',
    label: words.newProductionAddress,
    type: 'text',
    maxLength: 200,
  },
  { key: 'reason', label: words.renameReason, type: 'paragraph', maxLength: 500, required: true },
]
/** Products are made by the manufacturer. */
const ofApplicant = fields.filter(({ key }) => key !== 'newProductionAddress')

interface Renaming {
  party: 'manufacturer' | 'applicant'
  changeDate: string
  newName: string
  newAddress: string
  newProductionAddress: string
  reason: string
  files: readonly FileRow[]
}
const fresh = (): Renaming => ({
  party: 'manufacturer',
  changeDate: shanghaiDay(),
  newName: '',
  newAddress: '',
  newProductionAddress: '',
  reason: '',
  files: [],
})

const keptAs = (report: number): string => `report ${report} rename`

/** Whether unsent input of this dialog was kept over a reload, as with `unsentStanding`. */
export const isRenamingUnsent = ({ id, actions }: Report): boolean => actions.includes('rename') && isKept(keptAs(id))

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
  const [start] = useState(fresh)
  const { draft, alter, send, form, reset, kept } = useDraft(start, fields, {
    name: keptAs(report.id),
    rev: report.rev,
    files: ['files'],
  })
  const rename = useWrite(renameParty, { refreshes: [readReport, queryList] })
  const close = () => {
    reset(fresh())
    onClose()
  }
  async function write({ files, newName, newAddress, newProductionAddress, ...said }: Renaming): Promise<boolean> {
    const { id, rev, version, comingNames } = report
    try {
      const after = await rename.mutateAsync({
        body: {
          ...said,
          ...(newName.trim() && { newName }),
          ...(newAddress.trim() && { newAddress }),
          ...(newProductionAddress.trim() && said.party === 'manufacturer' && { newProductionAddress }),
          id,
          rev,
          fileIds: files.map((file) => file.id),
        },
      })
      done(
        after.version > version
          ? words.revised
          : after.comingNames.length > comingNames.length
            ? reportWords.announced
            : words.proposed,
      )
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
    close()
    return true
  }
  return (
    <Dialog
      title={say(reportWords.rename)}
      open={open}
      onClose={close}
      act={{ label: say(words.sendRename), run: () => send(write) }}
    >
      <div className={styles['page']}>
        <KeptNote kept={kept} />
        <Subject {...subjectOf(report)}>{say(words.renameText)}</Subject>
        <p>
          {say(words.oldName)}
          {say(['：', ': '])}
          {draft.party === 'applicant' ? report.applicantName : report.manufacturerName}
        </p>
        <FieldsForm
          fields={draft.party === 'applicant' ? ofApplicant : fields}
          {...form}
          wide={['newName', 'newAddress', 'newProductionAddress']}
        />
        <Evidence label={say(words.proof)} hint={say(words.proofHint)} files={draft.files} alter={alter} />
      </div>
    </Dialog>
  )
}
