// Every screen of the product, in every state that the sweep opens it in.
import type { ScreenCase } from './case.ts'
import { codes, reports } from './cases/business.ts'
import { displayPieces } from './cases/displayPieces.ts'
import { formPieces } from './cases/formPieces.ts'
import { others } from './cases/others.ts'
import { site } from './cases/site.ts'
import { tablePieces } from './cases/tablePieces.ts'

export const screens: readonly ScreenCase[] = [
  ...site,
  ...codes,
  ...reports,
  ...others,
  ...tablePieces,
  ...formPieces,
  ...displayPieces,
]
