// The answer for one certificate: its public values, always from the primary and uncached. Decision 19.
import { sql, type RawBuilder } from 'kysely'
import { numberKey, printNo } from '@register/contract/business/numbers/certificateNo'
import type { Answer } from '@register/contract/business/publicReport'
import { conflict, notFound } from '@register/contract/errors'
import { fold } from '@register/contract/fold'
import { shanghaiDay } from '@register/contract/dates'
import type { Ctx, UserCtx } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import { statement } from '../../../../db/statement.ts'
import { asFileRows, filesOf, isPublished, publicFiles } from '../../file/service.ts'
import { asPublicEntries, entries } from '../../integrity/service.ts'
import {
  changeInForce,
  citedOf,
  comingNamesOf,
  comingOf,
  datedOf,
  findReport,
  groundsOf,
  groundText,
  isPublic,
  namedToday,
  namesFor,
  objectOf,
  recallsOf,
  ruleEndOf,
  shownRule,
  standingOn,
  statusOf,
  verifyUrl,
} from '../../report/service.ts'
import { historyOf, lineage } from './lineage.ts'
import { comparedLines, otherGroups, certificateFacts } from './lines.ts'
import { partsOf } from './parts.ts'
import { asPublicRow } from './row.ts'
import { tableOf } from './table.ts'

export interface Question {
  certificateNo?: string | undefined
  publicId?: string | undefined
  /** Also how the companies stood on this day. */
  on?: string | undefined
}

const unknownNumber = () =>
  notFound([
    '没有查到这张证书，请核对编号是否抄录正确',
    'No certificate with this number is registered. Please check that it was copied correctly',
  ])

const several = () =>
  conflict([
    '有多张证书登记了这个编号，请按编号查询后逐张核对',
    'Several certificates are registered with this number. Search for it, and look at each',
  ])

/** Records with everything that their answers need. */
export const records = (db: Db) =>
  db
    .selectFrom('report')
    .selectAll('report')
    .select(statusOf.as('derived'))
    .select(citedOf.as('cited'))
    .select(lineage)
    .select([recallsOf, comingNamesOf, datedOf, ruleEndOf])
    .select([publicFiles.as('files'), entries.as('entries')])
    .select([
      sql<number | null>`(select count from report_check where report_id = report.id)`.as('checks'),
      sql<string>`now()`.as('looked_up_at'),
    ])

const publicBy = (condition: (value: string) => RawBuilder<boolean>) =>
  statement((db, value: string) => records(db).where(isPublic).where(condition(value)).limit(2))

const byPublicId = publicBy((id) => sql<boolean>`report.public_id = ${id}`)
const byCertificate = publicBy((key) => sql<boolean>`report.certificate_key = ${key}`)
const byReading = publicBy((key) => sql<boolean>`report.probable_key = ${key}`)
const byReport = publicBy((key) => sql<boolean>`report_keys(report.report_nos) @> array[${key}]::text[]`)

export type AnswerRecord = Awaited<ReturnType<typeof byPublicId>>[number]

type FoundBy = Answer['foundBy']

/**
 * The published record of a request: by its public id, its certificate number or, where exactly one record has it, by the
 * probable reading of a misprinted number or by its report number. Decisions 45 and 102.
 */
export async function findPublic(
  { db }: Ctx,
  { certificateNo = '', publicId }: Question,
): Promise<AnswerRecord & { foundBy: FoundBy }> {
  const key = numberKey(certificateNo)
  const ways: readonly [FoundBy, () => Promise<AnswerRecord[]>][] =
    publicId === undefined
      ? [
          ['certificateNo', () => byCertificate(db, key)],
          ['probableNo', () => byReading(db, key)],
          ['reportNo', () => byReport(db, fold(certificateNo))],
        ]
      : [['publicId', () => byPublicId(db, publicId)]]
  for (const [foundBy, read] of ways) {
    const [found, ...others] = await read()
    if (found && others.length === 0) return { ...namedToday(found), foundBy }
    // Of several with one number none is the answer, and none of them is absent: they are looked at in a list.
    if (found) throw several()
  }
  throw unknownNumber()
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
    lookedUpAt: row.looked_up_at,
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
    publication: { version: 1, date: today },
  }
  const files = await filesOf(ctx, objectOf(id))
  return answerTo(ctx, published, { files: files.filter(isPublished) })
}
