// What the choice filters of a request name, and the refusal of what there is not: an empty list would read as an answer.
import { badField } from '@register/contract/errors'
import { filterWords, type ListColumn, type ListColumns, type ListRequest } from '@register/contract/page'

/** Several values of one word are parted by commas. */
export const valuesOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Values are repeated to their sender, but not without end. */
const longest = 40
/** More options than these are looked up, not read. */
const mostOptions = 12

/** Refuses the first value that is not known, by the column's name; `options` are what would be right. */
export function refuseUnknown(
  key: string,
  { label: [zhName, enName] }: ListColumn,
  values: readonly string[],
  isKnown: (value: string) => boolean,
  options: readonly string[] = [],
): void {
  const unknown = values.find((value) => !isKnown(value))
  if (unknown === undefined) return
  const shown = unknown.length > longest ? `${unknown.slice(0, longest)}…` : unknown
  const [zhRight, enRight] =
    options.length > 0 && options.length <= mostOptions
      ? [`，应为 ${options.join('、')} 之一`, `; it must be one of ${options.join(', ')}`]
      : ['', '']
  throw badField(key, [`${zhName}：没有“${shown}”${zhRight}`, `${enName}: there is no "${shown}"${enRight}`])
}

/** For choices that the database knows: refuses values of this filter that are not among them. */
export function onlyKnown<C extends ListColumns>(
  columns: C,
  request: ListRequest,
  key: keyof C & string,
  isKnown: (value: string) => boolean,
): void {
  const [column, raw] = [columns[key], request[key]]
  if (!column || typeof raw !== 'string') return
  refuseUnknown(
    key,
    column,
    filterWords(raw, column).flatMap(({ value }) => valuesOf(value)),
    isKnown,
  )
}
