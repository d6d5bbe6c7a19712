// Single-key shortcuts of a screen, off while a person types, a dialog is open, or the screen is behind another.
import { useEffect } from 'react'
import { isDialogOpen } from './isDialogOpen.ts'
import { useVisibility } from '../../api/visibility.ts'

const typing = 'input, textarea, select, [contenteditable="true"], [role="combobox"]'

/** An act gets the press, so that one that may not happen twice can leave out the repetitions of a key that is held down. */
export function useKeys(keys: Readonly<Record<string, (press: KeyboardEvent) => void>>) {
  const visibility = useVisibility()
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !visibility.now()) return
      if (event.target instanceof Element && event.target.closest(typing)) return
      if (isDialogOpen()) return
      const act = keys[event.key]
      if (!act) return
      event.preventDefault()
      act(event)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [keys, visibility])
}
