// The part of a table that scrolls: reachable by keyboard, and back at its top when other rows have come.
import type { TableRef } from 'antd'
import { useEffect, useRef, type RefObject } from 'react'
import { measureRowOf, scrollPlaceOf } from '../../antd/tableParts.ts'

/** `rows` tells one set of rows from another. */
export function useScroller(label: string, rows: string): RefObject<TableRef | null> {
  const table = useRef<TableRef>(null)
  useEffect(() => {
    // The buttons in the row that repeats the heads must not be reached by keyboard.
    const heads = measureRowOf(table.current)
    if (heads) heads.inert = true
    const place = scrollPlaceOf(table.current)
    if (!place) return
    place.tabIndex = 0
    place.setAttribute('role', 'group')
    place.setAttribute('aria-label', label)
  })
  const last = useRef(rows)
  useEffect(() => {
    // A page that has rested begins its effects anew, with the same rows.
    if (last.current === rows) return
    last.current = rows
    const place = scrollPlaceOf(table.current)
    if (place) place.scrollTop = 0
  }, [rows])
  return table
}
