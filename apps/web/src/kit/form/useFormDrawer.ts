// Stores in the address which form is open over a page: going back from one with unsaved input asks first.
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAddressed } from '../dialog/useAddressed.ts'
import { useAskUnsaved } from '../tabs/useCloseTab.ts'
import { TabContext } from '../tabs/useTab.ts'
import { changeTab } from '../tabs/useTabs.ts'

/** As `useAddressed`; closing a form by this asks nothing, because `FormDrawer` has asked already. */
export function useFormDrawer(name: string): ReturnType<typeof useAddressed> {
  const tab = use(TabContext)
  const mayLose = useAskUnsaved()
  const [wanted, address] = useAddressed(name)
  const [shown, show] = useState(wanted)
  const opener = useRef<HTMLElement>(undefined)
  const follow = useEffectEvent(async () => {
    if (wanted === shown) return
    if (await mayLose([tab])) show(wanted)
    else address(shown)
  })
  useEffect(() => void follow(), [wanted])
  useEffect(() => {
    if (shown !== undefined) return
    // Once the form has closed, the page has no unsaved input, and the focus is where it was before.
    changeTab(tab, { unsaved: false })
    opener.current?.focus()
    opener.current = undefined
  }, [tab, shown])
  function set(value: string | undefined) {
    if (value !== undefined && document.activeElement instanceof HTMLElement) opener.current = document.activeElement
    show(value)
    address(value)
  }
  return [shown, set]
}
