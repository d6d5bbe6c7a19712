// Replaces the services in tests and demonstrations: writes each message to the log and to a row. Never in production.
import { maskedEmail, maskedPhone } from '@register/contract/input/mask'
import type { Phrase } from '@register/contract/phrase'
import type { Logger } from 'pino'
import type { Db } from '../db/connect.ts'
import type { MailPort } from './mail/port.ts'
import type { Sms, SmsPort } from './sms/port.ts'

type Log = Pick<Logger, 'warn'>
type Row = { channel: 'sms' | 'mail'; recipient: string; text: Phrase }

async function record(db: Db, log: Log, { channel, recipient, text: [text_zh, text_en] }: Row): Promise<void> {
  log.warn({ channel, recipient, text: text_en }, 'kept instead of being sent')
  await db.insertInto('sent_message').values({ channel, recipient, text_zh, text_en }).execute()
}

/** The message in the words of the operator's templates. */
const read = (sms: Sms): Phrase =>
  sms.template === 'message'
    ? sms.values.text
    : [
        `验证码 ${sms.values.code}，${sms.values.minutes} 分钟内有效。请勿告诉他人。`,
        `Your code is ${sms.values.code}, valid for ${sms.values.minutes} minutes. Do not share it.`,
      ]

export const smsSink = (db: Db, log: Log): SmsPort => ({
  name: 'sink',
  send: (sms) => record(db, log, { channel: 'sms', recipient: maskedPhone(sms.to), text: read(sms) }),
})

export const mailSink = (db: Db, log: Log): MailPort => ({
  name: 'sink',
  send: ({ to, subject, text }) =>
    record(db, log, {
      channel: 'mail',
      recipient: maskedEmail(to),
      text: [`${subject[0]}\n${text[0]}`, `${subject[1]}\n${text[1]}`],
    }),
})
