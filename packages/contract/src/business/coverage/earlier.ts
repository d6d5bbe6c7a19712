// Coverage as it was kept before rows held conditions: one flat list of bounds, which reads as one row.
import { repeatedIn, type Condition, type CoverageRow } from './shape.ts'

/** What stands in versions, proposals and changes of any time: rows, or the flat list of earlier ones. */
type Stored = readonly (CoverageRow | Condition)[]

const isList = (stored: unknown): stored is Stored => Array.isArray(stored)
const isRow = (one: CoverageRow | Condition): one is CoverageRow => 'conditions' in one

/** The rows of stored coverage, whenever it was stored; none of what is no list. */
export function rowsOf(stored: unknown): CoverageRow[] {
  const list = isList(stored) ? stored : []
  const flat = list.filter((one): one is Condition => !isRow(one))
  return [...list.filter(isRow), ...(flat.length > 0 ? [{ conditions: flat }] : [])]
}

/** Whether a flat list counts as whole: not when a parameter stood in it several times, and not when an import wrote it. */
export const wasWhole = (rows: readonly CoverageRow[], origin: unknown): boolean =>
  origin === 'issued' && rows.every((row) => repeatedIn(row).size === 0)
