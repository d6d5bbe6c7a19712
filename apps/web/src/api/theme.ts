// Light or night, and the theme colour: the reader's choice, or what the system and the house ask for.
import { useSyncExternalStore } from 'react'
import { create } from 'zustand'

export type ThemeChoice = 'system' | 'light' | 'night'

/** Read by public/shim.js too, before the first paint. */
const key = 'APP_THEME'
const colourKey = 'APP_COLOR'
const systemNight = window.matchMedia('(prefers-color-scheme: dark)')

function storedChoice(): ThemeChoice {
  try {
    const choice = localStorage.getItem(key)
    return choice === 'light' || choice === 'night' ? choice : 'system'
  } catch {
    return 'system'
  }
}

function storedColour(): string {
  try {
    return localStorage.getItem(colourKey) ?? ''
  } catch {
    return ''
  }
}

/** `colour`: a hex colour; empty for the house's own. */
const useChoice = create<{ choice: ThemeChoice; colour: string }>(() => ({
  choice: storedChoice(),
  colour: storedColour(),
}))

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

/** A hex colour, or nothing for the house's own. */
export function setColour(colour: string): void {
  try {
    if (colour) localStorage.setItem(colourKey, colour)
    else localStorage.removeItem(colourKey)
  } catch {
    // As above.
  }
  useChoice.setState({ colour })
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

export const currentColour = (): string => useChoice.getState().colour
export const useColour = (): string => useChoice((state) => state.colour)
export const useThemeChoice = (): ThemeChoice => useChoice((state) => state.choice)

/** Calls back at once, and whenever light, night or the colour changes. */
export function onLook(then: (night: boolean, colour: string) => void): void {
  const tell = () => then(isNight(), useChoice.getState().colour)
  subscribe(tell)
  tell()
}
