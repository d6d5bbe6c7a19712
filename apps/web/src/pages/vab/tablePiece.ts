// One of the pieces about tables, by its key.
import type { Piece } from './piece.ts'
import { tablePieces } from './tablePieces.ts'

export function tablePiece(key: (typeof tablePieces)[number]['key']): Piece {
  const found = tablePieces.find((piece) => piece.key === key)
  if (!found) throw new Error(`No piece is called ${key}`)
  return found
}
