// Every screen of the product, in every state that the sweep opens it in.
import type { ScreenCase } from './case.ts'
import { codes, companies, reports } from './cases/business.ts'
import { displayPieces } from './cases/displayPieces.ts'
import { formPieces } from './cases/formPieces.ts'
import { officeErrors, siteErrors } from './cases/errors.ts'
import { officeNotices, siteNotices } from './cases/notices.ts'
import { others } from './cases/others.ts'
import { site } from './cases/site.ts'
import { information } from './cases/information.ts'
import { machines } from './cases/machines.ts'
import { system } from './cases/system.ts'
import { upkeep } from './cases/upkeep.ts'
import { userCenter } from './cases/userCenter.ts'
import { tablePieces } from './cases/tablePieces.ts'
import { otherPages, templates } from './cases/templates.ts'

/** By the test file that opens the screens. */
export const groups = {
  site: [...site, ...siteNotices, ...siteErrors],
  office: [
    ...codes,
    ...reports,
    ...information,
    ...companies,
    ...others,
    ...officeNotices,
    ...officeErrors,
    ...system,
    ...upkeep,
    ...machines,
    ...userCenter,
  ],
  tables: tablePieces,
  forms: formPieces,
  display: displayPieces,
  templates: [...templates, ...otherPages],
} as const satisfies Record<string, readonly ScreenCase[]>

export type Group = keyof typeof groups
