// Announcements to the people who work here: written by administrators, read in the messages drawer, each with a mark of having been read.
import { z } from 'zod'
import { endpoint, may } from '../endpoint.ts'
import { fieldsSchema, type Field } from '../fields.ts'
import { listQuery, pageOf, type ListColumns } from '../page.ts'
import type { Phrase } from '../phrase.ts'

export const noticeTypes = {
  notice: ['通知', 'Notice'],
  maintenance: ['系统维护', 'Maintenance'],
  policy: ['制度文件', 'Policy'],
} as const satisfies Record<string, Phrase>
export type NoticeType = keyof typeof noticeTypes

export const noticeStatuses = {
  draft: { label: ['草稿', 'Draft'], tone: 'quiet' },
  published: { label: ['已发布', 'Published'], tone: 'good' },
} as const satisfies Record<string, { label: Phrase; tone: 'good' | 'quiet' }>
export type NoticeStatus = keyof typeof noticeStatuses

const choices = (words: Readonly<Record<string, Phrase>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export const noticeFields = [
  { key: 'title', label: ['标题', 'Title'], type: 'text', required: true, maxLength: 100 },
  { key: 'type', label: ['类型', 'Type'], type: 'choice', required: true, options: choices(noticeTypes) },
  {
    key: 'status',
    label: ['状态', 'Status'],
    type: 'choice',
    required: true,
    options: Object.entries(noticeStatuses).map(([value, { label }]) => ({ value, label })),
  },
  {
    key: 'roleKeys',
    label: ['接收角色', 'Roles'],
    type: 'choices',
    hint: ['不选表示所有人', 'None chosen: everybody'],
  },
  { key: 'validFrom', label: ['生效日期', 'Shown from'], type: 'date' },
  { key: 'validUntil', label: ['截止日期', 'Shown until'], type: 'date' },
  { key: 'pinned', label: ['置顶', 'Pinned'], type: 'flag' },
  {
    key: 'link',
    label: ['相关页面', 'Link'],
    type: 'text',
    hint: ['站内地址，以 / 开头', 'An address of this site, beginning with /'],
    example: '/business/report/list',
    // What begins with two of them leads to another site.
    rule: (value) =>
      /^\/(?![/\\])[^\s\\]*$/.test(value) ? undefined : ['应为站内地址，以一个 / 开头', 'must begin with a single /'],
  },
  { key: 'remark', label: ['内部备注', 'Internal remark'], type: 'paragraph', maxLength: 500 },
] as const satisfies readonly Field[]

/** HTML from the editor; the server keeps only harmless tags. */
const content = z.string().max(100_000)
const written = z.strictObject({ ...fieldsSchema(noticeFields).shape, content })

export const notice = z.object({
  id: z.int(),
  rev: z.int(),
  title: z.string(),
  type: z.enum(Object.keys(noticeTypes) as [NoticeType, ...NoticeType[]]),
  status: z.enum(Object.keys(noticeStatuses) as [NoticeStatus, ...NoticeStatus[]]),
  roleKeys: z.array(z.string()),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  pinned: z.boolean(),
  link: z.string(),
  remark: z.string(),
  content: z.string(),
  createdBy: z.string(),
  updatedAt: z.string(),
})
export type Notice = z.output<typeof notice>

export const noticeColumns = {
  title: { type: 'text', sortable: true },
  type: { type: 'choice', sortable: true },
  status: { type: 'choice', sortable: true },
  pinned: { type: 'choice', sortable: true },
  validFrom: { type: 'date', sortable: true },
  validUntil: { type: 'date', sortable: true },
  updatedAt: { type: 'date', sortable: true },
} as const satisfies ListColumns

const row = notice.omit({ content: true })
export type NoticeRow = z.output<typeof row>
const byId = z.strictObject({ id: z.coerce.number().int() })

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/system/notice/list',
  access: may('system:notice:list'),
  effect: 'read',
  rate: 'list',
  summary: ['系统通知列表', 'Announcements'],
  query: listQuery(noticeColumns),
  output: pageOf(row),
})

export const readNotice = endpoint({
  method: 'GET',
  path: '/api/system/notice/{id}',
  access: may('system:notice:list'),
  effect: 'read',
  summary: ['系统通知详情', 'One announcement'],
  params: byId,
  output: notice,
  example: { params: { id: 1 } },
})

export const addNotice = endpoint({
  method: 'POST',
  path: '/api/system/notice',
  access: may('system:notice:add'),
  effect: 'write',
  rate: 'write',
  idempotent: true,
  summary: ['新增系统通知', 'Write an announcement'],
  body: written,
  output: notice,
  audit: 'systemNotice.add',
  example: { body: { title: '系统维护', type: 'notice', status: 'draft', content: '<p>今晚维护</p>' } },
})

export const changeNotice = endpoint({
  method: 'PUT',
  path: '/api/system/notice',
  access: may('system:notice:edit'),
  effect: 'write',
  rate: 'write',
  summary: ['修改系统通知', 'Change an announcement'],
  body: z.strictObject({ ...written.shape, id: z.int(), rev: z.int() }),
  output: notice,
  audit: 'systemNotice.change',
  example: { body: { id: 1, rev: 1, title: '系统维护', type: 'notice', status: 'draft', content: '' } },
})

export const removeNotice = endpoint({
  method: 'DELETE',
  path: '/api/system/notice/{id}',
  access: may('system:notice:remove'),
  effect: 'write',
  rate: 'write',
  summary: ['删除系统通知', 'Delete an announcement'],
  params: byId,
  audit: 'systemNotice.remove',
  example: { params: { id: 1 } },
})

const message = z.object({
  id: z.int(),
  title: z.string(),
  type: z.enum(Object.keys(noticeTypes) as [NoticeType, ...NoticeType[]]),
  /** Sanitized HTML. */
  content: z.string(),
  link: z.string(),
  pinned: z.boolean(),
  from: z.string(),
  at: z.string(),
  read: z.boolean(),
})
export type Message = z.output<typeof message>

/** What is announced to the caller today: unread first, then pinned, then newest. */
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/system/notice/mine',
  access: 'signedIn',
  effect: 'read',
  summary: ['我的消息', 'Announcements to oneself'],
  query: listQuery({}),
  output: pageOf(message).extend({ unread: z.int() }),
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/system/notice/unread',
  access: 'signedIn',
  effect: 'read',
  summary: ['未读消息数', 'How many announcements are unread'],
  output: z.object({ unread: z.int() }),
})

/** Without ids: all of them. */
export const markRead = endpoint({
  method: 'POST',
  path: '/api/system/notice/read',
  access: 'signedIn',
  effect: 'write',
  rate: 'write',
  summary: ['标为已读', 'Mark announcements as read'],
  body: z.strictObject({ ids: z.array(z.int()).max(200).optional() }),
  output: z.object({ unread: z.int() }),
  audit: 'systemNotice.read',
  example: { body: {} },
})
