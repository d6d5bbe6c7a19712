// By which channels a person gets which messages: office, e-mail, SMS, per topic; and a daily digest of unread messages.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { labelled } from '../../messages/labelled.ts'
import { changes } from '../../record/acts.ts'
import { messageTopics, type MessageTopic } from './message.ts'

export const pushChannels = ['office', 'mail', 'sms'] as const
export type PushChannel = (typeof pushChannels)[number]

export const topicKeys = Object.keys(messageTopics) as [MessageTopic, ...MessageTopic[]]
const topic = labelled(z.enum(topicKeys), ['消息类型', 'Kind of message'])

/** Channels that cannot be switched off: announcements appear in the office only, and security messages of the own account always appear there. */
export const isFixed = (of: MessageTopic, channel: PushChannel): boolean =>
  of === 'announcement' || (of === 'account' && channel === 'office')

const choice = { office: z.boolean(), mail: z.boolean(), sms: z.boolean() }

const push = z.object({
  topics: z.array(z.object({ topic, ...choice })),
  /** One letter a day with what is unread. */
  digest: z.boolean(),
  /** `on`: the register can send there · `reaches`: the account has an address there. */
  ways: z.object({
    mail: z.object({ on: z.boolean(), reaches: z.boolean() }),
    sms: z.object({ on: z.boolean(), reaches: z.boolean() }),
  }),
})
export type Push = z.output<typeof push>

const path = '/api/system/message/push'

export const readPush = endpoint({
  method: 'GET',
  effect: 'read',
  path,
  access: 'signedIn',
  summary: ['自己的通知设置', 'The caller’s own notification settings'],
  output: push,
})

export const savePush = endpoint({
  ...changes,
  path,
  access: 'signedIn',
  summary: ['保存自己的通知设置', 'Choose how one is notified of a topic'],
  body: z.strictObject({ topic, ...choice }),
  output: push,
  audit: 'message.push',
  example: { body: { topic: 'report', office: true, mail: false, sms: false } },
})

export const saveDigest = endpoint({
  ...changes,
  path: `${path}/digest`,
  access: 'signedIn',
  summary: ['保存自己的每日汇总邮件设置', 'Choose whether one gets the daily summary by e-mail'],
  body: z.strictObject({ digest: labelled(z.boolean(), ['每日汇总邮件', 'Daily summary by e-mail']) }),
  output: push,
  audit: 'message.digest',
  example: { body: { digest: false } },
})
