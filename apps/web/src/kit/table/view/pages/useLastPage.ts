// Goes to the last page after this person's own act has emptied the one that was shown. What a colleague emptied is said instead, so that no page changes by itself.
import type { EndpointSpec } from '@register/contract/endpoint'
import { useEffect, useRef } from 'react'
import { writtenAt } from '../../../../api/cache.ts'
import type { ListState } from '../../useListState.ts'
import { isPageGone, lastPageOf } from './lastPage.ts'

interface Reading {
  data: { list: readonly unknown[]; total: number } | undefined
  isPlaceholderData: boolean
  /** Milliseconds since 1970. */
  dataUpdatedAt: number
}

export function useLastPage(endpoint: EndpointSpec, list: ListState, reading: Reading, paged = true): void {
  const { data, isPlaceholderData, dataUpdatedAt } = reading
  /** The page that had rows, and when they were read. */
  const had = useRef({ page: 0, at: 0 })
  useEffect(() => {
    if (!paged || isPlaceholderData || !data) return
    if (data.list.length > 0) {
      had.current = { page: list.pageNum, at: dataUpdatedAt }
      return
    }
    const isOwn = had.current.page === list.pageNum && writtenAt(endpoint) > had.current.at
    if (isOwn && isPageGone(0, data.total, list)) list.setPage(lastPageOf(data.total, list), list.pageSize)
  }, [endpoint, list, paged, data, isPlaceholderData, dataUpdatedAt])
}
