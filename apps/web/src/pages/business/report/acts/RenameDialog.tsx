// Records that the manufacturer or the applicant has changed its name or moved, with date, reason and proof.
import { today } from '../../../../api/client/serverClock.ts'
import type { FileRow } from '@register/contract/business/file'
import { companyCertificates, renameCompany } from '@register/contract/business/report/lifecycle/rename'
import { readReport, queryList, renameParty } from '@register/contract/business/report/report'
import { type Report } from '@register/contract/business/report/shape'
import type { Field } from '@register/contract/fields'
import { colon } from '@register/contract/phrase'
import { useState } from 'react'
import { isKept } from '../../../../api/kept/keptEntries.ts'
import { useTranslate } from '../../../../api/language.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import { KeptNote } from '../../../../kit/values/KeptNote.tsx'
import { useDraft } from '../../../../kit/form/record/useDraft.ts'
import { Subject } from '../../Subject.tsx'
import { Evidence } from './Evidence.tsx'
import { subjectOf } from '../handover/useHandover.tsx'
import { Touched } from './Touched.tsx'
import { renamedOf, sendRenameOf, words } from './words.ts'
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
  {
    key: 'reach',
    label: words.reach,
    type: 'choice',
    required: true,
    hint: words.reachHint,
    options: [
      { value: 'one', label: words.onlyThis },
      { value: 'all', label: words.allOfCompany },
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
const without = (...keys: string[]) => fields.filter(({ key }) => !keys.includes(key))
/** Products are made by the manufacturer, and addresses differ between certificates. `several`: there is more to change than this one name. */
const shownFields = ({ party, reach }: Renaming, several: boolean): Field[] =>
  without(
    ...(several ? [] : ['reach']),
    ...(party === 'applicant' ? ['newProductionAddress'] : []),
    ...(several && reach === 'all' ? ['newAddress', 'newProductionAddress'] : []),
  )

interface Renaming {
  party: 'manufacturer' | 'applicant'
  reach: 'one' | 'all'
  changeDate: string
  newName: string
  newAddress: string
  newProductionAddress: string
  reason: string
  files: readonly FileRow[]
}
const fresh = (): Renaming => ({
  party: 'manufacturer',
  reach: 'one',
  changeDate: today(),
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
  const t = useTranslate()
  const { done } = useFeedback()
  const stale = useStale(reload)
  const [start] = useState(fresh)
  const { draft, alter, send, form, reset, kept } = useDraft(start, fields, {
    name: keptAs(report.id),
    rev: report.rev,
    files: ['files'],
  })
  const refreshes = [readReport, queryList, companyCertificates]
  const rename = useWrite(renameParty, { refreshes })
  const renameAll = useWrite(renameCompany, { refreshes })
  const { data: company } = useRead(
    companyCertificates,
    { body: { id: report.id, party: draft.party } },
    { enabled: open },
  )
  const certificates = company?.certificates ?? []
  const several = certificates.length > 1 || (certificates[0]?.parties.length ?? 0) > 1
  const isAll = several && draft.reach === 'all'
  const changed = certificates.filter(({ stopped }) => stopped === '')
  const close = () => {
    reset(fresh())
    onClose()
  }
  async function writeAll({ files, newName, changeDate, reason }: Renaming): Promise<boolean> {
    try {
      const { done: written, proposed } = await renameAll.mutateAsync({
        body: {
          name: company?.name ?? '',
          newName,
          changeDate,
          reason,
          fileIds: files.map((file) => file.id),
          reports: changed.map(({ id, rev }) => ({ id, rev })),
        },
      })
      done(renamedOf(written, proposed))
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
    close()
    return true
  }
  async function write({
    files,
    newName,
    newAddress,
    newProductionAddress,
    party,
    changeDate,
    reason,
  }: Renaming): Promise<boolean> {
    const { id, rev, version, comingNames } = report
    try {
      const after = await rename.mutateAsync({
        body: {
          party,
          changeDate,
          reason,
          ...(newName.trim() && { newName }),
          ...(newAddress.trim() && { newAddress }),
          ...(newProductionAddress.trim() && party === 'manufacturer' && { newProductionAddress }),
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
      title={reportWords.rename}
      open={open}
      onClose={close}
      act={{
        label: isAll ? sendRenameOf(changed.length) : words.sendRename,
        run: () => send(isAll ? writeAll : write),
      }}
    >
      <div className={`stack fit gap-16 ${styles['page']}`}>
        <KeptNote kept={kept} />
        <Subject {...subjectOf(report)}>{t(words.renameText)}</Subject>
        <p>
          {t(words.oldName)}
          {t(colon)}
          {draft.party === 'applicant' ? report.applicantName : report.manufacturerName}
        </p>
        <FieldsForm
          fields={shownFields(draft, several)}
          {...form}
          wide={['newName', 'newAddress', 'newProductionAddress']}
        />
        {isAll && <Touched certificates={certificates} />}
        {isAll && company?.more && <p role="status">{t(words.tooMany)}</p>}
        <Evidence
          label={words.proof}
          hint={isAll ? words.proofOfFirst : words.proofHint}
          files={draft.files}
          alter={alter}
        />
      </div>
    </Dialog>
  )
}
