// The pieces of a printed document, in order; each stays whole on one page.
import { createContext, type ReactNode } from 'react'

/** A list of rows, or a table whose head is repeated on every page that shows rows of it. */
export type Within = { as: 'lines' } | { as: 'table'; look: string; head?: ReactNode }

export interface Piece {
  key: string
  /** The content; for an entry of a list or table, without the element of the entry itself. */
  node: ReactNode
  /** The same object for all entries of one list or table. */
  within?: Within
  begins?: true
  withNext?: true
  look?: string
}

/** Whether the English is printed under the Chinese. */
export const BothLanguages = createContext(false)
