// The work behind a task: the sheet of a direct export, written to the file store row by row, as the same person with the same scope.
import { Failure, notAllowed, unexpected } from '@register/contract/errors'
import { actorById, granted } from '../../../access/actor.ts'
import { appendAudit } from '../../../access/audit.ts'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Pool } from '../../../db/connect.ts'
import { xlsxMime } from '../../../files/excel.ts'
import type { Exporter } from '../../../files/exporter.ts'
import { streamSheet } from '../../../files/sheetStream.ts'
import { enterFile, newFileId } from '../../../files/stored.ts'
import { measured, type FileStore } from '../../../files/store.ts'
import { knownFailure } from '../../../http/failures.ts'
import { paced, type Line } from '../../../jobs/line.ts'
import { tellOf } from '../message/service.ts'
import { life, moveTask, objectOf } from './store.ts'

export interface Workshop {
  db: Pool
  store: FileStore
  line: Line
  /** Receives the failures that are bugs. */
  report: (error: unknown) => void
}

export interface Task {
  id: string
  fileName: string
  exporter: Exporter
  /** As the exporter's schema has parsed them. */
  params: unknown
}

const tellEveryMs = 500

export const stopped = (): Failure => new Failure(409, ['已停止', 'Stopped'])
export const restarting = (): Failure =>
  new Failure(503, ['服务重启，导出已中断，请重新导出', 'The service was restarted. Please export again'])

/** The caller with the rights of this moment; refuses when the one that counts is gone. */
async function asNow(db: Pool, ctx: UserCtx, exporter: Exporter): Promise<UserCtx> {
  const actor = await actorById(db, ctx.actor.id)
  const now = actor && { ...ctx, db, actor, note: { object: '', detail: {} } }
  const scope = granted(actor, exporter.direct)
  if (!now || !scope) throw notAllowed()
  return { ...now, scope }
}

/** The result of `work`, unless the task is stopped first; `work` then ends unheard, within the database's own time-out. */
async function unlessStopped<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const waiting = new AbortController()
  try {
    return await Promise.race([
      work,
      new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: waiting.signal }),
      ),
    ])
  } finally {
    waiting.abort()
  }
}

async function exportTask({ db, store }: Workshop, asked: UserCtx, task: Task, signal: AbortSignal): Promise<void> {
  const { id, exporter, params } = task
  if (!(await moveTask(db, id, 'waiting', { state: 'running' }))) throw stopped()
  const ctx = await asNow(db, asked, exporter)
  await life.beat(db, id, { total: await unlessStopped(signal, exporter.count(ctx, params)) })
  let rows = 0
  const tell = paced((done) => life.beat(db, id, { done }), { everyMs: tellEveryMs })
  const sheet = await streamSheet(db, await exporter.sheet(ctx, params), {
    signal,
    who: ctx.actor.id,
    full: 'wait',
    wrote: (count) => {
      rows = count
      return tell(count)
    },
  })
  const fileId = newFileId()
  const { bytes, figures } = measured(sheet, signal)
  await store.put(fileId, bytes)
  try {
    // Rights may have been taken away while it was written.
    const still = await asNow(db, asked, exporter)
    await db.transaction().execute(async (tx) => {
      const inside: UserCtx = {
        ...still,
        db: tx,
        note: { object: objectOf(id), detail: { name: exporter.name, rows } },
      }
      const file = { id: fileId, name: task.fileName, mime: xlsxMime, ...figures() }
      await enterFile(inside, file, { kind: 'export', boundTo: objectOf(id) })
      const ended = await moveTask(tx, id, 'running', { state: 'done', done: rows, total: rows, file_id: fileId })
      if (!ended) throw stopped()
      await tellOf(inside, {
        kind: 'exportReady',
        to: [ctx.actor.id],
        object: objectOf(id),
        about: { file: task.fileName },
      })
      await appendAudit(inside, 'task.exported', 200)
    })
  } catch (error) {
    await store.remove(fileId)
    throw error
  }
}

/** Puts a task in line, after the transaction that made it. Whatever its work throws becomes its failure. */
export function enqueue(shop: Workshop, ctx: UserCtx, task: Task): void {
  const { db, line, report } = shop
  void line.add(task.id, {
    work: (signal) => exportTask(shop, ctx, task, signal),
    beat: () => life.beat(db, task.id),
    async failed(error) {
      const known = knownFailure(error)
      if (!known) report(error)
      await db.transaction().execute(async (tx) => {
        const failed = await life.fail(tx, task.id, known?.phrase ?? unexpected(ctx.meta.traceId))
        const about = { file: task.fileName }
        if (failed)
          await tellOf({ db: tx }, { kind: 'exportFailed', to: [ctx.actor.id], object: objectOf(task.id), about })
      })
    },
    report,
  })
}
