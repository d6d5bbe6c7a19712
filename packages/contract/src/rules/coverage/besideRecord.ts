// One answer held against what the record states of the tested sample: for products of the same model, whose rest is the sample's.
import { isEmpty, type Field } from '../../fields.ts'
import { isRange } from '../../fieldTypes/empty.ts'
import type { Asked } from './asked.ts'
import { compare, hasOptions } from './compare.ts'
import { compareDecimals } from './spelling/decimal.ts'
import { isPlaceholder } from './spelling/placeholder.ts'

/** Accepts exactly this range: a smaller range inside the sample's is another value, because a range here is no limit. */
function isSameRange({ from, to }: { readonly from?: unknown; readonly to?: unknown }, asked: Asked): boolean {
  const ends =
    asked.kind === 'interval'
      ? [asked.from, asked.to]
      : asked.kind === 'values'
        ? [...asked.values, ...asked.values]
        : []
  const own = [from, to].map((end) => (typeof end === 'number' ? String(end) : undefined))
  return own.every((end, at) => {
    const given = ends.length === 2 ? ends[at] : undefined
    return end !== undefined && given !== undefined && compareDecimals(given, end) === 0
  })
}

/** The values that a record states of its sample; a placeholder states none. */
function registeredValues(field: Field, registered: unknown): readonly string[] {
  if (isEmpty(registered)) return []
  const values = (Array.isArray(registered) ? registered : [registered]).map(String)
  return hasOptions(field) ? values : values.filter((one) => !isPlaceholder(one))
}

/** How an answer compares with the record of the sample: the same, another value or one that cannot be told to be the same, or nothing where the record has none. */
export function besideRecord(field: Field, registered: unknown, asked: Asked): 'same' | 'other' | undefined {
  const values = [...registeredValues(field, registered)]
  if (values.length === 0 || field.type === 'table') return undefined
  if (asked.kind === 'printed') return 'same'
  if (asked.kind === 'differs') return 'other'
  if (isRange(registered)) return isSameRange(registered, asked) ? 'same' : 'other'
  const { result } = compare({ ...field, coverage: 'equal' }, { parameter: field.key, values }, asked, [])
  return result === 'met' ? 'same' : 'other'
}
