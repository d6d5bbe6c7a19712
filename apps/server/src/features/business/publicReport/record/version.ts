// What a public certificate said in one of its versions: its stored content through the same public projection as today's.
import type { FrontVersion } from '@register/contract/business/publicReport/certificate/version'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import type { DisplayedValue } from '@register/contract/business/publicReport/shown/displayed'
import { notFound } from '@register/contract/errors'
import type { Ctx } from '../../../../access/ctx.ts'
import { namesFor, type ReportRecord } from '../../report/service.ts'
import { findPublic } from './find.ts'
import { historyOf } from './lineage.ts'
import { certificateFacts, comparedLines, otherGroups } from './lines.ts'
import { asPublicRow } from './row.ts'
import { tableOf } from './table.ts'

/** A table without the standing of the certificates in it. */
function withoutStanding({ table, ...item }: DisplayedValue): DisplayedValue {
  return table ? { ...item, table: { columns: table.columns, rows: table.rows } } : item
}

/** Refuses a version that there never was, and every version of a record that is not public. */
export async function versionFor(
  ctx: Ctx,
  { publicId, version }: { publicId: string; version: number },
): Promise<FrontVersion> {
  const present = await findPublic(ctx, { publicId })
  const stored = await ctx.db
    .selectFrom('report_version')
    .select('content')
    .where('report_id', '=', present.id)
    .where('version', '=', version)
    .executeTakeFirst()
  // The step that made it, as the history tells it.
  const made = historyOf(ctx, present).find((step) => step.version === version)
  if (!stored || !made) throw notFound(['这张证书没有这一版本', 'This certificate has no such version'])
  // The version says nothing about the standing of its parts: the register does not know how they stood on that day, and today's standing belongs to today's version.
  const row = { ...(stored.content as ReportRecord), cited: {}, derived: present.derived }
  const names = await namesFor(ctx)
  const facts = await certificateFacts(ctx, row, names)
  const { rows, whole, models } = tableOf(ctx, row)
  const { status, certificateNo, reportNo, productName, model, manufacturerName, categoryCode } = asPublicRow(
    row,
    names,
  )
  return {
    publicId,
    printedNo: printNo(certificateNo),
    certificateNo,
    reportNo,
    productName,
    model,
    manufacturerName,
    categoryCode,
    version,
    kind: made.kind,
    date: made.date,
    present: { version: present.version, status },
    compare: comparedLines(ctx, facts),
    groups: otherGroups(ctx, facts).map((group) => ({ ...group, items: group.items.map(withoutStanding) })),
    coverage: { rows, whole, models },
    coverageText: row.coverage_text ?? '',
    components: facts.components.map((one) => ({
      name: one.name,
      model: one.model ?? '',
      certificateNo: printNo(one.certificateNo ?? ''),
      manufacturer: one.manufacturer ?? '',
    })),
  }
}
