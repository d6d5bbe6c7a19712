// The record being edited: read afresh once, unchanged while the language changes, and read again only on request.
import type { Call, EndpointSpec, Output } from '@register/contract/endpoint'
import { useState } from 'react'
import { useRead } from '../../../api/query.ts'

/** A reading for `LoadState` whose data stays the form's starting value until `reload`. */
export function useOpened<E extends EndpointSpec>(endpoint: E, input: Call<E>) {
  const { data, error, isSuccess, isFetchedAfterMount, refetch } = useRead(endpoint, input, {
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  })
  const [opened, setOpened] = useState<Output<E>>()
  // Data that an earlier visit left in the cache must not be edited.
  if (opened === undefined && isSuccess && isFetchedAfterMount) setOpened(() => data)
  async function reload() {
    const fresh = await refetch()
    if (fresh.data !== undefined) setOpened(() => fresh.data)
  }
  return { reading: { data: opened, error, refetch }, reload }
}
