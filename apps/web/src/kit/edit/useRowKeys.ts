// Names for rows that have none of their own, so that a row keeps its inputs when others come, go or change places.
import { useState } from 'react'
import { movedTo } from '../sort/moved.ts'

export interface RowKeys {
  keys: readonly number[]
  /** Told before the rows change, so that the names change with them. */
  added: () => void
  removed: (at: number) => void
  moved: (from: number, to: number) => void
}

export function useRowKeys(count: number): RowKeys {
  const [named, setNamed] = useState<readonly number[]>([])
  const above = (list: readonly number[]) => Math.max(0, ...list) + 1
  // Rows that came or went from outside did so at the end, as far as anybody can tell.
  const keys = Array.from({ length: count }, (_, at) => named[at] ?? above(named) + at)
  return {
    keys,
    added: () => setNamed([...keys, above(keys)]),
    removed: (at) => setNamed(keys.filter((_, place) => place !== at)),
    moved: (from, to) => setNamed(movedTo(keys, from, to)),
  }
}
