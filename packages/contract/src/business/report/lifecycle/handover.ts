// Handing a finished draft over to the manager, who publishes or returns one or several; and withdrawing a proposed revision (docs/rules/reports.md#handing-over).
import { z } from 'zod'
import { endpoint, may } from '../../../endpoint.ts'
import { confirmedBasis } from '../content/unlistedBasis.ts'
import { labelled } from '../../../messages/labelled.ts'
import { confirmedTakenOver } from '../takeOver/marks.ts'
import { report } from '../shape.ts'
import { givenText } from '../../../text/givenText.ts'

const path = <P extends string>(name: P) => `/api/business/equRepInfo/${name}` as const
const write = { method: 'POST', effect: 'write', rate: 'write', idempotent: true } as const
const key = { id: z.int(), rev: z.int() }
const returnReason = labelled(givenText().min(1).max(500), ['退回理由', 'Reason for returning'])

/** From draft to submitted, after the checks of publication. The draft is locked from then on. */
export const submitReport = endpoint({
  ...write,
  path: path('submit'),
  access: may('business:report:edit'),
  summary: ['提交发布', 'Submit a finished draft for publication'],
  body: z.strictObject({ ...key, confirmedTakenOver }),
  output: report,
  audit: 'report.submit',
  example: { body: { id: 1, rev: 1 } },
})
export const takeBackReport = endpoint({
  ...write,
  path: path('takeBack'),
  access: may('business:report:edit'),
  summary: ['撤回提交', 'Take back what one has submitted'],
  body: z.strictObject(key),
  output: report,
  audit: 'report.takeBack',
  example: { body: { id: 1, rev: 1 } },
})
export const returnReport = endpoint({
  ...write,
  path: path('return'),
  access: may('business:report:publish'),
  summary: ['退回报告', 'Return a submitted draft, with the reason'],
  body: z.strictObject({ ...key, reason: returnReason }),
  output: report,
  audit: 'report.return',
  example: { body: { id: 1, rev: 1, reason: 'x' } },
})
export const withdrawProposal = endpoint({
  ...write,
  path: path('withdrawRevision'),
  access: may('business:report:revise'),
  summary: ['撤回修订', 'Take back a revision one has proposed'],
  body: z.strictObject(key),
  output: report,
  audit: 'report.withdraw',
  example: { body: { id: 1, rev: 1 } },
})

/** Reports that one request may name. */
export const mostAtOnce = 50

const several = <S extends z.ZodType>(one: S) => labelled(z.array(one).min(1).max(mostAtOnce), ['报告', 'Reports'])

const named = z.object({
  id: z.int(),
  certificateNo: z.string(),
  reportNo: z.string(),
  productName: z.string(),
})

/** The result for each report: independent, so that one failure does not stop the others. */
const outcome = z.object({
  done: z.array(named),
  /** With all reasons against it, in the caller's language. */
  stopped: z.array(
    named.extend({
      reasons: z.array(z.string()),
      /** The test basis that has to be confirmed first; empty where something else is the reason. */
      unlistedBasis: z.array(z.string()),
    }),
  ),
})
export type Outcome = z.output<typeof outcome>

const batch = { ...write, output: outcome } as const
const example = { reports: [{ id: 1, rev: 1 }] }

/** Warnings before a batch is published; reports without warnings are left out. */
export const secondLook = endpoint({
  method: 'POST',
  path: path('secondLook'),
  access: may('business:report:publish'),
  effect: 'read',
  summary: ['发布前的核对提示', 'What deserves a second look before these reports are published'],
  body: z.strictObject({ ids: z.array(z.int()).min(1).max(mostAtOnce) }),
  output: z.array(
    z.object({
      id: z.int(),
      warnings: z.array(z.string()),
      /** What publishing needs in `confirmedBasis`. */
      unlistedBasis: z.array(z.string()),
    }),
  ),
  example: { body: { ids: [1] } },
})

export const publishBatch = endpoint({
  ...batch,
  path: path('publishMany'),
  access: may('business:report:publish'),
  summary: ['批量发布报告', 'Publish several reports, each on its own'],
  body: z.strictObject({ reports: several(z.strictObject({ ...key, confirmedBasis })) }),
  audit: 'report.publishMany',
  example: { body: example },
})

export const returnBatch = endpoint({
  ...batch,
  path: path('returnMany'),
  access: may('business:report:publish'),
  summary: ['退回待发布的报告', 'Return submitted drafts, with one reason'],
  body: z.strictObject({
    reports: several(z.strictObject(key)),
    reason: returnReason,
  }),
  audit: 'report.returnMany',
  example: { body: { ...example, reason: 'x' } },
})
