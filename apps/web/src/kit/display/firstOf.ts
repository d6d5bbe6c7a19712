// What a short list in a question shows of many: all of a few, and of more the first, so that a rest worth a line stays.

/** A list of this length is read at a glance and fits into a dialog. */
const few = 10
const first = 8

export const firstOf = <T>(rows: readonly T[]): readonly T[] => (rows.length > few ? rows.slice(0, first) : rows)
