// The page of a form for an existing record: it reads the record, names its tab, and draws the form anew when somebody else has changed the record.
import type { Call, EndpointSpec, Output } from '@register/contract/endpoint'
import type { Phrase } from '@register/contract/phrase'
import { Fragment, type ReactNode } from 'react'
import { LoadState } from '../state/LoadState.tsx'
import { useOpened } from '../form/record/useOpened.ts'
import { useTabName } from '../tabs/useTab.ts'

interface OpenedPageProps<E extends EndpointSpec> {
  endpoint: E
  input: Call<E>
  /** The name of its tab. */
  name: (record: Output<E>) => string | Phrase
  children: (record: Output<E>, reload: () => unknown) => ReactNode
}

export function OpenedPage<E extends EndpointSpec>({ endpoint, input, name, children }: OpenedPageProps<E>) {
  const { reading, edition, reload } = useOpened(endpoint, input)
  const { data } = reading
  useTabName(data === undefined ? undefined : name(data))
  return (
    <LoadState page reading={reading}>
      {(record) => <Fragment key={edition}>{children(record, reload)}</Fragment>}
    </LoadState>
  )
}
