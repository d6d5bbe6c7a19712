// A new application for a code.
import { generateCode, listApplications } from '@register/contract/business/codeApply'
import { useNavigate } from 'react-router'
import { useWrite } from '../../../../api/query.ts'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import * as paths from '../../../../paths.ts'
import { words } from '../words.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import { freshDraft } from './draft.ts'

export function ApplicationNew() {
  const navigate = useNavigate()
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
        await navigate(paths.applicationDetail(id), { replace: true })
        return true
      }}
    />
  )
}
