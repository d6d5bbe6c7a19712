// Every screen of the product, in every state that the sweep opens it in.
import type { ScreenCase } from './case.ts'
import { codes, reports } from './cases/business.ts'
import { displayPieces } from './cases/displayPieces.ts'
import { formPieces } from './cases/formPieces.ts'
import { others } from './cases/others.ts'
import { site } from './cases/site.ts'
import { system } from './cases/system.ts'
import { tablePieces } from './cases/tablePieces.ts'
import { otherPages, templates } from './cases/templates.ts'

export const screens: readonly ScreenCase[] = [
  ...site,
  ...codes,
  ...reports,
  ...others,
  ...system,
  ...tablePieces,
  ...formPieces,
  ...displayPieces,
  ...templates,
  ...otherPages,
]
