// A button that leaves a form without saving: it asks about unsaved input, closes the tab, and returns to the page before.
import type { Wording } from '@register/contract/phrase'
import { use } from 'react'
import { Action } from '../action/Action.tsx'
import { useCloseTab } from './useCloseTab.ts'
import { TabContext } from './useTab.ts'

export function LeaveAction({ label, to }: { label: Wording; to: string }) {
  const key = use(TabContext)
  const close = useCloseTab()
  return <Action label={label} onPress={() => close(key, to)} />
}
