// Lets the keyboard scroll rows that are drawn as they come into sight; their list hears the wheel alone.
import type { TableRef } from 'antd'
import { useEffect, type RefObject } from 'react'

/** Pixels that one press moves: about a row, and about a column. */
const step = 48

const wheels: Readonly<Record<string, (page: number) => { deltaX?: number; deltaY?: number }>> = {
  ArrowDown: () => ({ deltaY: step }),
  ArrowUp: () => ({ deltaY: -step }),
  ArrowRight: () => ({ deltaX: step }),
  ArrowLeft: () => ({ deltaX: -step }),
  PageDown: (page) => ({ deltaY: page }),
  PageUp: (page) => ({ deltaY: -page }),
}

/** `count`: how many rows there are; undefined where the browser scrolls them itself. */
export function useVirtualKeys(table: RefObject<TableRef | null>, count: number | undefined): void {
  useEffect(() => {
    const holder = table.current?.nativeElement.querySelector<HTMLElement>('.ant-table-tbody-virtual-holder')
    if (!holder || count === undefined) return undefined
    function press(event: KeyboardEvent) {
      if (event.target !== holder || !holder || count === undefined) return
      const wheel = wheels[event.key]
      if (wheel) {
        const how = { bubbles: true, cancelable: true, ...wheel(holder.clientHeight - step) }
        holder.dispatchEvent(new WheelEvent('wheel', how))
      } else if (event.key === 'Home') table.current?.scrollTo({ top: 0 })
      else if (event.key === 'End') table.current?.scrollTo({ index: count - 1 })
      else return
      event.preventDefault()
    }
    holder.addEventListener('keydown', press)
    return () => holder.removeEventListener('keydown', press)
  }, [table, count])
}
