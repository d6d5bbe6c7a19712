// The width of an element in pixels, kept up to date; undefined until it has been drawn.
import { useCallback, useState } from 'react'

export function useRoom(): [
  measured: (element: HTMLElement | null) => (() => void) | undefined,
  room: number | undefined,
] {
  const [room, setRoom] = useState<number>()
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    // A hidden page has no width; its element keeps the one it had.
    const measure = () => element.clientWidth > 0 && setRoom(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [measured, room]
}
