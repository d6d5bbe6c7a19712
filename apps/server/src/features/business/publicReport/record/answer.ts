// The answer for one certificate: what the public may know of it, always from the primary and uncached. Decision 19.
import { sql } from 'kysely'
import { printNo } from '@register/contract/business/numbers/certificateNo'
import type { Answer } from '@register/contract/business/publicReport'
import { groupsOf } from '@register/contract/business/parameters/formKind'
import { subFormLabel } from '@register/contract/business/parameters/labels'
import { reportFields } from '@register/contract/business/reportFields'
import { Failure } from '@register/contract/errors'
import { isEmpty, type Field } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { fold } from '@register/contract/fold'
import { shanghaiDay } from '@register/contract/dates'
import type { Ctx, UserCtx } from '../../../../access/ctx.ts'
import { recordForm } from '../../category/service.ts'
import { filesOf, opens } from '../../file/service.ts'
import { entriesOf } from '../../integrity/service.ts'
import {
  citedOf,
  contentOf,
  findReport,
  isShown,
  namesFor,
  objectOf,
  statusOf,
  verifyUrl,
  type CitedByKey,
  type ReportRecord,
} from '../../report/service.ts'
import { historyOf, lineage } from './lineage.ts'
import { partsOf } from './parts.ts'
import { asPublicRow } from './row.ts'
import { shown } from './shown.ts'
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
const records = (ctx: Ctx) =>
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

/** Of records from before the register: their paper does not say it, which is no fault of theirs. */
const notStated: Phrase = ['当时未载明', 'Not stated at the time']

const compareKeys = [
  'certificateNo',
  'manufacturerName',
  'manufacturerAddress',
  'applicantName',
  'productName',
  'model',
  'reportNo',
  'issueDate',
] as const

function toldGroups(
  ctx: Ctx,
  row: ReportRecord & { cited: CitedByKey },
  content: Record<string, unknown>,
): Answer['groups'] {
  const form = recordForm(row)
  const parameters = row.parameters as Record<string, unknown>
  const rest = reportFields.filter(
    (field: Field) =>
      field.public &&
      !(compareKeys as readonly string[]).includes(field.key) &&
      !['categoryCode', 'coverageText', 'validTo'].includes(field.key),
  )
  const groups = groupsOf(form).map(({ key, label, fields }) => ({
    key,
    label: ctx.say(label),
    items: fields
      .filter((field) => field.public && !isEmpty(parameters[field.key]))
      .map((field) => shown(ctx, field, parameters[field.key], row.cited)),
  }))
  const record = {
    key: 'record',
    label: ctx.say(['登记信息', 'Registered details']),
    items: [
      ...(form ? [{ key: 'subForm', label: ctx.say(subFormLabel), value: ctx.say(form.form.label), unit: '' }] : []),
      ...rest.filter((field) => !isEmpty(content[field.key])).map((field) => shown(ctx, field, content[field.key])),
    ],
  }
  return [...groups, record].filter((group) => group.items.length > 0)
}

/** What the public reads of a record. `preview`: of one that is not public yet. */
export async function answerTo(ctx: Ctx, row: AnswerRecord, preview = false): Promise<Answer> {
  const [names, history, files, log] = await Promise.all([
    namesFor(ctx),
    historyOf(ctx, row),
    publicFiles(ctx, row.id, preview),
    entriesOf(ctx, row.id),
  ])
  const content: Record<string, unknown> = contentOf(ctx.secrets, {
    ...row,
    contact_name_sealed: null,
    contact_phone_sealed: null,
    remark: null,
  })
  const fieldOf = (key: string) => reportFields.find((field) => field.key === key) as Field
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
    compare: compareKeys.map((key) => {
      const told = shown(ctx, fieldOf(key), key === 'certificateNo' ? printNo(row.certificate_no ?? '') : content[key])
      return row.origin === 'existing' && isEmpty(content[key]) ? { ...told, value: ctx.say(notStated) } : told
    }),
    groups: toldGroups(ctx, row, content),
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
