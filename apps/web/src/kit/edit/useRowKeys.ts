// Keys for rows that have none of their own, so that a row keeps its inputs when others are added, removed or moved.
import { useState } from 'react'
import { movedTo } from '../sort/moved.ts'

export interface RowKeys {
  keys: readonly number[]
  /** Called before the rows change, so that the keys change with them. */
  added: () => void
  removed: (at: number) => void
  moved: (from: number, to: number) => void
}

export function useRowKeys(count: number): RowKeys {
  const [named, setNamed] = useState<readonly number[]>([])
  const above = (list: readonly number[]) => Math.max(0, ...list) + 1
  // Rows added or removed from outside are assumed to be at the end, because their place is not known.
  const keys = Array.from({ length: count }, (_, at) => named[at] ?? above(named) + at)
  return {
    keys,
    added: () => setNamed([...keys, above(keys)]),
    removed: (at) => setNamed(keys.filter((_, place) => place !== at)),
    moved: (from, to) => setNamed(movedTo(keys, from, to)),
  }
}
