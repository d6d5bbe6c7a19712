// The check of the audit chain: a background job, one at a time, with a stored result.
import { z } from 'zod'
import { endpoint, may } from '../endpoint.ts'
import { adds, lists } from '../record/acts.ts'
import { taskRun } from '../system/scheduledTask/scheduledTask.ts'
import { taskStateKeys } from '../system/tasks.ts'

/** The runs that are shown, and the findings that are kept of each. */
export const [mostRuns, mostStoredFindings] = [20, 100] as const

export const checkRun = z.object({
  id: z.string(),
  state: z.enum(taskStateKeys),
  /** Rows checked so far, and how many there are; null while that is not known. */
  done: z.int(),
  total: z.int().nullable(),
  /** Who asked, as people know them; empty: the register by itself. */
  by: z.string(),
  at: z.string(),
  finishedAt: z.string().nullable(),
  /** Milliseconds; set with `finishedAt`. */
  took: z.int().nullable(),
  /** The first and the last row and when they were written; null: there was none. */
  from: z.object({ id: z.int(), at: z.string() }).nullable(),
  to: z.object({ id: z.int(), at: z.string() }).nullable(),
  archives: z.int(),
  /** All of them; of these the first are kept. */
  findingCount: z.int(),
  findings: z.array(z.object({ kind: z.string(), place: z.string(), text: z.string() })),
  /** Why it failed; otherwise empty. */
  msg: z.string(),
})
export type CheckRun = z.output<typeof checkRun>

/** Newest first, at most twenty. */
export const listChecks = endpoint({
  ...lists,
  path: '/api/system/audit/check/list',
  access: may('system:log:check'),
  summary: ['审计校验的结果', 'Outcomes of checks of the audit'],
  output: z.array(checkRun),
})

/** How far the scheduled check of the whole register has come. */
export const readNightly = endpoint({
  ...lists,
  path: '/api/system/audit/check/nightly',
  access: may('system:log:check'),
  summary: ['每夜校验的进度', 'How far the nightly check has come'],
  output: z.object({
    /** Where the last one ended that found nothing, from which the next one goes on; null: the next one reads everything. */
    waypoint: z
      .object({
        at: z.string(),
        /** When the last one began that read everything. */
        wholeAt: z.string(),
        /** Rows of the audit and entries of the public log up to there. */
        rows: z.int(),
        entries: z.int(),
      })
      .nullable(),
    /** The newest run; null: there was none. */
    run: taskRun.nullable(),
  }),
})
export type Nightly = z.output<typeof readNightly.output>

/** Refused with 409 while one is under way, on whichever instance. */
export const startCheck = endpoint({
  ...adds,
  path: '/api/system/audit/check',
  access: may('system:log:check'),
  summary: ['校验审计', 'Check the audit'],
  output: checkRun,
  audit: 'audit.check',
})
