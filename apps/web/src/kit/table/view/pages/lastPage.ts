// Which page of a list is its last, and whether a page that has no rows is beyond it.
import { maxDepth } from '@register/contract/page'
import type { ListState } from '../../useListState.ts'

type Pages = Pick<ListState, 'pageNum' | 'pageSize' | 'reach'>

/** The deepest row that can be paged to: pages that the server would refuse are not offered. */
export const reachable = (total: number, { pageSize, reach = maxDepth }: Omit<Pages, 'pageNum'>): number =>
  Math.min(total, Math.floor(reach / pageSize) * pageSize)

/** Counted from 1; 1 for a list without rows. */
export const lastPageOf = (total: number, list: Omit<Pages, 'pageNum'>): number =>
  Math.max(1, Math.ceil(reachable(total, list) / list.pageSize))

/** No rows although the list has some: a colleague deleted the last of the page, or the address names a page too far. */
export const isPageGone = (rows: number, total: number, list: Pages): boolean =>
  rows === 0 && total > 0 && list.pageNum > lastPageOf(total, list)
