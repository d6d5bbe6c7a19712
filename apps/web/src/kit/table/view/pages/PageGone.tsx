// Instead of the rows of a page that is not there any more, or never was: says how many pages there are, and leads to the last one.
import { Action } from '../../../action/Action.tsx'
import { EmptyState } from '../../../state/EmptyState.tsx'
import type { ListState } from '../../useListState.ts'
import { noPageOf, tableWords as words } from '../../words.ts'
import { lastPageOf } from './lastPage.ts'

export function PageGone({ list, total }: { list: ListState; total: number }) {
  const last = lastPageOf(total, list)
  return (
    <EmptyState icon="search" text={noPageOf(list.pageNum, last)}>
      <Action label={words.lastPage} onPress={() => list.setPage(last, list.pageSize)} />
    </EmptyState>
  )
}
