// Announcements to the people who work here: written by administrators, read among the messages.
import { matching } from '../fieldTypes/matching.ts'
import { z } from 'zod'
import { adds, changes, lists, reads, removes } from '../record/acts.ts'
import { endpoint, may } from '../endpoint.ts'
import type { Field, Tone } from '../fields.ts'
import { labelled } from '../messages/labelled.ts'
import { listQuery, pageOf } from '../page.ts'
import type { Phrase } from '../phrase.ts'
import { bodyOf, changeOf, chosen, columnsOf, inList, named, optionsOf, rowOf, stamps } from '../record/shape.ts'

export const noticeTypes = {
  notice: ['通知', 'Notice'],
  maintenance: ['系统维护', 'Maintenance'],
  policy: ['制度文件', 'Policy'],
} as const satisfies Record<string, Phrase>
export type NoticeType = keyof typeof noticeTypes

export const noticeStatuses = {
  draft: { label: ['草稿', 'Draft'], tone: 'draft' },
  published: { label: ['已发布', 'Published'], tone: 'good' },
} as const satisfies Record<string, { label: Phrase; tone: Tone }>
export type NoticeStatus = keyof typeof noticeStatuses

export const noticeFields = [
  { key: 'title', label: ['标题', 'Title'], maxLength: 100, ...named },
  { key: 'status', label: ['状态', 'Status'], options: optionsOf(noticeStatuses), ...chosen },
  { key: 'type', label: ['类型', 'Type'], options: optionsOf(noticeTypes), ...chosen },
  {
    key: 'roleKeys',
    label: ['接收角色', 'Roles'],
    type: 'choices',
    hint: ['不选表示所有人', 'None chosen: all users'],
    listed: true,
  },
  { key: 'pinned', label: ['置顶', 'Pinned'], type: 'flag', ...inList },
  { key: 'validFrom', label: ['生效日期', 'Shown from'], type: 'date', ...inList },
  { key: 'validUntil', label: ['截止日期', 'Shown until'], type: 'date', ...inList },
  {
    key: 'link',
    label: ['相关页面', 'Link'],
    type: 'text',
    hint: ['站内地址，以 / 开头', 'An address of this site, beginning with /'],
    example: '/business/report/list',
    // What begins with two of them leads to another site.
    rule: matching(/^\/(?:[^\s\\/][^\s\\]*)?$/, ['应为站内地址，以一个 / 开头', 'must begin with a single /']),
  },
  {
    key: 'remark',
    label: ['内部备注', 'Internal remark'],
    type: 'paragraph',
    maxLength: 500,
    listed: 'hidden',
    searched: true,
  },
] as const satisfies readonly Field[]

/** What a row shows: the fields, who wrote it and when it was changed. */
export const noticeRowFields = [
  ...noticeFields,
  { ...stamps.createdBy, label: ['作者', 'Written by'] },
  { ...stamps.updatedAt, label: ['更新于', 'Updated'] },
] as const satisfies readonly Field[]

const row = rowOf(noticeRowFields)
export type NoticeRow = z.output<typeof row>
export const notice = row.extend({ content: z.string() })
export type Notice = z.output<typeof notice>
export const noticeColumns = columnsOf(noticeRowFields)

/** Bytes: a character of the text takes up to three. */
const bodyLimit = 400 * 1024
/** HTML from the editor; the server keeps only harmless tags. */
const parts = { content: labelled(z.string().max(100_000), ['正文', 'Text']) }
const example = { title: '系统维护', type: 'notice', status: 'draft', content: '<p>今晚维护</p>' }

export const listNotices = endpoint({
  ...lists,
  path: '/api/system/notice/list',
  access: may('system:notice:list'),
  summary: ['系统通知列表', 'Announcements'],
  query: listQuery(noticeColumns),
  output: pageOf(row),
})

export const readNotice = endpoint({
  ...reads,
  path: '/api/system/notice/{id}',
  access: may('system:notice:list'),
  summary: ['系统通知详情', 'One announcement'],
  output: notice,
})

export const addNotice = endpoint({
  ...adds,
  path: '/api/system/notice',
  access: may('system:notice:add'),
  summary: ['新建系统通知', 'Write an announcement'],
  body: bodyOf(noticeFields, parts),
  bodyLimit,
  output: notice,
  audit: 'systemNotice.add',
  example: { body: example },
})

export const changeNotice = endpoint({
  ...changes,
  path: '/api/system/notice',
  access: may('system:notice:edit'),
  summary: ['编辑系统通知', 'Edit an announcement'],
  body: changeOf(noticeFields, parts),
  bodyLimit,
  output: notice,
  audit: 'systemNotice.change',
  example: { body: { ...example, id: 1, rev: 1 } },
})

export const removeNotice = endpoint({
  ...removes,
  path: '/api/system/notice/{id}',
  access: may('system:notice:remove'),
  summary: ['删除系统通知', 'Delete an announcement'],
  audit: 'systemNotice.remove',
})
