// Whether an input method is composing: the letters on the screen are then on their way to a word, and nothing is looked for with them.
import { useState, useSyncExternalStore } from 'react'

let composing = false
const told = new Set<() => void>()

function note(now: boolean): void {
  if (now === composing) return
  composing = now
  for (const tell of told) tell()
}

// Before the handlers of the page, which ask while the same event runs. An input that is taken away while it composes never says that it has ended; whichever gets the focus next does, or the next letter.
document.addEventListener('compositionstart', () => note(true), { capture: true })
document.addEventListener('compositionend', () => note(false), { capture: true })
document.addEventListener('focusin', () => note(false), { capture: true })
document.addEventListener('input', (event) => note(event instanceof InputEvent && event.isComposing), { capture: true })

export const isComposing = (): boolean => composing

function subscribe(tell: () => void) {
  told.add(tell)
  return () => told.delete(tell)
}
const useComposing = (): boolean => useSyncExternalStore(subscribe, isComposing)

/** The typed text as it was before an input method began to compose, until it has ended. */
export function useComposed(text: string): string {
  const isUnderWay = useComposing()
  const [composed, setComposed] = useState(text)
  if (!isUnderWay && composed !== text) setComposed(text)
  return isUnderWay ? composed : text
}
