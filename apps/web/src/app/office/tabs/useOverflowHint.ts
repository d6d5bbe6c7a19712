// Says once, in this browser, how a row of tabs that has become too long is moved.
import { useEffect, type RefObject } from 'react'
import { store, stored } from '../../../api/store/stored.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { tabWords as words } from './words.ts'

const key = 'TABS_HINT'

export function useOverflowHint(row: RefObject<HTMLElement | null>, count: number): void {
  const { tell } = useFeedback()
  useEffect(() => {
    const element = row.current
    if (!element || element.scrollWidth <= element.clientWidth || stored<boolean>(key)) return
    store(key, true)
    tell(words.tooMany)
  }, [row, count, tell])
}
