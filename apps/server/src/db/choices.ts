// Reads the values of choice filters, and refuses unknown ones: an empty list would look like an answer.
import { badField } from '@register/contract/errors'
import { mostRepeated, mostSpelled } from '@register/contract/messages/oneOf'
import { filterWords, type ListColumn, type ListColumns, type ListRequest } from '@register/contract/page'

/** The values of one filter word, which commas separate. */
export const valuesOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Refuses the first unknown value, by the column's name; `options` are the allowed ones. */
export function refuseUnknown(
  key: string,
  { label: [zhName, enName] }: ListColumn,
  values: readonly string[],
  isKnown: (value: string) => boolean,
  options: readonly string[] = [],
): void {
  const unknown = values.find((value) => !isKnown(value))
  if (unknown === undefined) return
  const shown = unknown.length > mostRepeated ? `${unknown.slice(0, mostRepeated)}…` : unknown
  const [zhRight, enRight] =
    options.length > 0 && options.length <= mostSpelled
      ? [`，应为 ${options.join('、')} 之一`, `; it must be one of ${options.join(', ')}`]
      : ['', '']
  throw badField(key, [`${zhName}：没有“${shown}”${zhRight}`, `${enName}: there is no "${shown}"${enRight}`])
}

/** For choices that come from the database: refuses values of this filter that it does not have. */
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
