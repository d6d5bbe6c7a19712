// Makes archives in the background, month by month: streams the month's rows from a snapshot into the file store, then writes entry, file and audit row in one transaction.
import { setImmediate as breath } from 'node:timers/promises'
import { shanghaiDay } from '@register/contract/dates'
import { conflict } from '@register/contract/errors'
import { startArchive as ordering } from '@register/contract/log/archive'
import { archivedAct, type ArchivedDetail } from '../../../../access/audit/acts.ts'
import { archiveBytes, headOf } from '../../../../access/audit/archive.ts'
import { ChainBroken } from '../../../../access/audit/broken.ts'
import { auditRows, type ChainRow } from '../../../../access/audit/rows.ts'
import { appendAudit, type AuditCtx } from '../../../../access/audit.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { inSnapshot, type Db } from '../../../../db/connect.ts'
import { measured, type FileStore } from '../../../../files/store.ts'
import { enterFile, newFileId } from '../../../../files/stored.ts'
import { askerOf, inside, itself } from '../../../../jobs/asker.ts'
import type { JobKind, Work } from '../../../../jobs/engine.ts'
import type { Jobs } from '../../../../jobs/jobs.ts'
import { beat, endJob, Overtaken } from '../../../../jobs/job.ts'
import { paced } from '../../../../jobs/paced.ts'
import type { TaskWork } from '../../../../jobs/scheduled.ts'
import { unarchivedMonths } from './months.ts'
import { archiveMade, kind, leftOf, newArchives, objectOf, orderArchives, readArchives } from './store.ts'

export const archiveMime = 'application/gzip'
export const archiveName = (month: string): string => `audit-${month}.jsonl.gz`

const broken = (id: number) =>
  conflict([
    `第 ${id} 条记录与链不符，未归档；请先校验审计`,
    `Row ${id} does not match the chain, so nothing was archived. Check the audit first`,
  ])

const reportEveryMs = 500

interface Range {
  month: string
  firstId: number
  lastId: number
}

/** The chain hash before the first row: the last one of the month before, which must be archived. */
async function hashBefore(db: Db, { firstId }: Range): Promise<Buffer> {
  if (firstId === 1) return Buffer.from([0])
  const before = await db
    .selectFrom('audit_archive')
    .select('hash_last')
    .where('last_id', '=', firstId - 1)

    .executeTakeFirst()
  if (!before?.hash_last)
    throw conflict(['前一个月份未归档成功，请重新归档', 'The month before it was not archived. Please start again'])
  return before.hash_last
}

async function hashOf(db: Db, id: number): Promise<Buffer> {
  const row = await db.selectFrom('audit').select('hash').where('id', '=', id).executeTakeFirst()
  if (!row) throw broken(id)
  return row.hash
}

/** Passes rows on and reports how many there were. */
async function* counted(rows: AsyncIterable<ChainRow>, onProgress: (done: number) => Promise<void>) {
  let done = 0
  for await (const row of rows) {
    yield row
    if (++done % 500 > 0) continue
    await onProgress(done)
    // Requests that came meanwhile run first.
    await breath()
  }
}

type Left = Awaited<ReturnType<typeof leftOf>>[number]

interface Making {
  work: Pick<Work, 'db' | 'job' | 'signal' | 'onProgress'>
  store: FileStore
  ctx: AuditCtx
}

/** `endsJob`: it is the last month of the job. */
async function makeArchive({ work, store, ctx }: Making, left: Left, endsJob: boolean): Promise<void> {
  const { db, job, signal, onProgress } = work
  const range = { month: left.month, firstId: left.first_id, lastId: left.last_id }
  const rows = range.lastId - range.firstId + 1
  await onProgress({ done: 0, total: rows })
  const report = paced((done) => onProgress({ done }), { everyMs: reportEveryMs })
  const fileId = newFileId()
  const { ends, figures } = await inSnapshot(db, async (snapshot) => {
    const hashes = { hashBefore: await hashBefore(snapshot, range), hashLast: await hashOf(snapshot, range.lastId) }
    const written = counted(auditRows(snapshot, range.firstId - 1, range.lastId), report)
    const { bytes, figures: measures } = measured(
      archiveBytes(headOf({ ...range, ...hashes }), written, ctx.secrets),
      signal,
    )
    await store.put(fileId, bytes).catch((error: unknown) => {
      throw error instanceof ChainBroken ? broken(error.id) : error
    })
    return { ends: hashes, figures: measures() }
  })
  try {
    await db.transaction().execute(async (tx) => {
      const byItself = !ctx.actor && { itself: true as const }
      const detail = { ...range, rows, sha256: figures.sha256, ...byItself } satisfies ArchivedDetail
      const own = inside(ctx, tx, { object: objectOf(left.id), detail })
      if (endsJob) await endJob(tx, job, { done: rows, total: rows })
      else if (!(await beat(tx, job))) throw new Overtaken()
      const file = { id: fileId, name: archiveName(range.month), mime: archiveMime, ...figures }
      await enterFile(own, file, { kind: 'auditArchive', boundTo: objectOf(left.id) })
      await archiveMade(tx, left.id, { hash_before: ends.hashBefore, hash_last: ends.hashLast, file_id: fileId })
      await appendAudit(own, archivedAct, 200)
    })
  } catch (error) {
    await store.remove(fileId)
    throw error
  }
}

/** A repeated job continues with the month it was working on. */
export const archiveJobs = (store: FileStore, queue: string): JobKind => ({
  kind,
  workers: 'others',
  queue,
  async work(work) {
    const left = await leftOf(work.db, work.job.id)
    for (const [at, one] of left.entries())
      await makeArchive({ work, store, ctx: await askerOf(work, ordering) }, one, at === left.length - 1)
  },
})

/** Queues the archiving of all months without an archive up to this one, one after the other. */
export async function startArchive(jobs: Jobs, ctx: UserCtx, month: string) {
  const months = await orderArchives(ctx, month)
  const job = await jobs.add(ctx, { kind })
  const ids = await newArchives(ctx, months, job)
  ctx.note.object = objectOf(ids.at(-1) ?? '')
  ctx.note.detail = { month, months: months.map((one) => one.month) }
  return readArchives(ctx, job)
}

/** The last month that ended at least this many months ago, as YYYY-MM in Shanghai. */
function lastMonth(months: number): string {
  const [year = 0, month = 0] = shanghaiDay().split('-').map(Number)
  return new Date(Date.UTC(year, month - 2 - months)).toISOString().slice(0, 7)
}

/** Archives months that ended at least this many months ago. A repeated job continues with the month it was working on. */
export const archiveByItself =
  (store: FileStore): TaskWork<'archiveLogs'> =>
  async (work, { months }) => {
    const { db, job } = work
    if ((await leftOf(db, job.id)).length === 0) {
      const due = (await unarchivedMonths(db)).findLast(({ month }) => month <= lastMonth(months))
      if (!due) return ['没有可归档的月份', 'No month to archive']
      await db.transaction().execute(async (tx) => {
        await newArchives({ db: tx, actor: undefined }, await orderArchives({ db: tx }, due.month), job.id)
      })
    }
    const left = await leftOf(db, job.id)
    for (const one of left) await makeArchive({ work, store, ctx: itself(work) }, one, false)
    const made = left.map(({ month }) => month)
    return [`已归档 ${made.join('、')}`, `Archived ${made.join(', ')}`]
  }
