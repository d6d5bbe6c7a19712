// Whether the conditions on one field leave nothing: a range whose end is before its start, or a value outside of it.
import { dateTypeOf, formatOf, type FilterField } from './field.ts'
import { isWhole, type FilterRow } from './filterRows.ts'

interface End {
  at: string | number
  /** Whether the end itself is in the range. */
  included: boolean
}

/** The value as it is compared; undefined where it is no number. Dates are compared as text, so their format must begin with the year. */
function comparable(field: FilterField, text: string): string | number | undefined {
  if (!field.numeric) return text
  const number = Number(text)
  return text.trim() === '' || Number.isNaN(number) ? undefined : number
}

/** The lower and the upper ends that a row sets. */
function endsOf(field: FilterField, { operator, value }: FilterRow): { lower: End[]; upper: End[] } {
  const texts = typeof value === 'string' ? [value] : (value ?? [])
  const [first, last = first] = texts.flatMap((text) => comparable(field, text) ?? [])
  const end = (at: string | number | undefined, included: boolean): End[] =>
    at === undefined ? [] : [{ at, included }]
  const from = operator === '=' || operator === 'include' || operator === '>=' || operator === '>'
  const to = operator === '=' || operator === 'include' || operator === '<=' || operator === '<'
  return { lower: from ? end(first, operator !== '>') : [], upper: to ? end(last, operator !== '<') : [] }
}

/** Only what is compared by order is checked: of texts and options a record may have several. */
export function clashes(rows: readonly FilterRow[], field: FilterField): boolean {
  const ordered = field.numeric ?? (dateTypeOf(field) !== undefined && formatOf(field).startsWith('YYYY'))
  if (!ordered) return false
  const ends = rows.filter((row) => row.field === field.value && isWhole(row)).map((row) => endsOf(field, row))
  if (ends.length < 2) return false
  const uppers = ends.flatMap(({ upper }) => upper)
  return ends
    .flatMap(({ lower }) => lower)
    .some((low) => uppers.some((up) => low.at > up.at || (low.at === up.at && !(low.included && up.included))))
}
