// Scheduled tasks: works that the register does by itself at set times, with the log of their runs.
import { anyJson } from '../../input/anyJson.ts'
import { z } from 'zod'
import { adds, changes, lists, reads, removes } from '../../record/acts.ts'
import { tellsChanges } from '../../record/changes.ts'
import { endpoint, may } from '../../endpoint.ts'
import { asked } from '../../input/asked.ts'
import { labelled } from '../../messages/labelled.ts'
import { listQuery, pageOf, type ListColumns } from '../../page.ts'
import type { Phrase } from '../../phrase.ts'
import { bodyOf, changeOf, identity, rowOf } from '../../record/shape.ts'
import { scheduledTaskColumns, scheduledTaskFields, scheduledTaskRowFields } from './fields.ts'

export const runStates = {
  waiting: { label: ['等待中', 'Waiting'], tone: 'quiet' },
  running: { label: ['执行中', 'Running'], tone: 'warn' },
  done: { label: ['成功', 'Succeeded'], tone: 'good' },
  failed: { label: ['失败', 'Failed'], tone: 'bad' },
  overlapped: { label: ['跳过：上次未结束', 'Skipped: the last run was still running'], tone: 'quiet' },
  missed: { label: ['错过', 'Missed'], tone: 'quiet' },
} as const satisfies Record<string, { label: Phrase; tone: 'good' | 'warn' | 'bad' | 'quiet' }>
export type RunState = keyof typeof runStates
const runStateKeys = Object.keys(runStates) as [RunState, ...RunState[]]

/** One run, or a time at which there was none. */
export const taskRun = z.object({
  id: z.int(),
  state: z.enum(runStateKeys),
  /** When it was due; null when a person started the run. */
  dueAt: z.string().nullable(),
  /** The person who started the run, by their name; empty when the schedule did. */
  by: z.string(),
  at: z.string(),
  begunAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  /** Milliseconds; set with `finishedAt`. */
  took: z.int().nullable(),
  /** Of work that counts what it does; null while that is not known. */
  done: z.int(),
  total: z.int().nullable(),
  /** What a check reads at the moment, in the caller's language; empty where it says nothing. */
  step: z.string(),
  /** How often it was begun: anew where its process had ended in the middle. */
  attempts: z.int(),
  /** The process that worked on it last, as host and number; empty before. */
  instance: z.string(),
  /** What it did, or why it failed; empty before. */
  text: z.string(),
})
export type TaskRun = z.output<typeof taskRun>

export const runColumns = {
  state: { type: 'choice', label: ['结果', 'Outcome'], options: runStateKeys, words: runStates },
  at: { type: 'date', label: ['时间', 'Time'] },
} as const satisfies ListColumns

const params = z.record(z.string().max(40), anyJson)

const row = rowOf(scheduledTaskRowFields).extend({
  /** In the caller's language. */
  title: z.string(),
  params,
  /** The newest run that was begun, or waits to be. */
  last: taskRun.nullable(),
})
export type ScheduledTask = z.output<typeof row>

/** Checked by the fields of the handler; a problem is reported at `params.` and its key. */
const parts = { params: labelled(params.default({}), ['参数', 'Parameters']) }

const path = '/api/system/scheduledTask'
const example = {
  titleZh: '每日校验',
  titleEn: 'Nightly check',
  handler: 'verify',
  cron: '30 2 * * *',
  status: 'active',
  overlap: 'skip',
  misfire: 'once',
  params: {},
}

export const listScheduledTasks = endpoint({
  ...lists,
  path: `${path}/list`,
  access: may('system:scheduledTask:list'),
  summary: ['定时任务列表', 'Scheduled tasks'],
  query: listQuery(scheduledTaskColumns),
  output: pageOf(row),
})

export const readScheduledTask = endpoint({
  ...reads,
  path: `${path}/{id}`,
  access: may('system:scheduledTask:list'),
  summary: ['定时任务详情', 'One scheduled task'],
  output: row,
})

export const scheduledTaskChanges = endpoint({
  ...tellsChanges,
  path: `${path}/changes/{id}`,
  access: may('system:scheduledTask:list'),
  summary: ['定时任务的变更记录', 'Changes of a scheduled task'],
})

/** Newest first. */
export const listRuns = endpoint({
  ...lists,
  path: `${path}/runs/{id}`,
  access: may('system:scheduledTask:list'),
  summary: ['定时任务的运行日志', 'Runs of a scheduled task'],
  params: z.strictObject({ id: asked(z.int()) }),
  query: listQuery(runColumns),
  output: pageOf(taskRun),
  example: { params: { id: 1 } },
})

export const addScheduledTask = endpoint({
  ...adds,
  path,
  access: may('system:scheduledTask:add'),
  summary: ['新建定时任务', 'Add a scheduled task'],
  body: bodyOf(scheduledTaskFields, parts),
  output: row,
  audit: 'scheduledTask.add',
  example: { body: example },
})

export const changeScheduledTask = endpoint({
  ...changes,
  path,
  access: may('system:scheduledTask:edit'),
  summary: ['编辑定时任务', 'Edit a scheduled task'],
  body: changeOf(scheduledTaskFields, parts),
  output: row,
  audit: 'scheduledTask.change',
  example: { body: { ...example, id: 1, rev: 1 } },
})

/** Pauses it, or lets it go on with its next time. */
export const setTaskStatus = endpoint({
  ...changes,
  path: `${path}/status`,
  access: may('system:scheduledTask:edit'),
  summary: ['暂停或启用定时任务', 'Pause or resume a scheduled task'],
  body: z.strictObject({ ...identity, status: labelled(z.enum(['active', 'paused']), ['状态', 'Status']) }),
  output: row,
  audit: 'scheduledTask.status',
  example: { body: { id: 1, rev: 1, status: 'paused' } },
})

/** Refused with 409 while it is at work, unless its runs wait for each other; a paused one runs as well. */
export const runScheduledTask = endpoint({
  ...adds,
  path: `${path}/run/{id}`,
  access: may('system:scheduledTask:run'),
  summary: ['立即执行', 'Run a scheduled task now'],
  params: removes.params,
  output: row,
  audit: 'scheduledTask.run',
  example: { params: { id: 1 } },
})

/** With the log of its runs; refused while it is at work. */
export const removeScheduledTask = endpoint({
  ...removes,
  path: `${path}/{id}`,
  access: may('system:scheduledTask:remove'),
  summary: ['删除定时任务', 'Delete a scheduled task'],
  audit: 'scheduledTask.remove',
})
