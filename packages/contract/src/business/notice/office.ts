// Notices as the office keeps them: written, published now or at a time, changed by versions, withdrawn.
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import { labelled } from '../../messages/labelled.ts'
import { listRequest, pageOf } from '../../page.ts'
import { bodyOf, changeOf, identity, rowOf } from '../../record/shape.ts'
import { fileRow } from '../file.ts'
import { noticeColumns, noticeFields, noticeRowFields, noticeTiming } from './fields.ts'
import { givenText } from '../../text/givenText.ts'

const path = '/api/business/notice'

const row = rowOf(noticeRowFields)
export type NoticeRow = z.output<typeof row>

/** Content and files of a notice or of one of its versions. */
const inside = {
  content: z.string(),
  files: z.array(fileRow),
}

const notice = row.extend({
  ...inside,
  /** When the present version was made; empty while it is the first. */
  changedAt: z.string(),
  /** Set when it was withdrawn. */
  withdrawnAt: z.string(),
  withdrawnReason: z.string(),
})
export type OfficeNotice = z.output<typeof notice>

const version = z.object({
  version: z.int(),
  title: z.string(),
  at: z.string(),
  /** The name of the person; empty when the register published it on schedule. */
  by: z.string(),
})
export type NoticeVersion = z.output<typeof version>

/** Bytes: a character of the text takes up to three. */
const bodyLimit = 400 * 1024
/** HTML from the editor; the server keeps only harmless tags. */
const parts = {
  content: labelled(z.string().max(100_000), ['正文', 'Text']),
  fileIds: labelled(z.array(z.string().max(40)).max(20).default([]), ['附件', 'Attachments']),
}
/** Ignored for a published notice, whose changes take effect at once. */
const written = [...noticeFields, ...noticeTiming] as const
const example = {
  title: '关于开展证书信息核对工作的公告',
  type: 'notice',
  audience: 'public',
  when: 'draft',
  content: '<p>请各单位核对证书信息</p>',
}
const posts = { method: 'POST' } as const
const reads = { ...posts, effect: 'read' } as const
const writes = { ...posts, effect: 'write', rate: 'write' } as const
const known = z.strictObject(identity)
const byId = z.strictObject({ id: z.int() })

export const listOfficeNotices = endpoint({
  ...reads,
  rate: 'list',
  path: `${path}/queryList`,
  access: may('business:notice:list'),
  summary: ['公告列表', 'Notices'],
  body: listRequest(noticeColumns),
  output: pageOf(row),
  example: { body: { pageNum: 1 } },
})

/** In every status; the read is not counted. */
export const readOfficeNotice = endpoint({
  ...reads,
  path: `${path}/open`,
  access: may('business:notice:list'),
  summary: ['公告详情（管理）', 'One notice, with the data of the office'],
  body: byId,
  output: notice,
  example: { body: { id: 1 } },
})

/** Newest first; none before it is published. */
export const noticeVersions = endpoint({
  ...reads,
  path: `${path}/versions`,
  access: may('business:notice:list'),
  summary: ['公告的各个版本', 'The versions of a notice'],
  body: byId,
  output: z.array(version),
  example: { body: { id: 1 } },
})

export const readNoticeVersion = endpoint({
  ...reads,
  path: `${path}/version`,
  access: may('business:notice:list'),
  summary: ['公告的一个版本', 'One version of a notice'],
  body: z.strictObject({ id: z.int(), version: z.int() }),
  output: version.extend(inside),
  example: { body: { id: 1, version: 1 } },
})

/** Publishing with it asks for the permission to publish as well. */
export const insertNotice = endpoint({
  ...writes,
  idempotent: true,
  path: `${path}/insertNotice`,
  access: may('business:notice:add'),
  summary: ['新建公告', 'Write a notice'],
  body: bodyOf(written, parts),
  bodyLimit,
  output: notice,
  audit: 'publicNotice.add',
  example: { body: example },
})

/** Of a published one it makes a new version, which asks for the permission to publish as well. */
export const updateNotice = endpoint({
  ...writes,
  path: `${path}/updateNotice`,
  access: may('business:notice:edit'),
  summary: ['编辑公告', 'Edit a notice'],
  body: changeOf(written, parts),
  bodyLimit,
  output: notice,
  audit: 'publicNotice.change',
  example: { body: { ...example, id: 1, rev: 1 } },
})

/** Of a draft or a scheduled one. */
export const publishNotice = endpoint({
  ...writes,
  path: `${path}/publish`,
  access: may('business:notice:publish'),
  summary: ['发布公告', 'Publish a notice'],
  body: known,
  output: notice,
  audit: 'publicNotice.publish',
  example: { body: { id: 1, rev: 1 } },
})

export const withdrawNotice = endpoint({
  ...writes,
  path: `${path}/withdraw`,
  access: may('business:notice:publish'),
  summary: ['撤回公告', 'Withdraw a notice'],
  body: known.extend({ reason: labelled(givenText().min(1).max(500), ['撤回原因', 'Reason']) }),
  output: notice,
  audit: 'publicNotice.withdraw',
  example: { body: { id: 1, rev: 1, reason: '内容有误，将重新发布' } },
})

/** Drafts alone: what was published is withdrawn, and stays on record. */
export const deleteNotice = endpoint({
  ...writes,
  path: `${path}/deleteNotice`,
  access: may('business:notice:remove'),
  summary: ['删除公告草稿', 'Delete a draft of a notice'],
  body: known,
  audit: 'publicNotice.remove',
  example: { body: { id: 1, rev: 1 } },
})
