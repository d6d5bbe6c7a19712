// The number of rows of a page: the one that the reader last chose in any list, or as many as the height holds.
import { useState } from 'react'
import { drop, store, stored } from '../../../api/store/stored.ts'

export const pageSizes = [10, 20, 30, 40, 50]

const kept = 'PAGE_SIZE'
const chosenSize = () => {
  const size = stored<number>(kept)
  return size && pageSizes.includes(size) ? size : undefined
}

/** What the last measured list of this window held: the next one begins with it, so that it is asked for once. */
let held = 10

export interface PageSize {
  usual: number
  /** The reader has chosen none: it follows the height. */
  fits: boolean
  /** Undefined: by the height. */
  choose: (size: number | undefined) => void
  /** Tells how many rows the table holds. */
  holds: (rows: number) => void
}

/** `own`: the list's own size, which nothing changes but the reader. */
export function usePageSize(own: number | undefined): PageSize {
  const [chosen, setChosen] = useState(chosenSize)
  const [fitting, setFitting] = useState(held)
  return {
    usual: own ?? chosen ?? fitting,
    fits: own === undefined && chosen === undefined,
    choose(size) {
      setChosen(size)
      if (size === undefined) drop(kept)
      else store(kept, size)
    },
    holds(rows) {
      held = rows
      setFitting(rows)
    },
  }
}
