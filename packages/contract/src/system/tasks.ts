// The task centre: background exports with progress and file. Each person sees only the own tasks.
import { anyJson } from '../input/anyJson.ts'
import { z } from 'zod'
import { labelled } from '../messages/labelled.ts'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf, type ListColumns } from '../page.ts'
import type { Phrase } from '../phrase.ts'

export const taskStates = {
  waiting: { label: ['等待中', 'Waiting'], tone: 'quiet' },
  running: { label: ['执行中', 'Running'], tone: 'warn' },
  done: { label: ['完成', 'Done'], tone: 'good' },
  failed: { label: ['失败', 'Failed'], tone: 'bad' },
} as const satisfies Record<string, { label: Phrase; tone: 'good' | 'warn' | 'bad' | 'quiet' }>
export type TaskState = keyof typeof taskStates
export const taskStateKeys = Object.keys(taskStates) as [TaskState, ...TaskState[]]

/** What can be exported in the background; each asks for the permission of its direct export. */
export const exportNames = ['demo/sample', 'business/report'] as const
export type ExportName = (typeof exportNames)[number]

export const taskRow = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(taskStateKeys),
  /** Rows written so far, and how many there will be; null while that is not known. */
  done: z.int(),
  total: z.int().nullable(),
  /** Set when done: its name, bytes, and an address that works for five minutes. */
  fileName: z.string().nullable(),
  size: z.int().nullable(),
  url: z.string().nullable(),
  /** Why it failed; otherwise empty. */
  msg: z.string(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** When the file will be cleaned up. */
  expiresAt: z.string().nullable(),
})
export type TaskRow = z.output<typeof taskRow>

/** Not ended yet: of exports, and of runs of scheduled tasks. */
export const isActive = ({ state }: { state: string }): boolean => state === 'waiting' || state === 'running'

export const taskColumns = {
  state: { type: 'choice', label: ['状态', 'Status'], options: taskStateKeys, words: taskStates },
} as const satisfies ListColumns

export const listTasks = endpoint({
  method: 'GET',
  path: '/api/system/tasks/list',
  access: 'signedIn',
  effect: 'read',
  summary: ['我的任务', 'One’s own tasks, newest first'],
  query: listQuery(taskColumns),
  output: pageOf(taskRow),
})

export const startExport = endpoint({
  method: 'POST',
  path: '/api/system/tasks/export',
  access: 'signedIn',
  effect: 'write',
  rate: 'transfer',
  idempotent: true,
  summary: ['在后台导出', 'Export in the background'],
  body: z.strictObject({
    name: z.enum(exportNames),
    /** The body or query of the direct export. */
    params: labelled(z.record(z.string().max(60), anyJson).default({}), ['导出条件', 'What is exported']),
    fileName: labelled(z.string().trim().min(1).max(100).optional(), ['文件名', 'File name']),
  }),
  output: taskRow,
  audit: 'task.export',
  example: { body: { name: 'demo/sample', params: {} } },
})

/** Stops one that waits or runs; forgets one that has ended, with its file. */
export const removeTask = endpoint({
  method: 'DELETE',
  path: '/api/system/tasks/{id}',
  access: 'signedIn',
  rows: 'own',
  effect: 'write',
  rate: 'write',
  summary: ['停止或移除任务', 'Stop or remove a task'],
  params: z.strictObject({ id: z.string().max(40) }),
  audit: 'task.remove',
  example: { params: { id: 'x' } },
})
