// Explains once, in this browser, how to scroll a row of tabs that has become too long.
import { useEffect } from 'react'
import { store, stored } from '../../../../api/store/stored.ts'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { tabWords as words } from '../words.ts'

const key = 'TABS_HINT'

export function useOverflowHint(overflows: boolean): void {
  const { inform } = useFeedback()
  useEffect(() => {
    if (!overflows || stored<boolean>(key)) return
    store(key, true)
    inform(words.tooMany)
  }, [overflows, inform])
}
