// Tells the person when the maximum number of tabs has been reached.
import { useEffect } from 'react'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { maxTabs } from '../../../../kit/tabs/tabState.ts'
import { limitOf } from '../words.ts'

export function useLimitHint(count: number): void {
  const { inform } = useFeedback()
  useEffect(() => {
    if (count >= maxTabs) inform(limitOf(maxTabs))
  }, [count, inform])
}
