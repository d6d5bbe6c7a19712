// Gives the whole screen to the office, and takes it back.
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
  // Telephones have no such thing.
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
