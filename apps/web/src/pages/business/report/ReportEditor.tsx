// Opens a report for writing: a draft saves itself, and a published report is revised with a reason.
import { readReport } from '@register/contract/business/report'
import { type Report } from '@register/contract/business/reportShape'
import { useEffect, useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { refreshReads } from '../../../api/query.ts'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { useOpened } from '../../../kit/form/record/useOpened.ts'
import { contentFrom, recordOf } from './content.ts'
import { keptRecords } from './edit/useContent.ts'
import { useForms } from './useForms.ts'
import { Locked } from './handover/Locked.tsx'
import { DraftEditor } from './edit/DraftEditor.tsx'
import { RevisionEditor } from './revise/RevisionEditor.tsx'
import { useEditName } from './useEditName.ts'

export function ReportEditor() {
  const id = Number(useParams()['id'])
  const { reading, reload } = useOpened(readReport, { body: { id } })
  // Pages that show this report must read it again after the editor is left.
  useEffect(() => () => void refreshReads([readReport]), [])
  return (
    <LoadState page reading={reading}>
      {(report) => <Opened report={report} reload={reload} />}
    </LoadState>
  )
}

function Opened({ report, reload }: { report: Report; reload: () => Promise<unknown> }) {
  useEditName(report)
  // A reload after another person's save starts a new form.
  const key = `${report.id}-${report.rev}`
  if (report.storedStatus === 'submitted') return <Locked report={report} />
  return (
    <WithForms key={key} report={report}>
      {report.storedStatus === 'draft' ? (
        <DraftEditor start={report} reload={reload} />
      ) : (
        <RevisionEditor start={report} reload={reload} />
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
