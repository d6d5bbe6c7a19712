// A filter that is no condition on one field, as the numbers that a list is asked for by.
import type { Phrase } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import type { FilterObject } from './filterRows.ts'

/** A condition in words, and how it ends. */
export interface Condition {
  /** Tells it from the others of its filter. */
  key: string
  text: Phrase
  /** False: an old link set it, and nothing offers it now. */
  isKnown: boolean
  remove: () => void
}

/** A filter that is no condition on one field: what it sets in the address, its conditions, and how it is drawn below those that are being written. */
export interface FurtherFilter {
  name: string
  /** What its conditions are called together, where they are not told one by one. */
  label: Phrase
  conditions: readonly Condition[]
  draw: (draft: FilterObject) => ReactNode
}
