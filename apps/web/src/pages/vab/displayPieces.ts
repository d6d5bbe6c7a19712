// The pages on everything that shows or frames something.
import type { Piece } from './piece.ts'

export const displayPieces = [] as const satisfies readonly Piece[]
