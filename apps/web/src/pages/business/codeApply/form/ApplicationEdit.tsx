// Corrects a returned application and sends it back to the step that returned it.
import { readApplication } from '@register/contract/business/codeApply/codeApply'
import { useParams } from 'react-router'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { useOpened } from '../../../../kit/form/record/useOpened.ts'
import { useTabName } from '../../../../kit/tabs/useTab.ts'
import * as paths from '../../../../paths.ts'
import { Begins } from '../../inputs/Begins.tsx'
import { editOf } from '../../words.ts'
import { words } from '../words.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import { addressId } from '../../../../kit/router/addressId.ts'

export function ApplicationEdit() {
  const id = addressId(useParams()['id'])
  const { reading, now, edition, reload } = useOpened(readApplication, { body: { id } })
  useTabName(reading.data && editOf(reading.data.applicationNo))
  return (
    <LoadState page reading={reading}>
      {(application) => (
        <Begins what="application" title={words.edit} back={paths.applicationDetail(id)}>
          <ApplicationForm
            key={edition}
            returned={application}
            over={now?.actions.includes('resubmit') === false ? now.status : undefined}
            reload={reload}
          />
        </Begins>
      )}
    </LoadState>
  )
}
