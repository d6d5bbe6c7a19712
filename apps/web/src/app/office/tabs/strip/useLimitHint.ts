// Says that there are as many tabs as are kept, when that has come about.
import { useEffect } from 'react'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { maxTabs } from '../../../../kit/tabs/tabState.ts'
import { limitOf } from '../words.ts'

export function useLimitHint(count: number): void {
  const { tell } = useFeedback()
  useEffect(() => {
    if (count >= maxTabs) tell(limitOf(maxTabs))
  }, [count, tell])
}
