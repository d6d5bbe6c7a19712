// The rows of a list that a dialog shows: all of a short list, else the first ones. More than one row is left out then, so that "and n more" is worth its line.

/** A list of this length is read at a glance and fits into a dialog. */
const few = 10
const first = 8

export const firstOf = <T>(rows: readonly T[]): readonly T[] => (rows.length > few ? rows.slice(0, first) : rows)
