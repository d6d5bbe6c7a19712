// The pages on forms, uploads, files, import and export.
import type { Piece } from './piece.ts'

export const formPieces = [] as const satisfies readonly Piece[]
