// What the reporter does: submitting a report, which returns its secret once, and following it with that secret.
import { randomBytes } from 'node:crypto'
import { errorParts, isErrorPart, isErrorStatus } from '@register/contract/business/errorReport/fields'
import { decideErrorReport } from '@register/contract/business/errorReport/office'
import type { followErrorReport, submitErrorReport } from '@register/contract/business/errorReport/reporter'
import { isChangeKind } from '@register/contract/business/report/changeKinds'
import type { Input, Output } from '@register/contract/endpoint'
import { notFound } from '@register/contract/errors'
import { hashToken } from '../../../../access/actor.ts'
import { found, type Ctx } from '../../../../access/ctx.ts'
import { holdersAt, notifyFromSystem, notifyOnce } from '../../../system/message/service.ts'
import { bodyNames } from '../../body/service.ts'
import { publicRecords, statedIn, statedText } from '../record/stated.ts'
import { objectOf } from '../store.ts'
import { fromMark, makeRoom, pileFrom, refuseOften } from './pile.ts'

type Given = Input<typeof submitErrorReport>['body']

export async function submit(ctx: Ctx, given: Given): Promise<Output<typeof submitErrorReport>> {
  const record = found(
    await publicRecords(ctx).where('report.public_id', '=', given.publicId).forNoKeyUpdate('report').executeTakeFirst(),
  )
  await refuseOften(ctx, record)
  const waiting = await makeRoom(ctx, record.id)
  const secret = randomBytes(24).toString('base64url')
  const contact = given.contact.trim()
  const { id } = await ctx.db
    .insertInto('error_report')
    .values({
      report_id: record.id,
      body_id: record.body_id,
      part: given.part,
      stated: statedIn(record, given.part),
      proposed: given.proposed.trim(),
      source: given.source.trim(),
      contact_sealed: contact === '' ? null : ctx.secrets.seal(contact),
      secret_hash: hashToken(secret),
      reporter_id: ctx.actor?.id ?? null,
      from_mark: fromMark(ctx),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const no = record.certificate_no ?? record.report_no ?? ''
  ctx.note.object = objectOf(id)
  ctx.note.detail = { no, part: given.part }
  const [zh, en] = errorParts[given.part]
  const to = await holdersAt(ctx.db, { permission: decideErrorReport.access.may, deptId: record.body_id })
  const about = { no, product: record.product_name ?? '', zh, en, count: waiting }
  if (waiting < pileFrom) await notifyFromSystem(ctx, { kind: 'errorReported', to, object: objectOf(id), about })
  else await notifyOnce(ctx, { kind: 'errorsPiled', to, object: `report:${record.id}`, about })
  return { secret }
}

/** The same answer for a secret that was never given out and for a mistyped one. */
const unknownSecret = () =>
  notFound([
    '链接不正确，没有可显示的内容。请核对是否完整复制',
    'This link is not valid. Please check that it was copied in full',
  ])

export async function follow(ctx: Ctx, secret: string): Promise<Output<typeof followErrorReport>> {
  const row = await ctx.db
    .selectFrom('error_report as e')
    .innerJoin('report as r', 'r.id', 'e.report_id')
    .leftJoin('change_notice as n', 'n.id', 'e.change_notice_id')
    .select(['e.status', 'e.part', 'e.stated', 'e.proposed', 'e.source', 'e.created_at', 'e.taken_at', 'e.answer'])
    .select(['e.decided_at', 'e.body_id', 'r.public_id', 'r.certificate_no', 'r.report_no', 'r.product_name'])
    .select(['r.manufacturer_name', 'n.kind', 'n.change_date', 'n.version'])
    .where('e.secret_hash', '=', hashToken(secret))
    .executeTakeFirst()
  if (!row || !isErrorStatus(row.status) || !isErrorPart(row.part)) throw unknownSecret()
  const { kind, change_date: changeDate, version } = row
  const body = await bodyNames(ctx)
  return {
    status: row.status,
    publicId: row.public_id,
    certificateNo: row.certificate_no ?? row.report_no ?? '',
    productName: row.product_name ?? '',
    manufacturerName: row.manufacturer_name ?? '',
    bodyName: body(row.body_id),
    part: row.part,
    stated: statedText(ctx, row.part, row.stated),
    proposed: row.proposed,
    source: row.source,
    createdAt: row.created_at,
    takenAt: row.taken_at,
    answer: row.answer,
    decidedAt: row.decided_at,
    correction:
      kind !== null && isChangeKind(kind) && changeDate !== null && version !== null
        ? { kind, changeDate, version }
        : null,
  }
}
