// The page of a form over a known record: read once, named in its tab, and drawn anew when it has been read again.
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
  /** What its tab is called. */
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
