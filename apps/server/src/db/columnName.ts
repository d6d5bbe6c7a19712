// The column that keeps a field of the wire: its name in snake case.

/** `manufacturerName` is kept as `manufacturer_name`. */
export const columnName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
