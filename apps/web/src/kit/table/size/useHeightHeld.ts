// Measures how many rows a table holds, when it is first drawn and whenever the window has another size.
import type { TableRef } from 'antd'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { scrollPlaceOf } from '../../antd/tableParts.ts'
import { rowsOfHeight } from './rowsOfHeight.ts'

/** `holds`: undefined where the table grows with its rows. */
export function useHeightHeld(table: RefObject<TableRef | null>, holds: ((rows: number) => void) | undefined): void {
  const measuredAt = useRef('')
  const measured = useEffectEvent((place: HTMLElement) => {
    // What comes and goes above the rows, as the acts on chosen ones or a condition, must not change them: a choice ends with its page.
    const size = `${window.innerWidth} ${window.innerHeight}`
    if (size === measuredAt.current) return
    const rows = [...place.querySelectorAll<HTMLElement>('tbody > tr[data-row-key]')]
    const held = rowsOfHeight(
      place.clientHeight,
      rows.map(({ offsetHeight }) => offsetHeight),
    )
    if (held === undefined) return
    measuredAt.current = size
    holds?.(held)
  })
  const on = holds !== undefined
  useEffect(() => {
    const place = on ? scrollPlaceOf(table.current) : null
    if (!place) return undefined
    // The rows do not change the height of their place, so an answer with more of them measures nothing again.
    const observer = new ResizeObserver(() => measured(place))
    observer.observe(place)
    return () => observer.disconnect()
  }, [table, on])
}
