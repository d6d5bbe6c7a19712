// Puts announced changes of standing into force on their day: the stored status follows what readers see since midnight, with notice, messages and log entry.
import { sql } from 'kysely'
import { cancelReport } from '@register/contract/business/report/lifecycle/standing'
import { revokeReport, suspendReport } from '@register/contract/business/report/report'
import { comingStatuses } from '@register/contract/rules/status'
import { shanghaiDay } from '@register/contract/dates'
import { appendAudit } from '../../../../access/audit.ts'
import type { AuditNote } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import { inside, itself } from '../../../../jobs/asker.ts'
import type { Work } from '../../../../jobs/engine.ts'
import { oneByOne } from '../../../../jobs/oneByOne.ts'
import { publishChange } from '../../changeNotice/service.ts'
import { appendEntries } from '../../integrity/service.ts'
import type { ReportRecord } from '../content/content.ts'
import { today } from '../content/row.ts'
import { notifyFollowers } from '../notification/followers.ts'
import { notifyCompanies } from '../notification/notify.ts'
import { writeQuality } from '../quality/write.ts'
import { suspendedMeanwhile } from '../rules/undo.ts'
import { objectOf, writeReport, type Acting } from '../store.ts'
import { nothingComing } from './announce.ts'

/** By the announced status: the kind of its notice and entry, and the endpoint whose act it is. */
const acts = {
  suspended: { kind: 'suspension', endpoint: suspendReport },
  revoked: { kind: 'revocation', endpoint: revokeReport },
  cancelled: { kind: 'cancellation', endpoint: cancelReport },
} as const

const actOf = ({ id, coming_status: to }: ReportRecord) => {
  const status = comingStatuses.find((one) => one === to)
  if (!status) throw new Error(`Report ${id} has no announced change`)
  return { status, ...acts[status] }
}

const due = (db: Db) => db.selectFrom('report').where(sql<boolean>`report.coming_on <= ${today}`)

/** False where a rule has ended the certificate meanwhile: the suspension then waits until the rule is reversed, so people get no message of it before. */
async function takeEffect(ctx: Acting, row: ReportRecord): Promise<boolean> {
  if (row.status === 'lapsed' && row.coming_status === 'suspended') {
    await suspendedMeanwhile(ctx, row)
    await writeReport(ctx, row.id, nothingComing)
    return false
  }
  const { coming_on: on, coming_reason: reason, coming_ground: ground } = row
  const { status, kind } = actOf(row)
  const written = await writeReport(ctx, row.id, {
    ...nothingComing,
    ...(status !== 'suspended' && { lapses_on: null }),
    status,
    status_since: on,
    status_reason: reason,
    status_ground: ground,
  })
  const change = { kind, reason: reason ?? '', changeDate: on ?? shanghaiDay() }
  await publishChange(ctx, {
    report: written,
    ...change,
    changes: [
      { field: 'status', before: row.standing, after: written.standing },
      ...(ground ? [{ field: 'statusGround', before: null, after: ground }] : []),
    ],
  })
  const companies = await notifyCompanies(ctx, written, change)
  await notifyFollowers(ctx, written, change, companies)
  await writeQuality(ctx.db, row.id)
  return true
}

/** Each in a transaction of its own, in the name of the person who announced it. Returns how many. */
export async function putDueIntoForce(work: Pick<Work, 'db' | 'secrets' | 'job' | 'signal'>): Promise<number> {
  const all = await due(work.db).select('id').orderBy('coming_on').orderBy('id').execute()
  return oneByOne(all, work.signal, ({ id }) =>
    work.db.transaction().execute(async (db) => {
      // Another instance may have done it already.
      const row = await due(db).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      if (!row || row.coming_by === null) return 0
      const note: AuditNote = {
        object: objectOf(id),
        detail: { certificateNo: row.certificate_no, effectiveDate: row.coming_on, itself: true },
        secondChain: 'none yet',
      }
      const { kind, endpoint } = actOf(row)
      const isTold = await takeEffect({ db, actor: { id: row.coming_by } }, row)
      // Its announcement is done with, which the log's record says.
      await appendEntries({ db, secrets: work.secrets, note }, [{ reportId: id, kind: isTold ? kind : 'callOff' }])
      await appendAudit(inside(itself(work), db, note), endpoint.audit, 200)
      return 1
    }),
  )
}
