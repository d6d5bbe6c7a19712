// Moves the focus after a row and its button were removed: to the same button of the next row, else to the one that adds a row.
import { useEffect, useRef, useState, type RefCallback } from 'react'

export interface RowFocus<E extends HTMLElement> {
  addRef: RefCallback<E>
  /** The ref for the button that removes the row of a key. */
  removeRef: (row: number) => RefCallback<E>
  /** Runs after the rows are redrawn; without a row it focuses the button that adds one. The page does not move under the mouse. */
  focusOn: (row: number | undefined) => void
}

export function useRowFocus<E extends HTMLElement = HTMLButtonElement>(): RowFocus<E> {
  const add = useRef<E>(null)
  const [removes] = useState(() => new Map<number, E>())
  const [wanted, want] = useState<{ row: number | undefined }>()
  useEffect(() => {
    if (!wanted) return
    const button = wanted.row === undefined ? undefined : removes.get(wanted.row)
    ;(button ?? add.current)?.focus({ preventScroll: true })
  }, [wanted, removes])
  return {
    addRef: (button) => {
      add.current = button
    },
    removeRef: (row) => (button) => {
      if (button) removes.set(row, button)
      else removes.delete(row)
    },
    focusOn: (row) => want({ row }),
  }
}
