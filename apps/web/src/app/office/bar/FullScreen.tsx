// A button that shows the office on the full screen, and ends that again.
import { useSyncExternalStore } from 'react'
import { useSay } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { words } from '../words.ts'

const listen = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

export function FullScreen() {
  const say = useSay()
  const full = useSyncExternalStore(listen, () => document.fullscreenElement !== null)
  // Telephones do not support it.
  if (!document.fullscreenEnabled) return null
  return (
    <Action
      bare
      kind="quiet"
      icon={full ? 'smaller' : 'larger'}
      label={say(full ? words.leaveFullScreen : words.fullScreen)}
      onPress={() => (full ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
    />
  )
}
