// The answer for one certificate: its public values, always from the primary and uncached (docs/rules/site.md#how-fresh-it-is).
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { shanghaiDay } from '@register/contract/dates'
import type { Ctx, UserCtx } from '../../../../access/ctx.ts'
import { asFileRows, filesOf, isPublished } from '../../file/service.ts'
import { asPublicEntries } from '../../integrity/service.ts'
import {
  changeInForce,
  comingOf,
  findReport,
  groundsOf,
  groundText,
  namedToday,
  namesFor,
  objectOf,
  shownRule,
  standingOn,
  verifyUrl,
  citedComponents,
  fallenOf,
  namedParts,
  type CitedByKey,
  type ReportRecord,
} from '../../report/service.ts'
import type { FoundBy } from './find.ts'
import { records, type AnswerRecord } from './records.ts'
import { historyOf } from './lineage.ts'
import { comparedLines, otherGroups, certificateFacts } from './lines.ts'
import { asPublicRow } from './row.ts'
import { tableOf } from './table.ts'

// The main parts of a record for the public, each with the present standing of its certificate.
function partsOf(row: ReportRecord & { cited: CitedByKey }): Pick<Answer, 'components' | 'fallenParts'> {
  const components = citedComponents(row, row.cited)
  return {
    components: components.map(({ component: { name, model, certificateNo, manufacturer }, cited, pieces }) => ({
      name,
      model: model ?? '',
      certificateNo: certificateNo ?? '',
      manufacturer: manufacturer ?? '',
      cited,
      pieces,
    })),
    fallenParts: fallenOf(namedParts(row, row.cited, components)),
  }
}

/** Since when and why it is stopped; from the day of an announced change on, as that says. `otherwise`: the day of a standing that follows from dates. */
function stoppedBy(
  ctx: Ctx,
  row: AnswerRecord,
  otherwise: string | null,
): Pick<Answer, 'statusSince' | 'statusReason' | 'statusGround'> {
  const change = changeInForce(row)
  if (change === 'rule') return { statusSince: row.lapses_on, statusReason: null, statusGround: null }
  if (change === 'coming')
    return {
      statusSince: row.coming_on,
      statusReason: row.coming_reason,
      statusGround: groundText(ctx, row.coming_ground) || null,
    }
  // A replaced one that a rule has ended reads as replaced.
  const isStopped = ['suspended', 'revoked', 'cancelled', 'lapsed'].includes(row.standing)
  return {
    statusSince: isStopped ? row.status_since : otherwise,
    // The rule is shown on its own, in the reader's language.
    statusReason: isStopped && row.status !== 'lapsed' ? row.status_reason : null,
    statusGround: groundText(ctx, row.status_ground) || null,
  }
}

/** The public answer of a record. `files`: for a draft, the files that its publication would make public. */
export async function answerTo(
  ctx: Ctx,
  row: AnswerRecord,
  {
    files = asFileRows(ctx, row.files),
    on,
    foundBy = 'publicId',
  }: { files?: Answer['files']; on?: string | undefined; foundBy?: FoundBy } = {},
): Promise<Answer> {
  const names = await namesFor(ctx)
  const facts = await certificateFacts(ctx, row, names)
  const since: Partial<Record<string, string | null>> = {
    expired: row.valid_to,
    superseded: row.replaced_on,
  }
  return {
    ...asPublicRow(row, names),
    printedNo: printNo(row.certificate_no ?? ''),
    version: row.version,
    origin: row.origin as Answer['origin'],
    confirmed: groundsOf(row),
    ...stoppedBy(ctx, row, since[row.derived] ?? null),
    coming: comingOf(ctx, row),
    ruleEnd: shownRule(ctx, row.rule_end),
    comingNames: row.coming_names,
    dated: row.dated.map(({ field, value, on: first, enteredOn, reason }) => ({
      field,
      value,
      on: first,
      enteredOn,
      reason,
    })),
    asOn: standingOn(row, on, (day) => names.body(row.body_id, day)),
    validTo: row.valid_to,
    compare: comparedLines(ctx, facts),
    groups: otherGroups(ctx, facts),
    coverage: tableOf(ctx, row),
    coverageText: row.coverage_text ?? '',
    ...partsOf(row),
    history: historyOf(ctx, row),
    supersededBy: row.successor,
    supersedes: row.predecessor,
    alike: row.alike,
    foundBy,
    files,
    recalls: row.recalls,
    log: asPublicEntries(row.entries),
    checks: row.checks ?? 0,
    lookedUpAt: ctx.asOf?.toISOString() ?? row.looked_up_at,
    verifyUrl: verifyUrl(ctx, row.public_id),
  }
}

/** What a draft would be worth if it were published today; the same rules as the column `standing` and `statusIn`. */
function standingAtPublication(row: AnswerRecord, today: string) {
  if (row.valid_to && row.valid_to < today) return 'expired'
  const isStated = row.issue_date && row.conclusion && (row.valid_to || row.no_expiry)
  return row.origin === 'existing' && !isStated ? 'unconfirmed' : 'published'
}

/** The answer of a record that the caller may open; a draft is shown as if it were published today. */
export async function previewFor(ctx: UserCtx, id: number): Promise<Answer> {
  await findReport(ctx, id)
  const row = await records(ctx.db).where('report.id', '=', id).executeTakeFirstOrThrow()
  if (row.status !== 'draft') return answerTo(ctx, namedToday(row))
  const today = shanghaiDay()
  const published = {
    ...row,
    status: 'published',
    derived: standingAtPublication(row, today),
    version: 1,
    publication: { version: 1, date: today, datePrinted: '' },
  }
  const files = await filesOf(ctx, objectOf(id))
  return answerTo(ctx, published, { files: files.filter(isPublished) })
}
