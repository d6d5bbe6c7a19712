// What stands open with a person, and handing it to a colleague: asked before an account is disabled, moved or deleted.
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import { labelled } from '../../messages/labelled.ts'
import type { Phrase } from '../../phrase.ts'
import { changes, reads } from '../../record/acts.ts'

/** The kinds of work that wait for one person. Applications in review wait for everyone who reviews, so they are nobody's. */
export const openWorkKinds = {
  drafts: ['未发布的报告', 'Unpublished reports'],
  applications: ['未办结的编码申请', 'Open applications for codes'],
  proposals: ['待确认的修订', 'Revisions to confirm'],
  errorReports: ['已受理的纠错', 'Error reports in hand'],
} as const satisfies Record<string, Phrase>
export type OpenWorkKind = keyof typeof openWorkKinds

const openWork = z.object({
  /** Only what there is any of. */
  work: z.array(
    z.object({ kind: z.enum(Object.keys(openWorkKinds) as [OpenWorkKind, ...OpenWorkKind[]]), count: z.int() }),
  ),
  /** Active accounts of the same body that may do all of it, those of the same department first; at most 50. */
  colleagues: z.array(z.object({ id: z.int(), nickname: z.string(), username: z.string(), dept: z.string() })),
})
export type OpenWork = z.output<typeof openWork>

const path = '/api/system/user/openWork'

export const readOpenWork = endpoint({
  ...reads,
  path: `${path}/{id}`,
  access: may('system:user:list'),
  summary: ['用户的未办结工作', 'What stands open with a person'],
  output: openWork,
})

export const successorLabel = ['接手人', 'Colleague who takes over'] as const satisfies Phrase
/** The colleague who takes over; left out, the work stays as it is, in the lists of the body. */
export const successorId = labelled(z.int().optional(), successorLabel)

/** Of an account that stays: somebody who is away, or was disabled before. */
export const handOverWork = endpoint({
  ...changes,
  path,
  access: may('system:user:edit'),
  summary: ['移交未办结工作', 'Hand the open work of a person to a colleague'],
  body: z.strictObject({ id: z.int(), successorId: labelled(z.int(), successorLabel) }),
  output: openWork,
  audit: 'user.handOver',
  example: { body: { id: 1, successorId: 2 } },
})
