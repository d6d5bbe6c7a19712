// Reloads this window when another person has signed in in another window: the open pages and the input here are not theirs.
import { useEffect, useRef } from 'react'
import { useSession } from '../../api/session.ts'
import { forgetTabs } from '../../kit/tabs/useTabs.ts'

export function useSamePerson(): void {
  const id = useSession().info?.user.id
  const first = useRef(id)
  useEffect(() => {
    if (id === undefined || id === first.current) return
    if (first.current !== undefined) {
      forgetTabs()
      window.location.reload()
    }
    first.current = id
  }, [id])
}
