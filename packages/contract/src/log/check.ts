// The check of the audit chain: a background job, one at a time, with a stored result.
import { z } from 'zod'
import { endpoint, may } from '../endpoint.ts'
import { adds, lists } from '../record/acts.ts'
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

/** Refused with 409 while one is under way, on whichever instance. */
export const startCheck = endpoint({
  ...adds,
  path: '/api/system/audit/check',
  access: may('system:log:check'),
  summary: ['校验审计', 'Check the audit'],
  output: checkRun,
  audit: 'audit.check',
})
