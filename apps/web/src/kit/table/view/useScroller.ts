// The scrolling part of a table: reachable by keyboard, and back at its top when other rows have arrived.
import type { TableRef } from 'antd'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { measureRowOf, scrollPlaceOf } from '../../antd/tableParts.ts'

/** `rows` identifies a set of rows; `toTop` is how a table scrolls that keeps account of its place itself. */
export function useScroller(label: string, rows: string, toTop?: () => void): RefObject<TableRef | null> {
  const table = useRef<TableRef>(null)
  useEffect(() => {
    // The buttons in the hidden row that repeats the heads must not be reached by keyboard.
    const heads = measureRowOf(table.current)
    if (heads) heads.inert = true
    const place = scrollPlaceOf(table.current)
    if (!place) return
    place.tabIndex = 0
    place.setAttribute('role', 'group')
    place.setAttribute('aria-label', label)
  })
  const last = useRef(rows)
  // With the drawing itself: a key pressed right after it must not be undone.
  useLayoutEffect(() => {
    // A hidden page that is shown again runs its effects again, with the same rows.
    if (last.current === rows) return
    last.current = rows
    const place = scrollPlaceOf(table.current)
    if (toTop) toTop()
    else if (place) place.scrollTop = 0
  }, [rows, toTop])
  return table
}
