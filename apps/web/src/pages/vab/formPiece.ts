// One entry of the pages on forms by its key, for the page itself.
import { formPieces } from './formPieces.ts'

type Key = (typeof formPieces)[number]['key']

export function formPiece(key: Key): (typeof formPieces)[number] {
  const found = formPieces.find((piece) => piece.key === key)
  if (!found) throw new Error(`No page shows ${key}`)
  return found
}
