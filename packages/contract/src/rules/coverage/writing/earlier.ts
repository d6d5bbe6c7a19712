// Coverage as it was kept before rows held conditions: one flat list of bounds, which reads as one row.
import { repeatedIn, type Condition, type CoverageRow } from '../shape.ts'

/** Coverage in any stored format, as versions, proposals and changes have it: rows, or the earlier flat list. */
type Stored = readonly (CoverageRow | Condition)[]

const isList = (stored: unknown): stored is Stored => Array.isArray(stored)
const isRow = (one: CoverageRow | Condition): one is CoverageRow => 'conditions' in one

/** The rows of stored coverage, whenever it was stored; none of what is no list. */
export function rowsOf(stored: unknown): CoverageRow[] {
  const list = isList(stored) ? stored : []
  const flat = list.filter((one): one is Condition => !isRow(one))
  return [...list.filter(isRow), ...(flat.length > 0 ? [{ conditions: flat }] : [])]
}

/** Whether a flat list is complete: not when a parameter appears in it twice, and not when an import wrote it. */
export const wasWhole = (rows: readonly CoverageRow[], origin: unknown): boolean =>
  origin === 'issued' && rows.every((row) => repeatedIn(row).size === 0)
