// A person's preferences for the office's frame: layout, folded menu, one open branch, tabs, automatic sign-out (docs/rules/office.md#menu).
import { create } from 'zustand'
import { store, stored } from '../store/stored.ts'

/** menu: menu at the left · default: two columns · header: first level above, the rest at the left · dock: all above, no tabs. */
export const layouts = ['menu', 'default', 'header', 'dock'] as const
export type Layout = (typeof layouts)[number]

export interface Preferences {
  layout: Layout
  folded: boolean
  uniqueOpen: boolean
  tags: boolean
  /** Idle minutes after which the person is signed out; 0: never. */
  autoExit: number
}

export const defaults: Preferences = { layout: 'menu', folded: false, uniqueOpen: false, tags: true, autoExit: 0 }
export const autoExitChoices = [0, 1, 5, 10, 20, 30, 60]

const key = 'APP_LAYOUT'

/** A stored value may come from an older version, or be written by something else. */
export function readPreferences(value: unknown): Preferences {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof Preferences, unknown>
  >
  const flag = (name: 'folded' | 'uniqueOpen' | 'tags') =>
    typeof given[name] === 'boolean' ? given[name] : defaults[name]
  return {
    layout: layouts.find((layout) => layout === given.layout) ?? defaults.layout,
    folded: flag('folded'),
    uniqueOpen: flag('uniqueOpen'),
    tags: flag('tags'),
    autoExit: autoExitChoices.find((minutes) => minutes === given.autoExit) ?? defaults.autoExit,
  }
}

export const usePreferences = create<Preferences>(() => readPreferences(stored(key)))

usePreferences.subscribe((state) => store(key, state))

export const prefer = (patch: Partial<Preferences>): void => usePreferences.setState(patch)
