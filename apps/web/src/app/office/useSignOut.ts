// Ends the session and leads to the sign-in page, unless the person wants to stay because of unsaved work.
import { useCallback } from 'react'
import { signOut } from '../../api/session.ts'
import { useGo } from '../../kit/router/useGo.ts'
import { useAskUnsaved } from '../../kit/tabs/useCloseTab.ts'
import { useTabs } from '../../kit/tabs/useTabs.ts'
import * as paths from '../../paths.ts'

export function useSignOut(): () => Promise<void> {
  const go = useGo()
  const mayLose = useAskUnsaved()
  return useCallback(async () => {
    if (!(await mayLose(useTabs.getState().tabs.map(({ key }) => key)))) return
    await signOut()
    go(paths.login())
  }, [mayLose, go])
}
