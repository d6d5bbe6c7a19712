// The id of the input for a path of a record, so that messages and checklists can lead there.
import { use, useCallback } from 'react'
import { TabContext } from '../tabs/useTab.ts'
import { useTabs } from '../tabs/useTabs.ts'

const idIn = (tab: string, path: string): string => `f-${path.replaceAll('.', '-')}${tab && `@${tab}`}`

/** Forms of other tabs stay in the document behind the open one: the same path there is another id. */
export function useFieldId(): (path: string) => string {
  const tab = use(TabContext)
  return useCallback((path) => idIn(tab, path), [tab])
}

const focusable = 'input, textarea, button, [tabindex="0"], [contenteditable="true"]'

/** In the open tab, or on a page that stands alone. */
const elementOf = (path: string): HTMLElement | null =>
  document.querySelector(`#${CSS.escape(idIn(useTabs.getState().active, path))}, #${CSS.escape(idIn('', path))}`)

/** Brings the input of a path into sight and puts the cursor there. A path without an input of its own leads to its nearest parent. */
export function goToField(path: string): boolean {
  const parts = path.split('.')
  for (let depth = parts.length; depth > 0; depth -= 1) {
    const found = elementOf(parts.slice(0, depth).join('.'))
    if (!found) continue
    found.scrollIntoView({ block: 'center', behavior: 'smooth' })
    const target = found.matches(focusable) ? found : (found.querySelector<HTMLElement>(focusable) ?? found)
    target.focus({ preventScroll: true })
    return true
  }
  return false
}
