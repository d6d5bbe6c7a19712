// Removes a stored file: asks first, and reports when the server refuses.
import { Failure } from '@register/contract/errors'
import { useFeedback } from '../feedback/useFeedback.tsx'
import { whyFailed } from './useUploads.ts'
import { removeAsk, uploadWords as words } from './words.ts'

/** Resolves true once `act` has succeeded; after a no or a failure the file stays. */
export function useRemoval<F extends { name: string }>(act: (file: F) => unknown) {
  const { ask, notify } = useFeedback()
  return async (file: F): Promise<boolean> => {
    if (!(await ask({ title: removeAsk(file.name), yes: words.remove, danger: true }))) return false
    try {
      await act(file)
      return true
    } catch (error) {
      if (!(error instanceof Failure && error.status === 401)) notify('bad', words.notRemoved, [whyFailed(error)])
      return false
    }
  }
}
