// Single-key shortcuts of a screen, silent while someone types or a dialog is open.
import { useEffect } from 'react'

const typing = 'input, textarea, select, [contenteditable="true"], [role="combobox"]'

export function useKeys(keys: Readonly<Record<string, () => void>>) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(typing)) return
      if (document.querySelector('[role="dialog"][aria-modal="true"]')) return
      const act = keys[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [keys])
}
