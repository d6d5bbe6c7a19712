// Whether the row of tabs is longer than its place, told anew when either changes.
import { useEffect, useState, type RefObject } from 'react'

export function useOverflow(row: RefObject<HTMLElement | null>, count: number): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // A tab that is given a longer name makes the row longer too.
    for (const tab of element.children) observer.observe(tab)
    return () => observer.disconnect()
  }, [row, count])
  return overflows
}
