// Distributes the pieces of a document over pages by their measured heights; no piece is cut.

export interface Measured {
  height: number
  /** The table or list that it is an entry of. The head is repeated where a page begins with one of its entries. */
  within?: object | undefined
  head: number
  /** Begins a new page. */
  begins?: true
  /** Must not be alone at the end of a page. */
  withNext?: true
}

/** Whether a piece must not be parted from the next one: by its own word, or because one entry of a table or list would stand alone on a page. */
function staysWithNext(pieces: readonly Measured[], at: number): boolean {
  const within = pieces[at]?.within
  const isWithin = (other: number) => within !== undefined && pieces[other]?.within === within
  return pieces[at]?.withNext === true || (isWithin(at + 1) && (!isWithin(at - 1) || !isWithin(at + 2)))
}

/** The indexes of the pieces, page by page. `pageHeight`: the height of a page. A piece that is higher gets a page of its own. */
export function intoPages(pieces: readonly Measured[], pageHeight: number): number[][] {
  const pages: number[][] = []
  let page: number[] = []
  let used = 0
  const turn = () => {
    if (page.length > 0) pages.push(page)
    page = []
    used = 0
  }
  const headAt = (at: number, before: number | undefined): number => {
    const within = pieces[at]?.within
    const goesOn = within !== undefined && before !== undefined && pieces[before]?.within === within
    return goesOn ? 0 : (pieces[at]?.head ?? 0)
  }
  /** The height of a piece together with those that must stay with it. */
  const heightFrom = (at: number): number => {
    let height = 0
    let before = page.at(-1)
    for (let next = at; next < pieces.length; next++) {
      height += headAt(next, before) + (pieces[next]?.height ?? 0)
      if (!staysWithNext(pieces, next)) break
      before = next
    }
    return height
  }
  for (const [at, piece] of pieces.entries()) {
    const follows = pieces[at - 1]?.withNext === true && page.length > 0
    if (piece.begins || (!follows && used + heightFrom(at) > pageHeight)) turn()
    used += headAt(at, page.at(-1)) + piece.height
    page.push(at)
  }
  turn()
  return pages
}
