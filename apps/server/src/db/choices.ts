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

/** Refuses the first unknown value, by the column's name. */
export function refuseUnknown(
  key: string,
  { label: [zhName, enName], options = [], words = {} }: ListColumn,
  values: readonly string[],
  isKnown: (value: string) => boolean,
): void {
  const unknown = values.find((value) => !isKnown(value))
  if (unknown === undefined) return
  const shown = unknown.length > mostRepeated ? `${unknown.slice(0, mostRepeated)}…` : unknown
  const named = options.flatMap((option) => {
    const said = words[option]
    return said === undefined ? [] : ['label' in said ? said.label : said]
  })
  const [zhRight, enRight] =
    named.length > 0 && named.length <= mostSpelled
      ? [
          `，应为以下之一：${named.map(([zh]) => zh).join('、')}`,
          `; it must be one of: ${named.map(([, en]) => en).join(', ')}`,
        ]
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
