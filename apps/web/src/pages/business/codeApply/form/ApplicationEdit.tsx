// Corrects a returned application and sends it back to the step that returned it.
import { listApplications, openApplication, resubmitApplication } from '@register/contract/business/codeApply'
import { type Application } from '@register/contract/business/codeApplyShape'
import { useParams } from 'react-router'
import { useWrite } from '../../../../api/query.ts'
import { LoadState } from '../../../../kit/feedback/LoadState.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { useTab } from '../../../../kit/tabs/useTab.ts'
import * as paths from '../../../../paths.ts'
import { useOpened } from '../../../../kit/form/record/useOpened.ts'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import { words } from '../words.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import { draftOf } from './draft.ts'

export function ApplicationEdit() {
  const id = Number(useParams()['id'])
  const { reading, reload } = useOpened(openApplication, { body: { id } })
  return (
    <LoadState reading={reading}>
      {(application) => <Loaded key={application.rev} application={application} reload={reload} />}
    </LoadState>
  )
}

function Loaded({ application, reload }: { application: Application; reload: () => unknown }) {
  const { leaveFor } = useTab()
  const { done } = useFeedback()
  const stale = useStale(reload)
  const { id, rev, files } = application
  const resubmit = useWrite(resubmitApplication, { refreshes: [listApplications, openApplication] })
  return (
    <ApplicationForm
      title={words.edit}
      text={words.editText}
      submit={words.resubmit}
      back={paths.applicationDetail(id)}
      start={draftOf(application)}
      startFiles={files}
      returned={application}
      onSend={async (sending) => {
        try {
          await resubmit.mutateAsync({ body: { ...sending, id, rev } })
        } catch (error) {
          if (await stale(error)) return false
          throw error
        }
        done(words.resubmitted)
        leaveFor(paths.applicationDetail(id), { replace: true })
        return true
      }}
    />
  )
}
