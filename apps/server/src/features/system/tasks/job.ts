// The work behind a task: the sheet of a direct export, written to the file store row by row, as the same person with the same scope.
import { Failure, notAllowed } from '@register/contract/errors'
import { appendAudit } from '../../../access/audit.ts'
import { stillReaches } from '../../../access/scope.ts'
import { xlsxMime } from '../../../files/excel.ts'
import type { Exporter } from '../../../files/exporter.ts'
import { streamSheet } from '../../../files/sheetStream.ts'
import { enterFile, newFileId } from '../../../files/stored.ts'
import { measured, type FileStore } from '../../../files/store.ts'
import { askerOf, inside } from '../../../jobs/asker.ts'
import type { JobKind, Work } from '../../../jobs/engine.ts'
import { endJob } from '../../../jobs/job.ts'
import { paced } from '../../../jobs/paced.ts'
import { notifyFromSystem } from '../message/service.ts'
import { kind, noteReach, objectOf } from './store.ts'

const reportEveryMs = 500

export const stopped = (): Failure => new Failure(409, ['已停止', 'Stopped'])

/** The result of `work`, unless the task is stopped first; the result of `work` is then ignored, and the database's time-out ends it. */
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

async function exportTask(work: Work, store: FileStore, exporter: Exporter): Promise<void> {
  const { db, job, signal, onProgress } = work
  const params = exporter.params.parse(job.params)
  const ctx = await askerOf(work, exporter.direct)
  await onProgress({ total: await unlessStopped(signal, exporter.count(ctx, params)) })
  let rows = 0
  const report = paced((done) => onProgress({ done }), { everyMs: reportEveryMs })
  const sheet = await streamSheet(db, await exporter.sheet(ctx, params), {
    signal,
    who: ctx.actor.id,
    full: work.rest,
    wrote: (count) => {
      rows = count
      return report(count)
    },
  })
  const fileId = newFileId()
  const { bytes, figures } = measured(sheet, signal)
  await store.put(fileId, bytes)
  try {
    // The person may have lost the permission, or a part of its scope, while the file was written.
    const still = await askerOf(work, exporter.direct)
    if (!stillReaches(still.scope, ctx.scope)) throw notAllowed()
    await db.transaction().execute(async (tx) => {
      const own = inside(still, tx, { object: objectOf(job.id), detail: { name: exporter.name, rows } })
      const file = { id: fileId, name: job.file_name, mime: xlsxMime, ...figures() }
      await enterFile(own, file, { kind: 'export', boundTo: objectOf(job.id) })
      await noteReach(tx, job.id, ctx.scope)
      await endJob(tx, job, { done: rows, total: rows, fileId })
      const about = { file: job.file_name }
      await notifyFromSystem(own, { kind: 'exportReady', to: [ctx.actor.id], object: objectOf(job.id), about })
      await appendAudit(own, 'task.exported', 200)
    })
  } catch (error) {
    await store.erase(fileId)
    throw error
  }
}

/** Background exports; a restarted one writes another file. */
export function exportJobs(store: FileStore, exporters: readonly Exporter[]): JobKind {
  const known = new Map<string, Exporter>(exporters.map((one) => [one.name, one]))
  return {
    kind,
    workers: 'exports',
    async work(work) {
      const exporter = known.get(work.job.name)
      if (!exporter) throw new Error(`Nothing exports ${work.job.name}`)
      await exportTask(work, store, exporter)
    },
    async failed(tx, { id, created_by: by, file_name: file }) {
      const to = by === null ? [] : [by]
      await notifyFromSystem({ db: tx }, { kind: 'exportFailed', to, object: objectOf(id), about: { file } })
    },
  }
}
