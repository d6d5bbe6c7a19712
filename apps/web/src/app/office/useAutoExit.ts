// Signs a person out after the idle time they have set; all windows count as one.
import { useEffect } from 'react'
import { signOut } from '../../api/session.ts'
import { store, stored } from '../../api/store/stored.ts'
import * as paths from '../../paths.ts'
import { usePreferences } from '../../api/setting/preferences.ts'
import { useGo } from '../../kit/router/useGo.ts'

const key = 'LAST_TOUCH'
const look = 5_000
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

export function useAutoExit(): void {
  const go = useGo()
  const minutes = usePreferences((state) => state.autoExit)
  useEffect(() => {
    if (minutes === 0) return undefined
    let noted = Date.now()
    store(key, noted)
    function touch() {
      const now = Date.now()
      if (now - noted < look) return
      noted = now
      store(key, now)
    }
    async function leave() {
      await signOut()
      go(paths.signedOutIdle)
    }
    const timer = window.setInterval(() => {
      const last = stored<number>(key) ?? noted
      if (Date.now() - last >= minutes * 60_000) void leave()
    }, look)
    for (const event of touches) document.addEventListener(event, touch, { passive: true, capture: true })
    return () => {
      window.clearInterval(timer)
      for (const event of touches) document.removeEventListener(event, touch, { capture: true })
    }
  }, [minutes, go])
}
