// The answer for one certificate: what the public may know of it, always from the primary and uncached. Decision 19.
import { sql } from 'kysely'
import { printNo } from '@register/contract/business/numbers/certificateNo'
import type { Answer } from '@register/contract/business/publicReport'
import { Failure } from '@register/contract/errors'
import { fold } from '@register/contract/fold'
import { shanghaiDay } from '@register/contract/dates'
import type { Ctx, UserCtx } from '../../../../access/ctx.ts'
import { filesOf, opens } from '../../file/service.ts'
import { entriesOf } from '../../integrity/service.ts'
import { citedOf, findReport, isShown, namesFor, objectOf, statusOf, verifyUrl } from '../../report/service.ts'
import { historyOf, lineage } from './lineage.ts'
import { comparedLines, otherGroups, toldBy } from './lines.ts'
import { partsOf } from './parts.ts'
import { asPublicRow } from './row.ts'
import { tableOf } from './table.ts'

export interface Question {
  certificateNo?: string | undefined
  publicId?: string | undefined
}

const unknownNumber = () =>
  new Failure(404, [
    '没有查到这张证书，请核对编号是否抄录正确',
    'No certificate with this number is registered. Please check that it was copied correctly',
  ])

/** A record with all that its answer is made of. */
export const records = (ctx: Ctx) =>
  ctx.db
    .selectFrom('report')
    .selectAll('report')
    .select(statusOf.as('derived'))
    .select(citedOf.as('cited'))
    .select(lineage)
    .select([
      sql<number | null>`(select count from report_check where report_id = report.id)`.as('checks'),
      sql<string>`now()`.as('looked_up_at'),
    ])

export type AnswerRecord = Awaited<ReturnType<typeof findPublic>>

/**
 * The published record a question means, by its public id, its certificate number or, where exactly one body has used it,
 * its report number. Decision 45.
 */
export async function findPublic(ctx: Ctx, question: Question) {
  const by = (column: 'public_id' | 'certificate_key' | 'report_key', value: string) =>
    records(ctx).where(isShown).where(`report.${column}`, '=', value).limit(2).execute()
  const given = question.certificateNo ?? ''
  const [found, ...others] =
    question.publicId === undefined
      ? await by('certificate_key', fold(given))
      : await by('public_id', question.publicId)
  if (found && others.length === 0) return found
  const [only, ...more] = question.publicId === undefined ? await by('report_key', fold(given)) : []
  if (!only || more.length > 0) throw unknownNumber()
  return only
}

/** The files that the public sees of a record; of a draft those that its publication opens. */
async function publicFiles(ctx: Ctx, id: number, isDraft: boolean) {
  const files = await filesOf(ctx, objectOf(id), isDraft ? undefined : 'public')
  return isDraft ? files.filter(opens) : files
}

/** What the public reads of a record. `preview`: of one that is not public yet. */
export async function answerTo(ctx: Ctx, row: AnswerRecord, preview = false): Promise<Answer> {
  const [names, history, files, log] = await Promise.all([
    namesFor(ctx),
    historyOf(ctx, row),
    publicFiles(ctx, row.id, preview),
    entriesOf(ctx, row.id),
  ])
  const told = await toldBy(ctx, row, names)
  const stopped = row.status === 'suspended' || row.status === 'revoked'
  const since: Partial<Record<string, string | null>> = {
    expired: row.valid_to,
    superseded: row.successor?.issueDate ?? null,
  }
  return {
    ...asPublicRow(row, names),
    printedNo: printNo(row.certificate_no ?? ''),
    version: row.version,
    origin: row.origin as Answer['origin'],
    statusSince: stopped ? row.status_since : (since[row.derived] ?? null),
    statusReason: stopped ? row.status_reason : null,
    validTo: row.valid_to,
    compare: comparedLines(ctx, told),
    groups: otherGroups(ctx, told),
    coverage: tableOf(ctx, row),
    coverageText: row.coverage_text ?? '',
    ...partsOf(row),
    history,
    supersededBy: row.successor,
    supersedes: row.predecessor,
    files,
    log,
    checks: row.checks ?? 0,
    lookedUpAt: row.looked_up_at,
    verifyUrl: verifyUrl(ctx, row.public_id),
  }
}

/** A record that the caller may open, as if it were published today where it is a draft. */
export async function previewFor(ctx: UserCtx, id: number): Promise<Answer> {
  await findReport(ctx, id)
  const row = await records(ctx).where('report.id', '=', id).executeTakeFirstOrThrow()
  if (row.status !== 'draft') return answerTo(ctx, row)
  const today = shanghaiDay()
  const published = {
    ...row,
    status: 'published',
    derived: row.valid_to && row.valid_to < today ? 'expired' : 'published',
    version: 1,
    publication: { version: 1, date: today },
  }
  return answerTo(ctx, published, true)
}
