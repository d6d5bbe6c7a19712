// Handing a finished draft over for publication: by its writer, to the manager, who publishes or returns it, one or many. Decision 50.
import { z } from 'zod'
import { endpoint, may } from '../endpoint.ts'
import { labelled } from '../messages/labelled.ts'
import type { Phrase } from '../phrase.ts'

export const handoverEvents = {
  submit: ['提交发布', 'Submitted for publication'],
  takeBack: ['撤回', 'Taken back'],
  return: ['退回', 'Returned'],
} as const satisfies Record<string, Phrase>
export type HandoverEvent = keyof typeof handoverEvents

/** Reports that one request may name. */
export const mostAtOnce = 50

const reports = labelled(
  z
    .array(z.strictObject({ id: z.int(), rev: z.int() }))
    .min(1)
    .max(mostAtOnce),
  ['报告', 'Reports'],
)

const named = z.object({
  id: z.int(),
  certificateNo: z.string(),
  reportNo: z.string(),
  productName: z.string(),
})

/** What became of each report that was named: each by itself, so that one does not keep the others. */
const outcome = z.object({
  done: z.array(named),
  /** With everything that stands against it, in the caller's language. */
  stopped: z.array(named.extend({ reasons: z.array(z.string()) })),
})
export type Outcome = z.output<typeof outcome>

const many = { method: 'POST', effect: 'write', rate: 'write', idempotent: true, output: outcome } as const
const example = { reports: [{ id: 1, rev: 1 }] }

export const publishMany = endpoint({
  ...many,
  path: '/api/business/equRepInfo/publishMany',
  access: may('business:report:publish'),
  summary: ['批量发布报告', 'Publish many reports, each by itself'],
  body: z.strictObject({ reports }),
  audit: 'report.publishMany',
  example: { body: example },
})

export const returnMany = endpoint({
  ...many,
  path: '/api/business/equRepInfo/returnMany',
  access: may('business:report:publish'),
  summary: ['退回待发布的报告', 'Return drafts that were handed over, with one reason'],
  body: z.strictObject({
    reports,
    reason: labelled(z.string().trim().min(1).max(500), ['退回理由', 'Reason for returning']),
  }),
  audit: 'report.returnMany',
  example: { body: { ...example, reason: 'x' } },
})
