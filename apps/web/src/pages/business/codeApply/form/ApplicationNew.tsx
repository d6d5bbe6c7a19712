// A new application for a code.
import { generateCode, listApplications } from '@register/contract/business/codeApply'
import { useWrite } from '../../../../api/query.ts'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { useTab } from '../../../../kit/tabs/useTab.ts'
import * as paths from '../../../../paths.ts'
import { words } from '../words.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import { freshDraft } from './draft.ts'

export function ApplicationNew() {
  const { leaveFor } = useTab()
  const { done } = useFeedback()
  const apply = useWrite(generateCode, { refreshes: [listApplications] })
  return (
    <ApplicationForm
      title={words.new}
      text={words.newText}
      submit={words.submit}
      back={paths.applicationList}
      start={freshDraft}
      onSend={async (body) => {
        const { id } = await apply.mutateAsync({ body })
        done(words.submitted)
        leaveFor(paths.applicationDetail(id), { replace: true })
        return true
      }}
    />
  )
}
