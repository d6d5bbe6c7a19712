// The messages of the signed-in person: facts about the own work, and announcements. One list, each entry marked as read or unread.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { listQuery, pageOf, type ListColumns } from '../../page.ts'
import { yesNo, type Phrase } from '../../phrase.ts'

/** What a message is about; each has its sign in the list. */
export const messageTopics = {
  announcement: ['系统通知', 'Announcement'],
  code: ['编码申请', 'Code application'],
  report: ['型式试验报告', 'Type-test report'],
  certificate: ['证书', 'Certificate'],
  task: ['后台任务', 'Background tasks'],
  account: ['账户', 'Account'],
} as const satisfies Record<string, Phrase>
export type MessageTopic = keyof typeof messageTopics

const message = z.object({
  /** notice:12 or message:345. */
  key: z.string(),
  topic: z.enum(Object.keys(messageTopics) as [MessageTopic, ...MessageTopic[]]),
  /** Topic, or kind of announcement, in words. */
  label: z.string(),
  title: z.string(),
  /** A line more, plain: a reason, a product. */
  text: z.string(),
  /** Sanitized HTML of an announcement; facts have none. */
  content: z.string(),
  /** type:id of the record it is about; empty where there is none. */
  object: z.string(),
  /** An office address that an announcement names. */
  link: z.string(),
  pinned: z.boolean(),
  from: z.string(),
  at: z.string(),
  read: z.boolean(),
})
export type Message = z.output<typeof message>

export const messageColumns = {
  unread: { type: 'choice', label: ['未读', 'Unread'], options: ['yes', 'no'], words: yesNo },
} as const satisfies ListColumns

/** Unread first, then pinned, then newest. */
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/system/message/list',
  access: 'signedIn',
  effect: 'read',
  summary: ['我的消息', 'Messages to oneself'],
  query: listQuery(messageColumns),
  output: pageOf(message).extend({ unread: z.int() }),
})

/** Without keys: all of them. */
export const markRead = endpoint({
  method: 'POST',
  path: '/api/system/message/read',
  access: 'signedIn',
  effect: 'write',
  rate: 'write',
  summary: ['标为已读', 'Mark messages as read'],
  body: z.strictObject({
    keys: z
      .array(z.string().regex(/^(notice|message):\d{1,15}$/))
      .max(200)
      .optional(),
  }),
  output: z.object({ unread: z.int() }),
  audit: 'message.read',
  example: { body: {} },
})
