// Differences of a table: rows added, rows removed, cells changed in rows that stayed.
import { canonical } from '../../../canonical.ts'
import { unitBeside } from '../../../fieldTypes/unitBeside.ts'
import { isEmpty, readingText, unitText, type Field, type TableRow } from '../../../fields.ts'
import { filledRows, rowLabel } from '../../../fieldTypes/table.ts'
import type { Phrase } from '../../../phrase.ts'
import type { FieldChange } from '../changeKinds.ts'

/** A row before, after, or both where it was changed; positions counted from 0. */
interface Step {
  readonly before: { readonly row: TableRow; readonly at: number } | undefined
  readonly after: { readonly row: TableRow; readonly at: number } | undefined
}

/** For each pair of positions the number of rows that the two remainders have in common, in order. */
function commonFrom(old: readonly string[], now: readonly string[]): readonly (readonly number[])[] {
  const common = Array.from({ length: old.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0))
  const of = (at: number, place: number) => common[at]?.[place] ?? 0
  for (let at = old.length - 1; at >= 0; at--)
    for (let place = now.length - 1; place >= 0; place--) {
      const line = common[at]
      if (line)
        line[place] =
          old[at] === now[place] ? of(at + 1, place + 1) + 1 : Math.max(of(at + 1, place), of(at, place + 1))
    }
  return common
}

/** Pairs equal rows; between them removed and added rows are paired in order as changed ones. */
function stepsBetween(before: readonly TableRow[], after: readonly TableRow[]): Step[] {
  const [old, now] = [before.map(canonical), after.map(canonical)]
  const common = commonFrom(old, now)
  const steps: Step[] = []
  let [gone, come]: [number[], number[]] = [[], []]
  const flush = () => {
    for (let n = 0; n < Math.max(gone.length, come.length); n++) {
      const [from, to] = [gone[n], come[n]]
      const [left, right] = [before[from ?? -1], after[to ?? -1]]
      steps.push({
        before: left && from !== undefined ? { row: left, at: from } : undefined,
        after: right && to !== undefined ? { row: right, at: to } : undefined,
      })
    }
    ;[gone, come] = [[], []]
  }
  for (let [at, place] = [0, 0]; at < old.length || place < now.length;) {
    if (at < old.length && place < now.length && old[at] === now[place]) {
      flush()
      at++
      place++
    } else if (
      at < old.length &&
      (place >= now.length || (common[at + 1]?.[place] ?? 0) >= (common[at]?.[place + 1] ?? 0))
    )
      gone.push(at++)
    else come.push(place++)
  }
  flush()
  return steps
}

type Say = (phrase: Phrase) => string

function cellText(column: Field, row: TableRow, say: Say): string {
  const value = row[column.key]
  if (isEmpty(value)) return ''
  const reading = readingText(column, value)
  return [say(reading), say(unitBeside(unitText(column), reading[1]))].filter(Boolean).join(' ')
}

const rowText = (columns: readonly Field[], row: TableRow | undefined, say: Say): string =>
  (row &&
    columns
      .map((column) => cellText(column, row, say))
      .filter(Boolean)
      .join(' | ')) ||
  '—'

const rowsIn = (value: unknown): TableRow[] => (Array.isArray(value) ? filledRows(value) : [])

/** The texts of one table's changes; rows are named by their present position, or their former one when removed. */
export function tableChanges(
  { label, columns = [] }: Field,
  change: { readonly field: string; readonly before: unknown; readonly after: unknown },
  say: Say,
): FieldChange[] {
  return stepsBetween(rowsIn(change.before), rowsIn(change.after)).flatMap(({ before, after }): FieldChange[] => {
    const named = say(rowLabel(label, after?.at ?? before?.at ?? 0))
    if (!before || !after)
      return [
        {
          // A removed row's number may belong to another row now.
          field: `${change.field}.${after ? after.at : `${before?.at ?? 0}-`}`,
          label: named,
          before: rowText(columns, before?.row, say),
          after: rowText(columns, after?.row, say),
        },
      ]
    return columns.flatMap((column): FieldChange[] => {
      const [old, now] = [cellText(column, before.row, say), cellText(column, after.row, say)]
      if (old === now) return []
      return [
        {
          field: `${change.field}.${after.at}.${column.key}`,
          label: `${named} ${say(column.label)}`,
          before: old || '—',
          after: now || '—',
        },
      ]
    })
  })
}
