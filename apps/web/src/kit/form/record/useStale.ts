// Handles a record that has changed since it was read: names who changed it and what was not saved, and offers to load its present state.
import { Failure } from '@register/contract/errors'
import { useCallback } from 'react'
import { useFeedback } from '../../feedback/useFeedback.tsx'
import { formWords as words } from '../words.ts'

/** The refusal of a save over a newer version: 409 with the current revision in its data. */
export const isStale = (error: unknown): error is Failure =>
  error instanceof Failure &&
  error.status === 409 &&
  typeof error.data === 'object' &&
  error.data !== null &&
  'rev' in error.data

/** Returns whether the record had changed; it asks the question then. `over`: what was sent, input or an action alone. */
export function useStale(reload: () => unknown, over: 'form' | 'act' = 'form') {
  const { ask } = useFeedback()
  return useCallback(
    async (error: unknown): Promise<boolean> => {
      if (!isStale(error)) return false
      const wanted = await ask({
        title: error.phrase,
        text: over === 'form' ? words.staleText : words.staleAct,
        yes: words.reload,
        no: words.stay,
      })
      if (wanted) await reload()
      return true
    },
    [ask, reload, over],
  )
}
