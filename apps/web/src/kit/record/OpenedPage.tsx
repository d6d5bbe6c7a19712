// The page of a form for an existing record: it reads the record once, names its tab, and redraws the form when the record was read again.
import type { Call, EndpointSpec, Output } from '@register/contract/endpoint'
import type { Phrase } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import { LoadState } from '../state/LoadState.tsx'
import { useOpened } from '../form/record/useOpened.ts'
import { useTabName } from '../tabs/useTab.ts'
import { ByRevision } from './ByRevision.tsx'

interface OpenedPageProps<E extends EndpointSpec> {
  endpoint: E
  input: Call<E>
  /** The name of its tab. */
  name: (record: Output<E>) => string | Phrase
  children: (record: Output<E>, reload: () => unknown) => ReactNode
}

export function OpenedPage<E extends EndpointSpec>({ endpoint, input, name, children }: OpenedPageProps<E>) {
  const { reading, reload } = useOpened(endpoint, input)
  const { data } = reading
  useTabName(data === undefined ? undefined : name(data))
  return (
    <LoadState page reading={reading}>
      {(record) => <ByRevision record={record}>{children(record, reload)}</ByRevision>}
    </LoadState>
  )
}
