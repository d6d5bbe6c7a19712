// The way out of a form without saving: asks when something was typed, closes the tab, and goes where one came from.
import { use } from 'react'
import { Action } from '../action/Action.tsx'
import { useCloseTab } from './useCloseTab.ts'
import { TabContext } from './useTab.ts'

export function LeaveAction({ label, to }: { label: string; to: string }) {
  const key = use(TabContext)
  const close = useCloseTab()
  return <Action label={label} onPress={() => close(key, to)} />
}
