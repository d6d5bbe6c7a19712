// Handles a record that another person has deleted meanwhile: says so and offers the way back. The input stays until then.
import { Failure } from '@register/contract/errors'
import { useCallback } from 'react'
import { useFeedback } from '../../feedback/useFeedback.tsx'
import { formWords as words } from '../words.ts'

/** Returns whether the error was that; it asks the question then. `leave` leads back to the list. */
export function useGone(leave: () => unknown) {
  const { ask } = useFeedback()
  return useCallback(
    async (error: unknown): Promise<boolean> => {
      if (!(error instanceof Failure && error.status === 404)) return false
      const wanted = await ask({
        title: words.gone,
        text: words.goneText,
        yes: words.toList,
        no: words.stay,
      })
      if (wanted) await leave()
      return true
    },
    [ask, leave],
  )
}
