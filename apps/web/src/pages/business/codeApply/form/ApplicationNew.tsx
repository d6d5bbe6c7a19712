// A new application for a code, empty or with the content of another one.
import { readApplication } from '@register/contract/business/codeApply/codeApply'
import { useSearchParams } from 'react-router'
import { useOpened } from '../../../../kit/form/record/useOpened.ts'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import * as paths from '../../../../paths.ts'
import { Begins } from '../../inputs/Begins.tsx'
import { words } from '../words.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import { addressId } from '../../../../kit/router/addressId.ts'

export function ApplicationNew() {
  const [params] = useSearchParams()
  const from = params.get('from')
  return (
    <Begins what="application" title={words.new} back={paths.applicationList}>
      {from === null ? <ApplicationForm /> : <FromOther key={from} id={addressId(from)} />}
    </Begins>
  )
}

function FromOther({ id }: { id: number }) {
  const { reading } = useOpened(readApplication, { body: { id } })
  return (
    <LoadState page reading={reading}>
      {(application) => <ApplicationForm copied={application} />}
    </LoadState>
  )
}
