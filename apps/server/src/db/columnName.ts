// The name of the column for a field of the wire: the same in snake case.

/** `manufacturerName` is stored in `manufacturer_name`. */
export const columnName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
