// When somebody else has saved meanwhile: says who, and offers to load their state. Nothing typed here is lost before that.
import { Failure } from '@register/contract/errors'
import { useCallback } from 'react'
import { useSay } from '../../../api/language.ts'
import { useFeedback } from '../../feedback/useFeedback.tsx'
import { formWords as words } from '../words.ts'

/** A save over a newer one: 409 with the current revision in its data. */
export const isStale = (error: unknown): error is Failure =>
  error instanceof Failure &&
  error.status === 409 &&
  typeof error.data === 'object' &&
  error.data !== null &&
  'rev' in error.data

/** Answers whether the error was a stale save; the question is asked then. */
export function useStale(reload: () => unknown) {
  const say = useSay()
  const { ask } = useFeedback()
  return useCallback(
    async (error: unknown): Promise<boolean> => {
      if (!isStale(error)) return false
      const wanted = await ask({
        title: say(error.phrase),
        text: say(words.staleText),
        yes: say(words.reload),
        no: say(words.stay),
      })
      if (wanted) await reload()
      return true
    },
    [ask, say, reload],
  )
}
