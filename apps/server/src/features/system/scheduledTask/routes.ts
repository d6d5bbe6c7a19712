// Scheduled tasks: administrators maintain them and run them on schedule or at once, with the log of their runs.
import * as contract from '@register/contract/system/scheduledTask/scheduledTask'
import { handle, type Route } from '../../../http/handle.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { runsOf } from './run/runs.ts'
import { addOne, changeOne, removeOne, runOne, setStatus } from './service.ts'
import { listAll, readOne, tasks } from './store.ts'

export const scheduledTaskRoutes = (jobs: Jobs): Route[] => [
  handle(contract.listScheduledTasks, (ctx, { query }) => listAll(ctx, query)),
  handle(contract.scheduledTaskChanges, (ctx, { params }) => tasks.changes(ctx, params.id)),
  handle(contract.listRuns, async (ctx, { params, query }) => {
    await tasks.read(ctx, params.id)
    return runsOf(ctx, params.id, query)
  }),
  handle(contract.readScheduledTask, (ctx, { params }) => readOne(ctx, params.id)),
  handle(contract.addScheduledTask, (ctx, { body }) => addOne(ctx, body)),
  handle(contract.changeScheduledTask, (ctx, { body }) => changeOne(ctx, body)),
  handle(contract.setTaskStatus, (ctx, { body }) => setStatus(ctx, body)),
  handle(contract.runScheduledTask, (ctx, { params }) => runOne(jobs, ctx, params.id)),
  handle(contract.removeScheduledTask, (ctx, { params }) => removeOne(ctx, params.id)),
]
