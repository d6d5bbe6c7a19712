// Warnings for stored reports, one or many: their contents compared with the applications of their codes.
import { foreignWords, type ForeignFile } from '@register/contract/business/report/certificateFile/foreign'
import { unlistedWords } from '@register/contract/business/report/content/unlistedBasis'
import { ruleOfOtherKind } from '@register/contract/rules/parameters/testRule'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { alike, differenceOf } from '@register/contract/business/report/part/other'
import { partStandings, timeOfPart } from '@register/contract/business/report/part/standing'
import type { CitedAs } from '@register/contract/business/publicReport/shown/displayed'
import type { Phrase } from '@register/contract/phrase'
import type { UserCtx } from '../../../../access/ctx.ts'
import { warningsOf, type IssuedFor } from '../content/checks.ts'
import { contentOf, type ReportRecord } from '../content/content.ts'
import { issuedFor } from '../content/issuedFor.ts'
import type { Reached } from '../content/view.ts'
import { citedBy } from '../cited/cited.ts'
import { namedParts, type NamedPart } from '../cited/parts.ts'
import { inOffice, scoped } from '../store.ts'
import { unlistedBasis } from './basis.ts'
import { foreignFiles } from './files.ts'

// Warnings about the parts that a draft names: certificates that are not valid today, or that are of another product, manufacturer or model than the row states.
const standing = (cited: CitedAs): Phrase => {
  const { label } = partStandings[cited.status]
  const [zh, en] = timeOfPart(cited) ?? ['', '']
  return [`${label[0]}${zh && `（${zh}）`}`, `${label[1].toLowerCase()}${en && ` (${en})`}`]
}

function warned(name: string, cited: CitedAs): Phrase[] {
  const number = printNo(cited.certificateNo)
  const [zh, en]: Phrase = [`部件“${name}”的证书 ${number}`, `Certificate ${number} of the component “${name}”`]
  const [nowZh, nowEn] = standing(cited)
  return [
    ...(cited.status === 'published' ? [] : [[`${zh}${nowZh}`, `${en} is ${nowEn}`] as const]),
    ...(alike(name, cited.productName)
      ? []
      : [[`${zh}登记的产品是“${cited.productName}”`, `${en} is registered for “${cited.productName}”`] as const]),
    ...cited.differs.map((difference) => differenceOf(name, difference, cited)),
  ]
}

/** Warnings only, because the document may name such a certificate. */
const partWarnings = (parts: readonly NamedPart[]): Phrase[] =>
  parts.flatMap(({ name, cited }) => (cited ? warned(name, cited) : []))

/** What publishing a draft asks to confirm; empty for readers outside the body. */
const unlistedOf = async (ctx: UserCtx, row: ReportRecord & Reached): Promise<string[]> =>
  row.in_office && row.status === 'draft' ? unlistedBasis(ctx.db, row.test_basis) : []

/** Files of a draft that publishing asks to confirm; empty for readers outside the body. */
const foreignOf = async (ctx: UserCtx, row: ReportRecord & Reached): Promise<ForeignFile[]> =>
  row.in_office && row.status === 'draft' ? foreignFiles(ctx, row) : []

/** What publishing a draft asks to state, by the names of the report's fields. */
export const toConfirm = async (ctx: UserCtx, row: ReportRecord & Reached) => ({
  unlistedBasis: await unlistedOf(ctx, row),
  foreignFiles: await foreignOf(ctx, row),
})

/** In the caller's language; empty for readers outside the body. `issued`: the application of a draft's code. */
export async function warningsFor(ctx: UserCtx, row: ReportRecord & Reached, issued?: IssuedFor): Promise<string[]> {
  if (!row.in_office) return []
  const content = contentOf(ctx.secrets, row)
  const unlisted = await unlistedOf(ctx, row)
  const foreign = await foreignOf(ctx, row)
  return [
    ...warningsOf(content, issued),
    ...(row.test_basis ?? []).map((rule) => ruleOfOtherKind(rule, row.form_kind)).filter((one) => one !== undefined),
    ...(unlisted.length > 0 ? [unlistedWords(unlisted)] : []),
    ...(foreign.length > 0 ? [foreignWords(foreign)] : []),
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
