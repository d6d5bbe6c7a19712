// What the caller has done in the register, each act as a sentence, refusals among them.
import { endpoint } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { listQuery, pageOf } from '../../page.ts'
import { lists } from '../../record/acts.ts'
import { auditedChange } from '../../record/changes.ts'
import { chosen, columnsOf, optionsOf } from '../../record/shape.ts'
import { z } from 'zod'

/** What belongs to the register's work, and what one does for oneself. */
const kindWords = {
  work: ['业务与管理', 'Work'],
  own: ['登录与个人设置', 'Session and settings'],
} as const

export const ownLogRowFields = [
  { key: 'at', label: ['时间', 'Time'], type: 'instant', listed: true, sortable: true },
  { key: 'kind', label: ['类别', 'Category'], options: optionsOf(kindWords), ...chosen },
  { key: 'ip', label: ['地址', 'Address'], type: 'text', listed: true, sortable: true, searched: true },
] as const satisfies readonly Field[]

export const ownLogColumns = columnsOf(ownLogRowFields)

export const ownAct = auditedChange.extend({
  kind: z.enum(['work', 'own']),
  ip: z.string(),
  /** HTTP status: what is not 200 was refused. */
  result: z.int(),
})
export type OwnAct = z.output<typeof ownAct>

export const listOwnActs = endpoint({
  ...lists,
  path: '/api/system/user/profile/getUserLog',
  access: 'signedIn',
  summary: ['自己的操作记录', 'One’s own actions'],
  query: listQuery(ownLogColumns),
  output: pageOf(ownAct),
})
