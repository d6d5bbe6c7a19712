// Warnings for stored reports, one or many: their contents compared with the applications of their codes.
import type { UserCtx } from '../../../../access/ctx.ts'
import { applicationOfCode } from '../../codeApply/service.ts'
import { warningsOf } from '../content/checks.ts'
import { contentOf, type ReportRecord } from '../content/content.ts'
import type { Reached } from '../content/view.ts'
import { citedBy } from '../cited/cited.ts'
import { namedParts } from '../cited/parts.ts'
import { inOffice, scoped } from '../store.ts'
import { partWarnings } from './parts.ts'

/** In the caller's language; empty for readers outside the body. */
export async function warningsFor(ctx: UserCtx, row: ReportRecord & Reached): Promise<string[]> {
  if (!row.in_office) return []
  // A report from before the register has no code that the register issued. Only the body that applied may read an application.
  const code = row.status === 'draft' && row.origin !== 'existing' ? row.certificate_key : null
  const issued = code ? await applicationOfCode(ctx, code) : undefined
  const content = contentOf(ctx.secrets, row)
  return [
    ...warningsOf(content, issued?.body_id === row.body_id ? issued : undefined),
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
  const found: { id: number; warnings: string[] }[] = []
  // One after the other: each reads the application of its own code, and people choose few reports at once.
  for (const row of rows) {
    const warnings = await warningsFor(ctx, row)
    if (warnings.length > 0) found.push({ id: row.id, warnings })
  }
  return found
}
