// Pages of a public list: the page number in the address.
export const pageSize = 20

/** The server serves no page after this one. */
export const mostPages = 500

/** The page number from the address; the first page where it is missing or invalid. */
export const pageNumOf = (text: string | null): number =>
  Math.min(mostPages, Math.max(1, Math.trunc(Number(text)) || 1))
