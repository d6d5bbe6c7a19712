// The record being edited: its form begins with it. Shown again, the page reads it again and begins anew with what it finds, unless something is typed.
import type { Call, EndpointSpec, Output } from '@register/contract/endpoint'
import { useRef, useState } from 'react'
import { useRead } from '../../../api/query.ts'
import { useVisibilityChange } from '../../../api/visibility.ts'
import { useTabUnsaved } from '../../tabs/useTab.ts'
import { isSameEdition, revisionOf } from './edition.ts'

interface Opening<R> {
  record: R
  /** Counts up when the form has to begin anew. */
  edition: number
}

/**
 * `reading`, for `LoadState`: what the form began with. `edition` is the key of the form. `now`: the record as read last, for
 * what is drawn of locks, rights and states. `reload` begins anew whatever is typed. `settle` names the revision that the form itself has saved.
 */
export function useOpened<E extends EndpointSpec>(endpoint: E, input: Call<E>) {
  const { data, error, isSuccess, isFetchedAfterMount, refetch } = useRead(endpoint, input, {
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  })
  const typed = useTabUnsaved()
  const [opened, setOpened] = useState<Opening<Output<E>>>()
  const saved = useRef<number>(undefined)
  useVisibilityChange((isVisible) => {
    if (isVisible) void refetch()
  })
  const begin = (record: Output<E>) =>
    setOpened((before) => ({
      record,
      edition:
        before && isSameEdition(before.record, record, saved.current) ? before.edition : (before?.edition ?? 0) + 1,
    }))
  // Data that an earlier visit left in the cache must not be edited.
  const read = isSuccess && isFetchedAfterMount ? data : undefined
  if (read !== undefined && read !== opened?.record && (opened === undefined || !typed)) begin(read)
  async function reload() {
    const fresh = await refetch()
    if (fresh.data !== undefined) begin(fresh.data)
  }
  return {
    // What is typed stays in front of its reader, also where the record is gone by now: saving tells.
    reading: { data: opened?.record, error: typed && opened ? null : error, refetch },
    now: read ?? opened?.record,
    edition: opened?.edition ?? 0,
    reload,
    settle: (record: Output<E>) => {
      saved.current = revisionOf(record)
    },
  }
}
