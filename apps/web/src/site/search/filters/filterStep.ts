// The drawer of the filters on a telephone as a step of the history: going back closes it, and keeps what was chosen in it.
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'

interface Step {
  /** The search with which the drawer was opened. */
  filteringFrom: string
}

export const isFilterStep = (state: unknown): state is Step =>
  typeof state === 'object' && state !== null && 'filteringFrom' in state

export function useFilterStep(): { filtering: boolean; open: () => void; close: () => void } {
  const location = useLocation()
  const { pathname, search } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const kind = useNavigationType()
  const filtering = isFilterStep(state)
  const chosen = useRef<string>(undefined)
  useEffect(() => {
    const last = chosen.current
    chosen.current = filtering ? search : undefined
    if (!filtering && last !== undefined && last !== search && kind === NavigationType.Pop)
      void navigate({ pathname, search: last }, { preventScrollReset: true })
  }, [filtering, pathname, search, kind, navigate])
  return {
    filtering,
    open: () =>
      void navigate(
        { pathname, search },
        { state: { filteringFrom: search } satisfies Step, preventScrollReset: true },
      ),
    close: () => {
      // The browser's dialog also calls this when the step has ended already, for instance by going back.
      if (!isFilterStep(state)) return
      // Going back at once, before this is drawn, is no way of closing the drawer any more.
      chosen.current = undefined
      // Nothing was changed: the step is not met again.
      if (state.filteringFrom === search) void navigate(-1)
      else void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
    },
  }
}
