// Scrolls the table to the row that was just added, once it is drawn.
import { useEffect, useRef } from 'react'

/** `rows`: undefined or without the row until it has been read. */
export function useScrollToAdded(added: string | number | undefined, rows: readonly unknown[] | undefined): void {
  const shown = useRef<string | number>(undefined)
  useEffect(() => {
    if (added === undefined || added === shown.current) return
    const row = document.querySelector('[data-added]')
    if (!row) return
    shown.current = added
    // In the middle, because the message that it is saved lies over the lower edge; the style sheets leave room below the last row.
    row.scrollIntoView({ block: 'center' })
  }, [added, rows])
}
