// Who is signed in: one row per session that still opens anything, and ending it.
import { z } from 'zod'
import { lists, removes } from '../record/acts.ts'
import { endpoint, may } from '../endpoint.ts'
import type { Field } from '../fields.ts'
import { labelled } from '../messages/labelled.ts'
import { listQuery, pageOf } from '../page.ts'
import { columnsOf, named } from '../record/shape.ts'

export const onlineRowFields = [
  { key: 'username', label: ['用户名', 'User name'], ...named },
  { key: 'nickname', label: ['姓名', 'Name'], ...named },
  { key: 'dept', label: ['部门', 'Department'], type: 'text', listed: true },
  { key: 'ip', label: ['登录地址', 'Address'], type: 'text', listed: true, sortable: true, searched: true },
  { key: 'agent', label: ['浏览器', 'Browser'], type: 'text', listed: true },
  { key: 'signedInAt', label: ['登录时间', 'Signed in'], type: 'instant', listed: true, sortable: true },
  { key: 'lastSeenAt', label: ['最近活动', 'Last seen'], type: 'instant', listed: true, sortable: true },
] as const satisfies readonly Field[]

export const onlineColumns = columnsOf(onlineRowFields)

const session = z.object({
  id: z.int(),
  userId: z.int(),
  username: z.string(),
  nickname: z.string(),
  dept: z.string(),
  ip: z.string(),
  /** Browser and system by name, such as Chrome 147 · Windows; empty when it is none we know. */
  agent: z.string(),
  signedInAt: z.string(),
  /** Within a minute. */
  lastSeenAt: z.string(),
  /** Of the caller, now. */
  own: z.boolean(),
})
export type OnlineSession = z.output<typeof session>

const path = '/api/system/online'

export const listOnline = endpoint({
  ...lists,
  path: `${path}/list`,
  access: may('system:online:list'),
  summary: ['在线用户', 'Who is signed in'],
  query: listQuery(onlineColumns),
  output: pageOf(session),
})

export const endSessions = endpoint({
  ...removes,
  path: `${path}/{id}`,
  access: may('system:online:remove'),
  summary: ['强制退出', 'End sessions'],
  /** One number, or several with commas between them. */
  params: z.strictObject({
    id: labelled(z.string().regex(/^\d{1,15}(,\d{1,15}){0,199}$/), ['会话编号', 'Sessions']),
  }),
  audit: 'session.end',
  example: { params: { id: '999999999' } },
})
