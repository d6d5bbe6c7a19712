// The task centre: background exports of the caller, started, watched and stopped.
import * as contract from '@register/contract/system/tasks'
import { Failure, notAllowed, notFound } from '@register/contract/errors'
import { granted } from '../../../access/actor.ts'
import { lockSelf, type UserCtx } from '../../../access/ctx.ts'
import { fileMarkOf } from '../../../access/marks/demonstration.ts'
import { fileNameOf } from '../../../files/excel.ts'
import type { Exporter } from '../../../files/exporter.ts'
import { handle, type Route } from '../../../http/handle.ts'
import type { FileStore } from '../../../files/store.ts'
import type { Engine } from '../../../jobs/engine.ts'
import { inParams, readParams } from '../../../records/params.ts'
import { stopped } from './job.ts'
import { kind, listTasks, lockTask, objectOf, readTask, refuseMore } from './store.ts'

/** The parameters as the direct export accepts them. Refuses what that would refuse, before a task exists. */
async function checked(ctx: UserCtx, exporter: Exporter, params: unknown): Promise<unknown> {
  const scope = granted(ctx.actor, exporter.direct)
  if (!scope) throw notAllowed()
  const read = readParams(exporter.params, params)
  exporter.refuse?.(ctx, read)
  await exporter.sheet({ ...ctx, scope }, read).catch((error: unknown) => {
    throw error instanceof Failure ? inParams(error) : error
  })
  return read
}

export function taskRoutes(store: FileStore, engine: Engine, exporters: readonly Exporter[]): Route[] {
  const known = new Map<string, Exporter>(exporters.map((one) => [one.name, one]))
  const exporterOf = (name: string): Exporter => {
    const exporter = known.get(name)
    if (!exporter) throw notFound()
    return exporter
  }
  return [
    handle(contract.listTasks, (ctx, { query }) => listTasks(ctx, known, query)),

    handle(contract.startExport, {
      prepare: (ctx, { body }) => checked(ctx, exporterOf(body.name), body.params),
      async run(ctx, { body }, params) {
        const exporter = exporterOf(body.name)
        // The file is stored under this name, which the person may read elsewhere.
        const fileName = `${await fileMarkOf(ctx.db, ctx.say)}${fileNameOf(body.fileName, exporter.fileName(params))}`
        await lockSelf(ctx)
        await refuseMore(ctx)
        const id = await engine.add(ctx, { kind, name: body.name, params: body.params, fileName })
        ctx.note.object = objectOf(id)
        ctx.note.detail = { name: body.name, params: body.params }
        return readTask(ctx, known, id)
      },
    }),

    handle(contract.removeTask, async (ctx, { params: { id } }) => {
      const task = await lockTask(ctx, id)
      ctx.note.object = objectOf(id)
      ctx.note.detail = { name: task.name, state: task.state }
      if (task.state === 'waiting' || task.state === 'running') {
        await engine.stop(ctx, id, stopped().phrase)
        return
      }
      await ctx.db.deleteFrom('job').where('id', '=', id).execute()
      const { file_id: file } = task
      if (file === null) return
      await ctx.db.deleteFrom('stored_file').where('id', '=', file).execute()
      // If removing the bytes fails, the sweeper does it later, because the row is gone.
      ctx.afterCommit(() => void store.erase(file).catch(() => {}))
    }),
  ]
}
