// The operation log for administrators: every audited action as a sentence (docs/rules/wire.md#logs).
import { z } from 'zod'
import { nouns } from '../audit/nouns.ts'
import { actTitle } from '../audit/sentence.ts'
import { verbs } from '../audit/verbs.ts'
import { endpoint, may } from '../endpoint.ts'
import type { Field } from '../fields.ts'
import { filterOnly, listQuery, listRequest, pageOf } from '../page.ts'
import type { Phrase } from '../phrase.ts'
import { exports, lists } from '../record/acts.ts'
import { auditedChange } from '../record/changes.ts'
import { chosen, columnsOf, inList, optionsOf, rowOf } from '../record/shape.ts'

export const outcomeWords = {
  done: { label: ['成功', 'Succeeded'], tone: 'good' },
  refused: { label: ['被拒绝', 'Refused'], tone: 'bad' },
  failed: { label: ['服务器错误', 'Error of the server'], tone: 'bad' },
} as const

interface Choice {
  value: string
  label: Phrase
}
const actionOptions = Object.entries(verbs).map(([value, verb]): Choice => ({ value, label: actTitle(verb) }))
const objectOptions = Object.entries(nouns).map(([value, { what }]): Choice => ({ value, label: what }))

export const operationRowFields = [
  { key: 'at', label: ['时间', 'Time'], type: 'instant', ...inList },
  { key: 'username', label: ['用户名', 'User name'], type: 'text', listed: true, searched: true },
  { key: 'action', label: ['操作', 'Act'], type: 'choice', options: actionOptions, ...inList },
  { key: 'kind', label: ['对象', 'Object'], type: 'choice', options: objectOptions, ...inList },
  { key: 'outcome', label: ['结果', 'Outcome'], options: optionsOf(outcomeWords), ...chosen },
  { key: 'ip', label: ['地址', 'Address'], type: 'text', listed: true, searched: true },
] as const satisfies readonly Field[]

/** What the workbook has besides: sentence and number of the call. */
export const operationSheetFields = [
  ...operationRowFields,
  { key: 'text', label: ['内容', 'What happened'], type: 'text' },
  { key: 'traceId', label: ['调用编号', 'Reference'], type: 'text' },
] as const satisfies readonly Field[]

const { at, action, kind, outcome } = columnsOf(operationRowFields)
/** The keyword is the name of a person who acted or was acted on, the number of a certificate, report or call, or the beginning of an address. */
export const operationColumns = {
  at,
  action: filterOnly(action),
  kind: filterOnly(kind),
  outcome: filterOnly(outcome),
}

/** With what changed, before and after. */
export const operation = rowOf(operationRowFields).omit({ rev: true }).extend(auditedChange.shape).extend({
  // Also what has no word any more.
  action: z.string(),
  kind: z.string(),
  /** type:id of what was acted on; empty for none. */
  object: z.string(),
  /** HTTP status. */
  result: z.int(),
  traceId: z.string(),
})
export type Operation = z.output<typeof operation>

export const listOperations = endpoint({
  ...lists,
  path: '/api/system/operate-log/page',
  access: may('system:log:list'),
  summary: ['操作日志', 'Log of operations'],
  query: listQuery(operationColumns),
  output: pageOf(operation),
})

/** The rows of the list’s filters, as xlsx. */
export const exportOperations = endpoint({
  ...exports,
  path: '/api/system/operlog/export',
  access: may('system:log:export'),
  confirmed: true,
  summary: ['导出操作日志', 'Export the log of operations'],
  body: listRequest(operationColumns),
  audit: 'log.exportOperations',
})
