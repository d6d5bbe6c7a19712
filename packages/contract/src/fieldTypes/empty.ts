// Whether a value is empty, for every type of field. A module of its own, because the public site needs nothing else of the field types.

export const isNothing = (end: unknown): boolean => end === undefined || end === null || end === ''

/** An object with no other keys than the ends; their values may be unchecked input. */
export const isRange = (value: unknown): value is Readonly<Partial<Record<'from' | 'to', unknown>>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => key === 'from' || key === 'to')

export const isEmptyRange = (value: unknown): boolean => isRange(value) && isNothing(value.from) && isNothing(value.to)

export const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A row without any value. */
export const isEmptyRow = (row: unknown): boolean => isRow(row) && Object.values(row).every(isNothing)

/** Null, an empty text, an empty list, a range without ends, a table whose rows are all empty. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) ? value.every(isEmptyRow) : isEmptyRange(value))
