// The task centre: exports beside the request, each person's own, started, watched and stopped.
import * as contract from '@register/contract/system/tasks'
import { badFields, Failure, notAllowed, notFound } from '@register/contract/errors'
import { fieldErrors } from '@register/contract/messages/issues'
import { labelIn } from '@register/contract/messages/labels'
import { granted } from '../../../access/actor.ts'
import { lockSelf, type UserCtx } from '../../../access/ctx.ts'
import { fileNameOf } from '../../../files/excel.ts'
import type { Exporter } from '../../../files/exporter.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { enqueue, stopped, type Workshop } from './job.ts'
import { life, listTasks, lockTask, newTaskId, objectOf, readTask, refuseMore } from './store.ts'

/** Fields as the caller sent them: inside `params`. */
const inParams = (failure: Failure): Failure =>
  failure.fields.length > 0
    ? badFields(failure.fields.map(({ field, phrase }) => ({ field: `params.${field}`, phrase })))
    : failure

/** The parameters as the direct export takes them. Refuses, before there is a task, whatever it would refuse. */
async function checked(ctx: UserCtx, exporter: Exporter, params: unknown): Promise<unknown> {
  const scope = granted(ctx.actor, exporter.direct)
  if (!scope) throw notAllowed()
  const parsed = exporter.params.safeParse(params, { reportInput: true })
  if (!parsed.success)
    throw inParams(badFields(fieldErrors(parsed.error.issues, (path) => labelIn(exporter.params, path))))
  exporter.refuse?.(ctx, parsed.data)
  await exporter.sheet({ ...ctx, scope }, parsed.data).catch((error: unknown) => {
    throw error instanceof Failure ? inParams(error) : error
  })
  return parsed.data
}

export function taskRoutes(shop: Workshop, exporters: readonly Exporter[]): Route[] {
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
        const id = newTaskId()
        const fileName = fileNameOf(body.fileName, exporter.fileName(params))
        await lockSelf(ctx)
        await refuseMore(ctx)
        await ctx.db
          .insertInto('background_task')
          .values({ id, name: body.name, file_name: fileName, created_by: ctx.actor.id })
          .execute()
        ctx.note.object = objectOf(id)
        ctx.note.detail = { name: body.name, params: body.params }
        const outside = { ...ctx, db: shop.db }
        ctx.afterCommit(() => enqueue(shop, outside, { id, fileName, exporter, params }))
        return readTask(ctx, known, id)
      },
    }),

    handle(contract.removeTask, async (ctx, { params: { id } }) => {
      const task = await lockTask(ctx, id)
      ctx.note.object = objectOf(id)
      ctx.note.detail = { name: task.name, state: task.state }
      if (task.state === 'waiting' || task.state === 'running') {
        await life.fail(ctx.db, id, stopped().phrase)
        ctx.afterCommit(() => shop.line.stop(id, stopped()))
        return
      }
      await ctx.db.deleteFrom('background_task').where('id', '=', id).execute()
      const { file_id: file } = task
      if (file === null) return
      await ctx.db.deleteFrom('stored_file').where('id', '=', file).execute()
      // What cannot be removed now has no row any more, and the sweeper comes by.
      ctx.afterCommit(() => void shop.store.remove(file).catch(() => {}))
    }),
  ]
}
