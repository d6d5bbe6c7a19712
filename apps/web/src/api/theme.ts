// Light or night, and the theme colour: the reader's choice, else the system's or the register's.
import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { firstBranding } from './branding.ts'

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

/** `colour`: a hex colour, empty where the reader has chosen none; `register`: the register's, empty for the default. */
const useChoice = create<{ choice: ThemeChoice; colour: string; register: string }>(() => ({
  choice: storedChoice(),
  colour: storedColour(),
  register: firstBranding.colour,
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
    // Without storage the choice lasts until the page is left.
  }
  useChoice.setState({ choice })
  show()
}

/** Called when the register's colour has changed while the page is open. */
export const setRegisterColour = (register: string): void => useChoice.setState({ register })

/** A hex colour, or undefined for the register's own. */
export function setColour(colour: string): void {
  try {
    if (colour) localStorage.setItem(colourKey, colour)
    else localStorage.removeItem(colourKey)
  } catch {
    // Without storage the choice lasts until the page is left.
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

const shownColour = ({ colour, register }: { colour: string; register: string }): string => colour || register

/** The colour shown: the reader's, else the register's; empty for the default. */
export const currentColour = (): string => shownColour(useChoice.getState())
export const useColour = (): string => useChoice(shownColour)
/** The colour that the reader has chosen; empty for none. */
export const useOwnColour = (): string => useChoice((state) => state.colour)
export const useRegisterColour = (): string => useChoice((state) => state.register)
export const useThemeChoice = (): ThemeChoice => useChoice((state) => state.choice)

/** Calls back at once, and whenever light, night or the colour changes. */
export function onLook(then: (night: boolean, colour: string) => void): void {
  const update = () => then(isNight(), currentColour())
  subscribe(update)
  update()
}
