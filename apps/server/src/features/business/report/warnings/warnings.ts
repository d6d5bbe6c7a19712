// Warnings for stored reports, one or many: their contents compared with the applications of their codes.
import { unlistedWords } from '@register/contract/business/content/unlistedBasis'
import type { UserCtx } from '../../../../access/ctx.ts'
import { warningsOf, type IssuedFor } from '../content/checks.ts'
import { contentOf, type ReportRecord } from '../content/content.ts'
import { issuedFor } from '../content/issuedFor.ts'
import type { Reached } from '../content/view.ts'
import { citedBy } from '../cited/cited.ts'
import { namedParts } from '../cited/parts.ts'
import { inOffice, scoped } from '../store.ts'
import { unlistedBasis } from './basis.ts'
import { partWarnings } from './parts.ts'

/** What publishing a draft asks to confirm; empty for readers outside the body. */
export const unlistedOf = async (ctx: UserCtx, row: ReportRecord & Reached): Promise<string[]> =>
  row.in_office && row.status === 'draft' ? unlistedBasis(ctx.db, row.test_basis) : []

/** In the caller's language; empty for readers outside the body. `issued`: the application of a draft's code. */
export async function warningsFor(ctx: UserCtx, row: ReportRecord & Reached, issued?: IssuedFor): Promise<string[]> {
  if (!row.in_office) return []
  const content = contentOf(ctx.secrets, row)
  const unlisted = await unlistedOf(ctx, row)
  return [
    ...warningsOf(content, issued),
    ...(unlisted.length > 0 ? [unlistedWords(unlisted)] : []),
    ...(row.status === 'draft' ? partWarnings(namedParts(row, await citedBy(ctx.db, row.id))) : []),
  ].map(ctx.say)
}

/** The same for several reports: those with warnings; reports outside the caller's scope are left out. */
export async function warningsOfReports(ctx: UserCtx, ids: readonly number[]) {
  const rows = await scoped(ctx)
    .selectAll('report')
    .select(inOffice(ctx.scope).as('in_office'))
    .where('report.id', 'in', [...ids])
    .orderBy('report.id')
    .execute()
  const found: { id: number; warnings: string[]; unlistedBasis: string[] }[] = []
  // One after the other: each reads the application of its own code, and people choose few reports at once.
  for (const row of rows) {
    const warnings = await warningsFor(ctx, row, row.status === 'draft' ? await issuedFor(ctx, row) : undefined)
    if (warnings.length > 0) found.push({ id: row.id, warnings, unlistedBasis: await unlistedOf(ctx, row) })
  }
  return found
}
