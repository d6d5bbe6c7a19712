// Saved searches: a question of the public search under a name, and whether new results are sent as messages.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { nearDay } from '../../input/day.ts'
import { labelled, reasoned } from '../../messages/labelled.ts'
import { telling } from '../../messages/said.ts'
import { listRequest, pageOf } from '../../page.ts'
import { publicColumns } from '../publicReport/row.ts'
import { givenText } from '../../text/givenText.ts'

/** Of one person. */
export const mostSearches = 30

const asked = (longest: number, label: Parameters<typeof labelled>[1]) =>
  labelled(givenText().min(1).max(longest).optional(), label)

const { label: issued } = publicColumns.issueDate
const day = labelled(nearDay(issued).optional(), issued)

function notNothing({ value, issues }: z.core.ParsePayload<object>): void {
  if (Object.values(value).every((one) => one === undefined))
    issues.push(reasoned('keyword', value, ['请先输入查询条件', 'Enter a search first']))
}

/** As the address of the search has it, without its order and page. */
export const savedQuestion = z
  .strictObject({
    keyword: asked(200, ['关键词', 'Keyword']),
    categoryCode: asked(40, publicColumns.categoryCode.label),
    bodyId: asked(40, publicColumns.bodyId.label),
    status: asked(40, publicColumns.status.label),
    issueDateFrom: day,
    issueDateTo: day,
  })
  .check(telling(notNothing, { json: (schema) => ({ ...schema, minProperties: 1 }) }))
export type SavedQuestion = z.output<typeof savedQuestion>

/** Characters. */
export const longestSearchName = 60
const name = labelled(givenText().min(1).max(longestSearchName), ['名称', 'Name'])
const tells = labelled(z.boolean(), ['有新结果时通知我', 'Notify me of new results'])

const row = z.object({
  id: z.int(),
  name: z.string(),
  question: savedQuestion,
  tells: z.boolean(),
  createdAt: z.string(),
})
export type SavedSearch = z.output<typeof row>

const path = <P extends string>(act: P) => `/api/business/savedSearch/${act}` as const

export const saveSearch = endpoint({
  method: 'POST',
  path: path('add'),
  access: 'signedIn',
  effect: 'write',
  rate: 'write',
  summary: ['保存查询', 'Save a query of the public search'],
  body: z.strictObject({ name, question: savedQuestion, tells }),
  audit: 'savedSearch.add',
  example: { body: { name: '曳引电梯', question: { keyword: '电梯' }, tells: true } },
})

export const switchSearch = endpoint({
  method: 'POST',
  path: path('switch'),
  access: 'signedIn',
  rows: 'own',
  effect: 'write',
  rate: 'write',
  summary: ['新结果通知', 'Turn the notification of new results on or off'],
  body: z.strictObject({ id: z.int(), tells }),
  audit: 'savedSearch.switch',
  example: { body: { id: 1, tells: false } },
})

export const renameSearch = endpoint({
  method: 'POST',
  path: path('rename'),
  access: 'signedIn',
  rows: 'own',
  effect: 'write',
  rate: 'write',
  summary: ['重命名常用查询', 'Rename a favourite search'],
  body: z.strictObject({ id: z.int(), name }),
  audit: 'savedSearch.rename',
  example: { body: { id: 1, name: '曳引电梯' } },
})

/** An unknown id is no error, because the requested state already holds. */
export const removeSearch = endpoint({
  method: 'POST',
  path: path('remove'),
  access: 'signedIn',
  rows: 'own',
  effect: 'write',
  rate: 'write',
  summary: ['删除常用查询', 'Delete a favourite search'],
  body: z.strictObject({ id: z.int() }),
  audit: 'savedSearch.remove',
  example: { body: { id: 1 } },
})

export const listSearches = endpoint({
  method: 'POST',
  path: path('list'),
  access: 'signedIn',
  effect: 'read',
  summary: ['常用查询', 'The caller’s favourite searches, newest first'],
  body: listRequest({}),
  output: pageOf(row),
  example: { body: { pageNum: 1 } },
})
