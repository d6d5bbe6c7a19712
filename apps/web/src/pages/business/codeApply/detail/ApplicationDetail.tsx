// The page of one application: its content, its history, and the actions the reader may carry out now.
import { readApplication } from '@register/contract/business/codeApply/codeApply'
import { reviewSteps, type Application } from '@register/contract/business/codeApply/shape'
import { useParams } from 'react-router'
import { useRead } from '../../../../api/query.ts'
import { addressId } from '../../../../kit/router/addressId.ts'
import { DetailPage } from '../../../../kit/layout/DetailPage.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { useTabName } from '../../../../kit/tabs/useTab.ts'
import * as paths from '../../../../paths.ts'
import { stepOf, words } from '../words.ts'
import { ApplicationActs } from './ApplicationActs.tsx'
import { ApplicationFiles, ApplicationHistory, ApplicationView, statusOf } from './ApplicationView.tsx'

export function ApplicationDetail() {
  const id = addressId(useParams()['id'])
  const reading = useRead(readApplication, { body: { id } })
  return (
    <LoadState page reading={reading}>
      {(application) => <Loaded application={application} reload={reading.refetch} />}
    </LoadState>
  )
}

function Loaded({ application, reload }: { application: Application; reload: () => unknown }) {
  const { tone, label } = statusOf(application.status)
  const last = application.history.findLast(({ event }) => event === 'return' || event === 'reject')
  useTabName(application.applicationNo)
  const refused = (application.status === 'returned' || application.status === 'rejected') && last
  return (
    <DetailPage
      head={
        <PageHead
          title={application.applicationNo}
          text={`${application.productName} · ${application.model} · ${application.manufacturerName}`}
          back={paths.applicationList}
          tag={<StatusTag tone={tone} label={label} />}
        >
          <ApplicationActs application={application} reload={reload} />
        </PageHead>
      }
      side={<ApplicationHistory application={application} />}
    >
      {refused && (
        <Notice
          tone={application.status === 'returned' ? 'warn' : 'bad'}
          title={last.step ? stepOf(reviewSteps[last.step], label) : words.opinionOfReturn}
          text={last.opinion}
        />
      )}
      <ApplicationView application={application} />
      <ApplicationFiles files={application.files} />
    </DetailPage>
  )
}
