// Reports the failure of an act. Where it failed because the record is gone, or changed by a colleague, what is on the screen is read again: it showed what is no more.
import { Failure } from '@register/contract/errors'
import { useCallback } from 'react'
import { refreshVisible } from '../../api/cache.ts'
import { useFeedback } from '../feedback/useFeedback.tsx'

const outOfDate: readonly number[] = [404, 409]

/** Of acts alone: a reading that fails must not be read again by its own failure. */
export function useActFailed(): (error: unknown) => void {
  const { failed } = useFeedback()
  return useCallback(
    (error: unknown) => {
      failed(error)
      if (error instanceof Failure && outOfDate.includes(error.status)) void refreshVisible()
    },
    [failed],
  )
}
