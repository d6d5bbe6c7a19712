// The present minute for all relative times; one timer serves the whole page.
import { useSyncExternalStore } from 'react'
import { serverNow } from '../../api/client/serverClock.ts'

const listeners = new Set<() => void>()
let now = serverNow()
let timer: number | undefined

function tick() {
  now = serverNow()
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  now = serverNow()
  timer ??= window.setInterval(tick, 60_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.clearInterval(timer)
    timer = undefined
  }
}

export const useNow = (): number => useSyncExternalStore(listen, () => now)
