// Light or night: the reader's choice, or what the system asks for.
import { useSyncExternalStore } from 'react'
import { create } from 'zustand'

export type ThemeChoice = 'system' | 'light' | 'night'

/** Read by public/shim.js too, before the first paint. */
const key = 'APP_THEME'
const systemNight = window.matchMedia('(prefers-color-scheme: dark)')

function storedChoice(): ThemeChoice {
  try {
    const choice = localStorage.getItem(key)
    return choice === 'light' || choice === 'night' ? choice : 'system'
  } catch {
    return 'system'
  }
}

const useChoice = create<{ choice: ThemeChoice }>(() => ({ choice: storedChoice() }))

const isNight = (): boolean => {
  const { choice } = useChoice.getState()
  return choice === 'night' || (choice === 'system' && systemNight.matches)
}

const show = (): void => {
  document.documentElement.dataset['theme'] = isNight() ? 'night' : 'light'
}
show()
systemNight.addEventListener('change', show)

export function setTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Without storage the choice holds until the page is left.
  }
  useChoice.setState({ choice })
  show()
}

const subscribe = (changed: () => void): (() => void) => {
  const stop = useChoice.subscribe(changed)
  systemNight.addEventListener('change', changed)
  return () => {
    stop()
    systemNight.removeEventListener('change', changed)
  }
}

/** Whether the page is shown dark now. */
export const useNight = (): boolean => useSyncExternalStore(subscribe, isNight)
