// How much of a file is read for the batch check.

/** Bytes; the same limit as the server has. */
export const maxBytes = 10 * 1024 * 1024
/** How many cells of a column are read. */
export const maxRows = 20_000
export const maxColumns = 60
