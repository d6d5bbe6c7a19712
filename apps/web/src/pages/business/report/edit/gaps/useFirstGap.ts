// Opens a draft at its first empty required field, so that its writer can type at once.
import { useEffect, useEffectEvent } from 'react'
import type { Editor } from '../useContent.ts'

/** A finger that opens a page does not want the keyboard over half of it. */
const hasKeys = window.matchMedia('(pointer: fine)')

export function useFirstGap({ errors, goTo, kept }: Editor): void {
  const open = useEffectEvent(() => {
    // Input that came back is where the person left off, and the page is scrolled there.
    if (kept.state !== 'nothing' || !hasKeys.matches) return
    const empty = errors.flatMap(({ path, when }) => (when === 'asked' ? [path] : []))
    if (empty.length > 0) goTo(...empty)
  })
  useEffect(() => {
    open()
  }, [])
}
