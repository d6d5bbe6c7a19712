// One of the pieces that show or frame something, by its key.
import { displayPieces } from './displayPieces.ts'
import type { Piece } from './piece.ts'

export function displayPiece(key: (typeof displayPieces)[number]['key']): Piece {
  const found = displayPieces.find((piece) => piece.key === key)
  if (!found) throw new Error(`No piece is called ${key}`)
  return found
}
