// How far a public list is turned: the page as it stands in the address bar.
export const pageSize = 20

/** The register turns no list further. */
export const mostPages = 500

/** Whatever the address says: the first page where it says nothing that is one. */
export const pageNumOf = (text: string | null): number =>
  Math.min(mostPages, Math.max(1, Math.trunc(Number(text)) || 1))
