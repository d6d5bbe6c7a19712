// Opens a report for writing: a draft saves itself, a published one is revised with a reason.
import { openReport } from '@register/contract/business/report'
import { type Report } from '@register/contract/business/reportShape'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { refreshReads, useRead } from '../../../../api/query.ts'
import { LoadState } from '../../../../kit/feedback/LoadState.tsx'
import { DraftEditor } from './DraftEditor.tsx'
import { RevisionEditor } from '../revise/RevisionEditor.tsx'

export function ReportEditor() {
  const id = Number(useParams()['id'])
  // What is written starts from what the server has now, never from an older look at it.
  const reading = useRead(
    openReport,
    { body: { id } },
    { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always', refetchOnReconnect: false },
  )
  // Whoever reads the report next must see what was written here.
  useEffect(() => () => void refreshReads([openReport]), [])
  const fresh = { ...reading, data: reading.isFetchedAfterMount ? reading.data : undefined }
  return <LoadState reading={fresh}>{(report) => <Opened report={report} reload={reading.refetch} />}</LoadState>
}

function Opened({ report, reload }: { report: Report; reload: () => Promise<unknown> }) {
  // A reload after somebody else's save starts the form anew.
  const key = `${report.id}-${report.rev}`
  return report.storedStatus === 'draft' ? (
    <DraftEditor key={key} start={report} reload={reload} />
  ) : (
    <RevisionEditor key={key} start={report} reload={reload} />
  )
}
