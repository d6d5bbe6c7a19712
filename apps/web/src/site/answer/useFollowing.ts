// Keeps a sticky column in view: of a column taller than the window its end, otherwise its beginning.
import { useEffect, type RefObject } from 'react'

const gap = 16

export function useFollowing(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = column.current
    if (!element) return undefined
    const place = () => {
      element.style.top = `${Math.min(gap, window.innerHeight - element.offsetHeight - gap)}px`
    }
    const sizes = new ResizeObserver(place)
    sizes.observe(element)
    window.addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', place)
    }
  }, [column])
}
