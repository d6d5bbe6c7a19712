// Whether the row of tabs is longer than its space; measured again when either changes size.
import { useEffect, useState } from 'react'

export function useOverflow(row: HTMLElement | null, count: number): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    if (!row) return undefined
    const measure = () => setOverflows(row.scrollWidth > row.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    // A tab that gets a longer name makes the row longer too.
    for (const tab of row.children) observer.observe(tab)
    return () => observer.disconnect()
  }, [row, count])
  return overflows
}
