// The queue of one review step: its rows, which one is open, and how to open the next.
import type { ApplicationRow } from '@register/contract/business/codeApplyShape'
import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '../../../../api/query.ts'
import { useAddress } from '../../../../kit/plain/useAddress.ts'
import { useListState } from '../../../../kit/table/useListState.ts'
import { steps, type Step } from './steps.ts'

export type Tab = 'waiting' | 'reviewed'

export function useQueue(step: Step) {
  const list = useListState({ filters: ['keyword'], pageSize: 50 })
  const [params, set] = useAddress()
  const tab: Tab = params.get('tab') === 'reviewed' ? 'reviewed' : 'waiting'
  const reading = useRead(
    steps[step].list,
    { body: { ...list.request, tab } },
    { placeholderData: keepPreviousData, refetchInterval: 60_000 },
  )
  const rows: readonly ApplicationRow[] = reading.data?.list ?? []
  const openId = params.get('id') === null ? undefined : Number(params.get('id'))
  const at = rows.findIndex(({ id }) => id === openId)

  return {
    list,
    reading,
    rows,
    total: reading.data?.total,
    tab,
    openId,
    setTab: (next: Tab) => set({ tab: next, id: undefined, page: undefined }),
    open: (id: number | undefined) => set({ id: id === undefined ? undefined : String(id) }),
    /** Opens the neighbour of the open row; the first row where none is open. */
    step: (by: 1 | -1) => {
      const next = rows[at === -1 ? 0 : at + by]
      if (next) set({ id: String(next.id) })
    },
    /** The row to open after a decision on the open one. */
    after: rows[at + 1] ?? rows[at - 1],
  }
}
export type Queue = ReturnType<typeof useQueue>
