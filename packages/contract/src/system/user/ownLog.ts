// What the caller has done in the register, each act as a sentence, refusals among them.
import { endpoint } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { listQuery, pageOf } from '../../page.ts'
import { lists } from '../../record/acts.ts'
import { auditedChange } from '../../record/changes.ts'
import { columnsOf } from '../../record/shape.ts'
import { z } from 'zod'

export const ownLogShown = [
  { key: 'at', label: ['时间', 'Time'], type: 'instant', listed: true, sortable: true },
  { key: 'ip', label: ['地址', 'Address'], type: 'text', listed: true, sortable: true, searched: true },
] as const satisfies readonly Field[]

export const ownLogColumns = columnsOf(ownLogShown)

export const ownAct = auditedChange.extend({
  ip: z.string(),
  /** HTTP status: what is not 200 was refused. */
  result: z.int(),
})
export type OwnAct = z.output<typeof ownAct>

export const listOwnActs = endpoint({
  ...lists,
  path: '/api/system/user/profile/getUserLog',
  access: 'signedIn',
  summary: ['自己的操作记录', 'What one has done oneself'],
  query: listQuery(ownLogColumns),
  output: pageOf(ownAct),
})
