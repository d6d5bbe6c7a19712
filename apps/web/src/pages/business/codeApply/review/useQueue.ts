// The queue of one review step: its rows, which one is open, how many wait, and how to open the next.
import type { ApplicationRow } from '@register/contract/business/codeApply/shape'
import { keepFound } from '../../../../api/keepFound.ts'
import { useRead } from '../../../../api/query.ts'
import { useAddress } from '../../../../kit/plain/useAddress.ts'
import { useListState } from '../../../../kit/table/useListState.ts'
import { useLastPage } from '../../../../kit/table/view/pages/useLastPage.ts'
import { steps, type Step } from './steps.ts'
import { addressId } from '../../../../kit/router/addressId.ts'

export type Tab = 'waiting' | 'reviewed'

export function useQueue(step: Step) {
  const list = useListState({ filters: ['keyword'], pageSize: 50, ends: ['id'] })
  const [params, set] = useAddress()
  const tab: Tab = params.get('tab') === 'reviewed' ? 'reviewed' : 'waiting'
  const often = { refetchInterval: 60_000 }
  const reading = useRead(
    steps[step].list,
    { body: { ...list.request, tab } },
    { ...often, placeholderData: keepFound },
  )
  useLastPage(steps[step].list, list, reading)
  // A search finds fewer than wait, and the other tab lists none of them: whoever reads the number wants to know what is left to do.
  const all = tab === 'waiting' && list.filters['keyword'] === undefined
  const counting = useRead(
    steps[step].list,
    { body: { pageNum: 1, pageSize: 1, tab: 'waiting' } },
    { ...often, enabled: !all },
  )
  const rows: readonly ApplicationRow[] = reading.data?.list ?? []
  const openId = params.get('id') === null ? undefined : addressId(params.get('id'))
  const at = rows.findIndex(({ id }) => id === openId)

  return {
    list,
    reading,
    rows,
    total: reading.data?.total,
    /** How many wait at this step, whatever is searched for; undefined until it is known. */
    waiting: all ? reading.data?.total : counting.data?.total,
    tab,
    openId,
    /** The opened one where the rows do not have it: it came by a link, or somebody decided it meanwhile. */
    apart: at === -1 && reading.data !== undefined ? openId : undefined,
    setTab: (next: Tab) => set({ tab: next, id: undefined, page: undefined }),
    open: (id: number | undefined) => set({ id: id === undefined ? undefined : String(id) }),
    /** Opens the neighbour of the open row; the first row where none is open. */
    step: (by: 1 | -1) => {
      const next = rows[at === -1 ? 0 : at + by]
      if (next) set({ id: String(next.id) })
    },
    /** The row to open after a decision on the open one. */
    after: at === -1 ? rows[0] : (rows[at + 1] ?? rows[at - 1]),
  }
}
export type Queue = ReturnType<typeof useQueue>
