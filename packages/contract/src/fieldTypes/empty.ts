// When a value holds nothing, whatever the type of its field. Apart from the declarations, of which readers of the site need nothing else.

export const isNothing = (end: unknown): boolean => end === undefined || end === null || end === ''

/** An object with no other keys than the ends; their values may still be what somebody typed. */
export const isRange = (value: unknown): value is Readonly<Partial<Record<'from' | 'to', unknown>>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => key === 'from' || key === 'to')

export const isEmptyRange = (value: unknown): boolean => isRange(value) && isNothing(value.from) && isNothing(value.to)

export const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A row in which nothing stands. */
export const isEmptyRow = (row: unknown): boolean => isRow(row) && Object.values(row).every(isNothing)

/** Nothing, an empty text, an empty list, a range without an end, a table in whose rows nothing stands. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) ? value.every(isEmptyRow) : isEmptyRange(value))
