// What the gallery tells of one piece of the kit: the address of its page, its name, and one line on what it is for.
import type { Phrase } from '@register/contract/phrase'

export interface Piece {
  /** Its page is `/vab/<key>`. */
  key: string
  title: Phrase
  text: Phrase
}

/** One of the pieces by its key, for its own page. */
export function pieceOf<P extends Piece>(pieces: readonly P[], key: P['key']): P {
  const found = pieces.find((piece) => piece.key === key)
  if (!found) throw new Error(`No page shows ${key}`)
  return found
}
