// The pages on tables, filters and the choices that open them.
import type { Piece } from './piece.ts'

export const tablePieces = [] as const satisfies readonly Piece[]
