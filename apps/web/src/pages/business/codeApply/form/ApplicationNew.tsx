// A new application for a code, empty or with the content of another one.
import { readApplication } from '@register/contract/business/codeApply'
import { useSearchParams } from 'react-router'
import { useOpened } from '../../../../kit/form/record/useOpened.ts'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'

export function ApplicationNew() {
  const [params] = useSearchParams()
  const from = Number(params.get('from'))
  return from > 0 ? <FromOther key={from} id={from} /> : <ApplicationForm />
}

function FromOther({ id }: { id: number }) {
  const { reading } = useOpened(readApplication, { body: { id } })
  return (
    <LoadState page reading={reading}>
      {(application) => <ApplicationForm copied={application} />}
    </LoadState>
  )
}
