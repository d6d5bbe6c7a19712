// Tables, filters and choices of the kit.
import type { ScreenCase } from '../case.ts'

export const tablePieces: readonly ScreenCase[] = []
