// What a printed document is made of: pieces in order, each whole on one page.
import { createContext, type ReactNode } from 'react'

/** A list of lines, or a table whose head stands on every page that shows rows of it. */
export type Within = { as: 'lines' } | { as: 'table'; look: string; head?: ReactNode }

export interface Piece {
  key: string
  /** The content; of an entry of a list or of a table without the element of the entry. */
  node: ReactNode
  /** The same object for all entries of one list or table. */
  within?: Within
  begins?: true
  withNext?: true
  look?: string
}

/** Whether English stands under the Chinese. */
export const BothLanguages = createContext(false)
