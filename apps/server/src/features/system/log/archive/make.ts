// Makes an archive beside the request: the rows of its month from a snapshot into the file store as a stream, and then its entry, its file and its audit row in one transaction.
import { setImmediate as breath } from 'node:timers/promises'
import { conflict } from '@register/contract/errors'
import { archivedAct, type ArchivedDetail } from '../../../../access/audit/acts.ts'
import { archiveBytes, headOf } from '../../../../access/audit/archive.ts'
import { ChainBroken } from '../../../../access/audit/broken.ts'
import { auditRows, type ChainRow } from '../../../../access/audit/rows.ts'
import { appendAudit } from '../../../../access/audit.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { inSnapshot, type Db } from '../../../../db/connect.ts'
import { measured } from '../../../../files/store.ts'
import { enterFile, newFileId } from '../../../../files/stored.ts'
import { paced } from '../../../../jobs/line.ts'
import { enqueue, inside, overtaken, tellEveryMs, type Workshop } from '../job.ts'
import { life, moveArchive, newArchives, objectOf, readArchives } from './store.ts'

export const archiveMime = 'application/gzip'
export const archiveName = (month: string): string => `audit-${month}.jsonl.gz`

const broken = (id: number) =>
  conflict([
    `第 ${id} 条记录与链不符，未归档；请先校验审计`,
    `Row ${id} does not fit the chain, so nothing was archived. Check the audit first`,
  ])

interface Range {
  month: string
  firstId: number
  lastId: number
}

/** The hash that the chain stands at before the first row: the last of the month before, which must be archived. */
async function hashBefore(db: Db, { firstId }: Range): Promise<Buffer> {
  if (firstId === 1) return Buffer.from([0])
  const before = await db
    .selectFrom('audit_archive')
    .select('hash_last')
    .where('last_id', '=', firstId - 1)
    .where('state', '=', 'done')
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

/** Rows as they pass, with how many there were. */
async function* counted(rows: AsyncIterable<ChainRow>, tell: (done: number) => Promise<void>) {
  let done = 0
  for await (const row of rows) {
    yield row
    if (++done % 500 > 0) continue
    await tell(done)
    // Calls that came meanwhile are answered first.
    await breath()
  }
}

async function makeArchive(shop: Workshop, ctx: UserCtx, id: string, signal: AbortSignal): Promise<void> {
  const { db, store } = shop
  const row = await moveArchive(db, id, { state: 'running' })
  if (!row) throw overtaken()
  const range = { month: row.month, firstId: row.first_id, lastId: row.last_id }
  const tell = paced((done) => life.beat(db, id, { done }), { everyMs: tellEveryMs })
  const fileId = newFileId()
  const { ends, figures } = await inSnapshot(db, async (snapshot) => {
    const hashes = { hashBefore: await hashBefore(snapshot, range), hashLast: await hashOf(snapshot, range.lastId) }
    const rows = counted(auditRows(snapshot, range.firstId - 1, range.lastId), tell)
    const { bytes, figures: measures } = measured(
      archiveBytes(headOf({ ...range, ...hashes }), rows, ctx.secrets),
      signal,
    )
    await store.put(fileId, bytes).catch((error: unknown) => {
      throw error instanceof ChainBroken ? broken(error.id) : error
    })
    return { ends: hashes, figures: measures() }
  })
  try {
    await db.transaction().execute(async (tx) => {
      const rows = range.lastId - range.firstId + 1
      const detail = { ...range, rows, sha256: figures.sha256 } satisfies ArchivedDetail
      const about = inside(ctx, tx, objectOf(id), detail)
      const file = { id: fileId, name: archiveName(range.month), mime: archiveMime, ...figures }
      await enterFile(about, file, { kind: 'auditArchive', boundTo: objectOf(id) })
      const ended = await moveArchive(tx, id, {
        state: 'done',
        done: rows,
        hash_before: ends.hashBefore,
        hash_last: ends.hashLast,
        file_id: fileId,
      })
      if (!ended) throw overtaken()
      await appendAudit(about, archivedAct, 200)
    })
  } catch (error) {
    await store.remove(fileId)
    throw error
  }
}

/** Begins to archive all open months up to this one, one after the other. */
export async function startArchive(shop: Workshop, ctx: UserCtx, month: string) {
  const begun = await newArchives(ctx, month)
  ctx.note.object = objectOf(begun.at(-1)?.id ?? '')
  ctx.note.detail = { month, months: begun.map((one) => one.month) }
  ctx.afterCommit(() => {
    for (const { id } of begun) enqueue(shop, ctx, { id, life, work: (signal) => makeArchive(shop, ctx, id, signal) })
  })
  return readArchives(
    ctx,
    begun.map(({ id }) => id),
  )
}
