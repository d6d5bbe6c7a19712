// One error report: the reported value next to the present one, its history, and its actions.
import { errorStatuses } from '@register/contract/business/errorReport/fields'
import {
  claimErrorReport,
  listErrorReports,
  readErrorReport,
  type ErrorReport,
} from '@register/contract/business/errorReport/office'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { readReport, updateReport } from '@register/contract/business/report/report'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useTranslate } from '../../../api/language.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { addressId } from '../../../kit/router/addressId.ts'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { History, type HistoryItem } from '../../../kit/display/History.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { DetailPage } from '../../../kit/layout/DetailPage.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { useTabName } from '../../../kit/tabs/useTab.ts'
import { minuteOf } from '../../../kit/time/time.ts'
import * as paths from '../../../paths.ts'
import { CertificateNo } from '../CertificateNo.tsx'
import { areaWords, byAt } from '../words.ts'
import { ErrorView } from './ErrorView.tsx'
import { words } from './words.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { useStale } from '../../../kit/form/record/useStale.ts'
import { DecisionDialog } from './DecisionDialog.tsx'

// The actions on an error report: claim it, and decide it in a dialog.
function ErrorActs({ report, reload }: { report: ErrorReport; reload: () => Promise<unknown> }) {
  const { done } = useFeedback()
  const stale = useStale(reload, 'act')
  const [deciding, setDeciding] = useState(false)
  const take = useWrite(claimErrorReport, { refreshes: [listErrorReports, readErrorReport] })
  const { id, rev, actions } = report
  async function takeInHand() {
    try {
      await take.mutateAsync({ body: { id, rev } })
      done(words.taken)
    } catch (error) {
      if (!(await stale(error))) throw error
    }
  }
  return (
    <>
      {actions.includes('take') && <Action label={words.take} onPress={takeInHand} />}
      {actions.includes('decide') && (
        <Action
          kind="primary"
          icon="check"
          label={words.decide}
          // Reads again first, so that a correction made a moment ago in another tab can be chosen.
          onPress={async () => {
            await reload()
            setDeciding(true)
          }}
        />
      )}
      {deciding && <DecisionDialog report={report} reload={reload} onClose={() => setDeciding(false)} />}
    </>
  )
}

export function ErrorDetail() {
  const id = addressId(useParams()['id'])
  const reading = useRead(readErrorReport, { params: { id } })
  return (
    <LoadState page reading={reading}>
      {(report) => <Loaded report={report} reload={reading.refetch} />}
    </LoadState>
  )
}

/** Everything that has happened to it, newest first. */
function Steps({ report }: { report: ErrorReport }) {
  const t = useTranslate()
  const { status, createdAt, takenAt, takenBy, decidedAt, decidedBy } = report
  const { tone, label } = errorStatuses[status]
  const items: HistoryItem[] = [
    {
      key: 'received',
      tone: 'quiet',
      title: words.received,
      meta: byAt(t(words.anybody), minuteOf(createdAt)),
    },
    ...(takenAt
      ? [
          {
            key: 'taken',
            tone: 'quiet' as const,
            title: t(words.takenInHand),
            meta: t(byAt(takenBy, minuteOf(takenAt))),
          },
        ]
      : []),
    ...(decidedAt ? [{ key: 'decided', tone, title: t(label), meta: t(byAt(decidedBy, minuteOf(decidedAt))) }] : []),
  ]
  return <History label={areaWords.history} items={items.toReversed()} />
}

function Loaded({ report, reload }: { report: ErrorReport; reload: () => Promise<unknown> }) {
  const may = useMay()
  const { certificateNo, status, productName, model, manufacturerName, reportId, publicId, actions } = report
  const { tone, label } = errorStatuses[status]
  useTabName(printNo(certificateNo))
  return (
    <DetailPage
      head={
        <PageHead
          title={<CertificateNo no={certificateNo} />}
          text={[productName, model, manufacturerName].filter(Boolean).join(' · ')}
          back={paths.errorReportList}
          tag={<StatusTag tone={tone} label={label} />}
        >
          <ErrorActs report={report} reload={reload} />
        </PageHead>
      }
      side={
        <>
          <Section title={areaWords.history}>
            <Steps report={report} />
          </Section>
          <Section title={words.record}>
            <div className="stack gap-8 items-start">
              {may(readReport) && <LinkAction icon="file" label={words.toReport} to={paths.reportDetail(reportId)} />}
              {may(updateReport) && actions.length > 0 && (
                <LinkAction icon="edit" label={words.revise} to={paths.reportEdit(reportId)} />
              )}
              <LinkAction icon="certificate" label={words.publicPage} to={paths.verify(publicId)} />
            </div>
          </Section>
        </>
      }
    >
      <ErrorView report={report} />
    </DetailPage>
  )
}
