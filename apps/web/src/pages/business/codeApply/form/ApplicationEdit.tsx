// Corrects a returned application and sends it back to the step that returned it.
import { readApplication } from '@register/contract/business/codeApply'
import { useParams } from 'react-router'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { useOpened } from '../../../../kit/form/record/useOpened.ts'
import { useTabName } from '../../../../kit/tabs/useTab.ts'
import { editOf } from '../../words.ts'
import { ApplicationForm } from './ApplicationForm.tsx'

export function ApplicationEdit() {
  const id = Number(useParams()['id'])
  const { reading, reload } = useOpened(readApplication, { body: { id } })
  useTabName(reading.data && editOf(reading.data.applicationNo))
  return (
    <LoadState page reading={reading}>
      {(application) => <ApplicationForm key={application.rev} returned={application} reload={reload} />}
    </LoadState>
  )
}
