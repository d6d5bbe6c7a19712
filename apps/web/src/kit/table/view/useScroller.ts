// The part of a table that scrolls: reachable by keyboard, and back at its top when other rows have come.
import type { TableRef } from 'antd'
import { useEffect, useRef, type RefObject } from 'react'

const places = '.ant-table-body, .ant-table-content, .ant-table-tbody-virtual-holder'

/** `rows` tells one set of rows from another. */
export function useScroller(label: string, rows: string): RefObject<TableRef | null> {
  const table = useRef<TableRef>(null)
  useEffect(() => {
    // The library repeats the heads in an unseen row, to measure them: the buttons in it must not be reached.
    for (const row of table.current?.nativeElement.querySelectorAll<HTMLElement>('.ant-table-measure-row') ?? [])
      row.inert = true
    for (const place of table.current?.nativeElement.querySelectorAll<HTMLElement>(places) ?? []) {
      place.tabIndex = 0
      place.setAttribute('role', 'group')
      place.setAttribute('aria-label', label)
    }
  })
  const last = useRef(rows)
  useEffect(() => {
    // A page that has rested begins its effects anew, with the same rows.
    if (last.current === rows) return
    last.current = rows
    for (const place of table.current?.nativeElement.querySelectorAll(places) ?? []) place.scrollTop = 0
  }, [rows])
  return table
}
