// Notices as readers see them: strangers what is for everyone, signed-in people all that is published.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { listRequest, pageOf, type ListColumns } from '../../page.ts'
import { noticeTypeKeys, noticeTypes } from './types.ts'

const path = '/api/business/notice'
const reads = { method: 'POST', effect: 'read', access: 'anyone' } as const

const noticeTitle = z.object({
  id: z.int(),
  title: z.string(),
  type: z.enum(noticeTypeKeys),
  pinned: z.boolean(),
  publishedAt: z.string(),
})
export type NoticeTitle = z.output<typeof noticeTitle>

const listed = noticeTitle.extend({
  /** When the present version was made; empty while it is the first. */
  changedAt: z.string(),
  /** The first words of the text. */
  excerpt: z.string(),
  /** How many attachments it has. */
  files: z.int(),
})
export type ListedNotice = z.output<typeof listed>

export const publicNoticeColumns = {
  type: { type: 'choice', label: ['类型', 'Type'], options: noticeTypeKeys, words: noticeTypes },
  publishedAt: { type: 'date', sortable: true, label: ['发布日期', 'Date of publication'] },
} as const satisfies ListColumns

/** Pinned ones first, then the newest; the keyword looks into titles and texts. */
export const publicNotices = endpoint({
  ...reads,
  open: true,
  fromStandby: true,
  rate: 'list',
  path: `${path}/publishQueryList`,
  summary: ['已发布的公告', 'Published notices'],
  body: listRequest(publicNoticeColumns),
  output: pageOf(listed),
  example: { body: { pageNum: 1 } },
})

/** The first few of them, for home pages. */
export const homeNotices = endpoint({
  ...reads,
  open: true,
  fromStandby: true,
  rate: 'list',
  path: `${path}/homeList`,
  summary: ['首页公告', 'Notices for a home page'],
  body: z.strictObject({ size: z.int().min(1).max(20).default(5) }),
  output: z.array(noticeTitle),
  example: { body: { size: 5 } },
})

const attachment = z.object({
  id: z.string(),
  name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Works for ten minutes. */
  url: z.string(),
})

const notice = noticeTitle.extend({
  changedAt: z.string(),
  version: z.int(),
  /** The time and reason of withdrawal; a withdrawn notice has neither text nor attachments. */
  withdrawn: z.object({ at: z.string(), reason: z.string() }).nullable(),
  content: z.string(),
  files: z.array(attachment),
})
export type PublicNotice = z.output<typeof notice>

/** Counts the read; 404 for an unpublished notice, or one for another audience. */
export const readPublicNotice = endpoint({
  ...reads,
  open: true,
  fromStandby: true,
  rate: 'answer',
  path: `${path}/selectById`,
  rows: 'public',
  summary: ['阅读公告', 'Read a notice'],
  body: z.strictObject({ id: z.int() }),
  output: notice,
  example: { body: { id: 1 } },
})
