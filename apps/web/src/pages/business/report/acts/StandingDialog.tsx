// Suspends, restores, revokes or cancels a certificate: it asks for date, reason and evidence; revoking and cancelling also ask for the last characters of the number.
import { today } from '../../../../api/client/serverClock.ts'
import type { FileRow } from '@register/contract/business/file'
import { isLastFour } from '@register/contract/rules/numbers/lastFour'
import { cancelReport } from '@register/contract/business/report/lifecycle/standing'
import { cancelGroundKeys, cancelGrounds, type CancelGround } from '@register/contract/rules/status'
import {
  readReport,
  queryList,
  restoreReport,
  revokeReport,
  suspendReport,
} from '@register/contract/business/report/report'
import { type Report } from '@register/contract/business/report/shape'
import type { Field } from '@register/contract/fields'
import { useState } from 'react'
import { isKept } from '../../../../api/kept/keptEntries.ts'
import { useTranslate } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import { KeptNote } from '../../../../kit/values/KeptNote.tsx'
import { useDraft } from '../../../../kit/form/record/useDraft.ts'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import { Subject } from '../../Subject.tsx'
import { Evidence } from './Evidence.tsx'
import { Linked } from './Linked.tsx'
import { subjectOf } from '../handover/useHandover.tsx'
import { words } from '../words.ts'
import styles from '../detail/detail.module.css'
import { lastFourLabel, words as detailWords } from './words.ts'

export type Standing = 'suspend' | 'restore' | 'revoke' | 'cancel'

const standings = {
  suspend: { title: words.suspend, text: words.suspendText, done: words.suspended, danger: true },
  restore: { title: words.restore, text: words.restoreText, done: words.restored, danger: false },
  revoke: { title: words.revoke, text: words.revokeText, done: words.revoked, danger: true },
  cancel: { title: words.cancel, text: words.cancelText, done: words.cancelled, danger: true },
} as const

const every: readonly Standing[] = ['suspend', 'restore', 'revoke', 'cancel']
const keptAs = (report: number, standing: Standing): string => `report ${report} ${standing}`

/** The dialog whose input was neither sent nor discarded before the page was reloaded: it opens again. */
export const unsentStanding = ({ id, actions }: Report): Standing | undefined =>
  every.find((one) => actions.includes(one) && isKept(keptAs(id, one)))

export interface StandingDialogProps {
  standing: Standing | undefined
  report: Report
  reload: () => Promise<unknown>
  onClose: () => void
}

/** A key per standing, so that each opening begins with empty input. */
export function StandingDialog({ standing, ...props }: StandingDialogProps) {
  return standing && <Opened key={standing} standing={standing} {...props} />
}

interface Change {
  effectiveDate: string
  ground: CancelGround | null
  reason: string
  lastFour: string
  files: readonly FileRow[]
}

const fieldsFor = (report: Report, standing: Standing): Field[] => [
  {
    key: 'effectiveDate',
    label: detailWords.effectiveDate,
    type: 'date',
    required: true,
    hint: standing === 'restore' ? detailWords.effectiveDateHint : detailWords.mayBeAhead,
  },
  ...(standing === 'revoke' || standing === 'cancel'
    ? [
        {
          key: 'lastFour',
          label: lastFourLabel(report.certificateNo === ''),
          type: 'text',
          required: true,
          maxLength: 20,
          rule: (typed) => (isLastFour(typed, report) ? undefined : detailWords.lastFourWrong),
        } satisfies Field,
      ]
    : []),
  ...(standing === 'cancel'
    ? [
        {
          key: 'ground',
          label: detailWords.ground,
          type: 'choice',
          required: true,
          options: cancelGroundKeys.map((value) => ({ value, label: cancelGrounds[value] })),
        } satisfies Field,
      ]
    : []),
  {
    key: 'reason',
    label: standing === 'cancel' ? detailWords.details : detailWords.standingReason,
    type: 'paragraph',
    maxLength: 500,
    // The list of grounds says enough; the details are required for another reason.
    required: standing === 'cancel' ? { key: 'ground', is: ['other'] } : true,
  },
]

function Opened({ standing, report, reload, onClose }: StandingDialogProps & { standing: Standing }) {
  const t = useTranslate()
  const { done } = useFeedback()
  const stale = useStale(reload)
  const { title, text, done: word, danger } = standings[standing]
  const [fields] = useState(() => fieldsFor(report, standing))
  const [start] = useState((): Change => ({
    effectiveDate: today(),
    ground: null,
    reason: '',
    lastFour: '',
    files: [],
  }))
  const keep = { name: keptAs(report.id, standing), rev: report.rev, except: ['lastFour'], files: ['files'] }
  const { draft, alter, send, form, kept } = useDraft(start, fields, keep)
  function close() {
    kept.forget()
    onClose()
  }
  const touched = { refreshes: [readReport, queryList] }
  const suspend = useWrite(suspendReport, touched)
  const restore = useWrite(restoreReport, touched)
  const revoke = useWrite(revokeReport, touched)
  const cancel = useWrite(cancelReport, touched)
  async function write({ files, reason, effectiveDate, lastFour, ground }: Change): Promise<boolean> {
    const { id, rev } = report
    const body = { id, rev, reason, effectiveDate, fileIds: files.map((file) => file.id) }
    try {
      if (standing === 'revoke') await revoke.mutateAsync({ body: { ...body, lastFour } })
      else if (standing === 'cancel')
        await cancel.mutateAsync({ body: { ...body, ground: ground ?? 'other', lastFour } })
      else await (standing === 'suspend' ? suspend : restore).mutateAsync({ body })
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
    done(effectiveDate > today() ? words.announced : word)
    onClose()
    return true
  }
  return (
    <Dialog open title={title} onClose={close} act={{ label: title, danger, run: () => send(write) }}>
      <div className={`stack fit gap-16 ${styles['page']}`}>
        <Subject {...subjectOf(report)} {...(!report.certificateNo && { called: words.reportNo })}>
          {t(standing === 'restore' && report.storedStatus === 'lapsed' ? words.restoreLapsedText : text)}
        </Subject>
        <Linked report={report} stops={standing !== 'restore'} />
        <KeptNote kept={kept} />
        <FieldsForm fields={fields} {...form} />
        <Evidence label={detailWords.evidence} hint={detailWords.evidenceHint} files={draft.files} alter={alter} />
      </div>
    </Dialog>
  )
}
