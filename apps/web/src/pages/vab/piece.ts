// The gallery's entry for one piece of the kit: the address of its page, its name, and one line on its purpose.
import { viewsOf, type ScreenSpec } from '@register/contract/screens/screen'
import type { Phrase } from '@register/contract/phrase'

export interface Piece {
  path: string
  title: Phrase
  text: Phrase
}

/** Screens that show pieces, each with its line; a screen without a line does not compile. */
export interface Pieces<V extends string> {
  declared: Readonly<Record<V, ScreenSpec>>
  texts: Readonly<Record<V, Phrase>>
}

/** One of the pieces by the view of its page. */
export const pieceOf = <V extends string>({ declared, texts }: Pieces<V>, view: V): Piece => ({
  ...declared[view],
  text: texts[view],
})

export const piecesOf = <V extends string>(pieces: Pieces<V>): readonly Piece[] =>
  viewsOf(pieces.declared).map((view) => pieceOf(pieces, view))
