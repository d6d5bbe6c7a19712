// Everything that shows or frames something.
import type { ScreenCase } from '../case.ts'

export const displayPieces: readonly ScreenCase[] = []
