// Closes a tab, after a question when it has unsaved work, and goes to its neighbour.
import { useCallback } from 'react'
import { createPath } from 'react-router'
import { useFeedback } from '../feedback/useFeedback.tsx'
import { throwAwayTyped } from '../../api/kept/keptEntries.ts'
import { afterClosing } from './tabState.ts'
import { asLeft, changeTab, closeTab, useTabs } from './useTabs.ts'
import { useGo } from '../router/useGo.ts'
import { tabWords as words, unsavedIn } from './words.ts'

/** Returns whether unsaved work in these tabs, if there is any, may be lost. */
export function useAskUnsaved(): (keys: readonly string[]) => Promise<boolean> {
  const { ask } = useFeedback()
  return useCallback(
    async (keys) => {
      const unsaved = useTabs.getState().tabs.filter((tab) => tab.unsaved && keys.includes(tab.key))
      if (unsaved.length === 0) return true
      const confirmed = await ask({
        title: words.unsavedTitle,
        text: unsavedIn(unsaved.flatMap(({ name }) => name ?? [])),
        yes: words.discard,
        no: words.stay,
        danger: true,
      })
      if (confirmed) throwAwayTyped(keys)
      return confirmed
    },
    [ask],
  )
}

/** `to`: where to go instead of the neighbour. */
export function useCloseTab(): (key: string, to?: string) => Promise<void> {
  const go = useGo()
  const mayLose = useAskUnsaved()
  return useCallback(
    async (key, to) => {
      if (!(await mayLose([key]))) return
      const next = to === undefined ? afterClosing(useTabs.getState(), key) : asLeft(to)
      if (!next) return closeTab(key)
      // Closed once the next one is open, so that the page is never empty.
      changeTab(key, { leaving: true, unsaved: false })
      go(typeof next === 'string' ? next : createPath(next))
    },
    [mayLose, go],
  )
}
