// The page of one report: status, content, history, actions.
import { recordName } from '@register/contract/rules/numbers/recordName'
import { readReport } from '@register/contract/business/report/report'
import { type Report } from '@register/contract/business/report/shape'
import { reportStatuses } from '@register/contract/rules/status'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useRead } from '../../../../api/query.ts'
import { addressId } from '../../../../kit/router/addressId.ts'
import { DetailPage } from '../../../../kit/layout/DetailPage.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { useTabName } from '../../../../kit/tabs/useTab.ts'
import * as paths from '../../../../paths.ts'
import { CertificateNo } from '../../CertificateNo.tsx'
import { useContact } from '../contact/useContact.tsx'
import { Handovers } from '../handover/Handovers.tsx'
import { CompanyHistory } from '../dated/CompanyHistory.tsx'
import { ReturnNotice } from '../handover/ReturnNotice.tsx'
import { Machines } from '../parts/Machines.tsx'
import { useForms } from '../useForms.ts'
import { words } from '../words.ts'
import { NumberTag } from './NumberTag.tsx'
import { OpenErrors } from './OpenErrors.tsx'
import { Proposals } from './Proposals.tsx'
import { ReportActs } from './ReportActs.tsx'
import { recordIn, ReportContentView } from './ReportContentView.tsx'
import { ReportSide } from './ReportSide.tsx'
import { StatusBand } from './StatusBand.tsx'
import { Versions } from './Versions.tsx'

export function ReportDetail() {
  const id = addressId(useParams()['id'])
  const reading = useRead(readReport, { body: { id } })
  return (
    <LoadState page reading={reading}>
      {(report) => (
        <WithForm report={report}>
          <Loaded report={report} reload={reading.refetch} />
        </WithForm>
      )}
    </LoadState>
  )
}

/** Waits for the parameter form, so that the page is drawn once and whole. */
function WithForm({ report, children }: { report: Report; children: ReactNode }) {
  return (
    <LoadState page reading={useForms([recordIn(report.content)])}>
      {() => children}
    </LoadState>
  )
}

function Loaded({ report, reload }: { report: Report; reload: () => Promise<unknown> }) {
  const { certificateNo, reportNo, productName, model, manufacturerName, nonStandard, origin, status } = report
  useTabName(recordName(report))
  const { drawn } = useContact(report)
  return (
    <DetailPage
      head={
        <PageHead
          title={certificateNo ? <CertificateNo no={certificateNo} /> : reportNo || words.noNumber}
          text={[productName, model, manufacturerName].filter(Boolean).join(' · ')}
          back={paths.reportList}
          tag={
            <>
              <StatusTag tone={reportStatuses[status].tone} label={reportStatuses[status].label} />
              {nonStandard && <NumberTag report={report} />}
              {origin === 'existing' && <StatusTag tone="quiet" label={words.existing} />}
            </>
          }
          main={<StatusBand report={report} />}
        >
          <ReportActs report={report} reload={reload} />
        </PageHead>
      }
      side={
        <>
          {report.version > 0 && <OpenErrors reportId={report.id} />}
          <CompanyHistory report={report} />
          <Versions report={report} />
          <Handovers report={report} />
          <ReportSide report={report} />
        </>
      }
    >
      <ReturnNotice report={report} />
      <Proposals report={report} reload={reload} />
      <ReportContentView
        categoryName={report.categoryName}
        content={report.content}
        files={report.files}
        drawn={drawn}
      />
      {report.version > 0 && <Machines reportId={report.id} publicId={report.publicId} />}
    </DetailPage>
  )
}
