// Forms, uploads, files, import and export of the kit.
import type { ScreenCase } from '../case.ts'

export const formPieces: readonly ScreenCase[] = []
