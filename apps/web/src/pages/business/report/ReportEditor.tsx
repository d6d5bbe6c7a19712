// Opens a report for writing: a draft saves itself, and a published report is revised with a reason.
import { readReport } from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import { reportStatuses } from '@register/contract/rules/status'
import { useEffect, useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { refreshReads } from '../../../api/cache.ts'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { useOpened } from '../../../kit/form/record/useOpened.ts'
import { contentFrom, recordOf } from './content.ts'
import { keptRecords } from './edit/useContent.ts'
import { useForms } from './useForms.ts'
import { DraftEditor } from './edit/DraftEditor.tsx'
import { RevisionEditor } from './revise/RevisionEditor.tsx'
import { useEditName } from './useEditName.ts'
import { addressId } from '../../../kit/router/addressId.ts'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import * as paths from '../../../paths.ts'
import { words } from './handover/words.ts'

// Shown in place of the editor while a report is handed over: why it cannot be changed, and a link to the page where it can be taken back.
function Locked({ report }: { report: Report }) {
  const { label, tone } = reportStatuses.submitted
  const detail = paths.reportDetail(report.id)
  return (
    <div className="stack gap-12">
      <PageHead title={report.productName} back={detail} toDetail tag={<StatusTag tone={tone} label={label} />} />
      <Notice
        tone="warn"
        title={words.locked}
        text={words.lockedText}
        action={<LinkAction kind="primary" label={words.toReport} to={detail} />}
      />
    </div>
  )
}

export function ReportEditor() {
  const id = addressId(useParams()['id'])
  const { reading, now, edition, reload, settle } = useOpened(readReport, { body: { id } })
  // Pages that show this report must read it again after the editor is left.
  useEffect(() => () => void refreshReads([readReport]), [])
  return (
    <LoadState page reading={reading}>
      {(report) => <Opened key={edition} report={report} now={now ?? report} reload={reload} onSaved={settle} />}
    </LoadState>
  )
}

interface OpenedProps {
  report: Report
  /** As it was read last; it differs while input keeps the form from beginning anew. */
  now: Report
  reload: () => Promise<unknown>
  onSaved: (report: Report) => void
}

function Opened({ report, now, reload, onSaved }: OpenedProps) {
  useEditName(report)
  if (report.storedStatus === 'submitted') return <Locked report={report} />
  return (
    <WithForms report={report}>
      {report.storedStatus === 'draft' ? (
        <DraftEditor start={report} now={now} reload={reload} onSaved={onSaved} />
      ) : (
        <RevisionEditor start={report} now={now} reload={reload} />
      )}
    </WithForms>
  )
}

/** Loads the parameter forms of the stored content and of the input that the browser kept, before anything is drawn. */
function WithForms({ report, children }: { report: Report; children: ReactNode }) {
  const [records] = useState(() => [recordOf(contentFrom(report)), ...keptRecords(report)])
  return (
    <LoadState page reading={useForms(records)}>
      {() => children}
    </LoadState>
  )
}
