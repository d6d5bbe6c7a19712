// Every port that reaches people outside the office. A port that is not configured is off.
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import type { MailPort } from './mail/port.ts'
import { smtp } from './mail/smtp.ts'
import { mailSink, smsSink } from './sink.ts'
import { aliyun } from './sms/aliyun.ts'
import type { SmsPort } from './sms/port.ts'
import { tencent } from './sms/tencent.ts'

export interface Integrations {
  sms: SmsPort | undefined
  mail: MailPort | undefined
  /** Called with the reason why a message was not sent. */
  report: (error: unknown) => void
}

const smsPort = ({ sms }: Pick<Config, 'sms'>, db: Db, log: Logger): SmsPort | undefined => {
  switch (sms.kind) {
    case 'off':
      return undefined
    case 'sink':
      return smsSink(db, log)
    case 'aliyun':
      return aliyun(sms)
    case 'tencent':
      return tencent(sms)
  }
}

const mailPort = ({ mail }: Pick<Config, 'mail'>, db: Db, log: Logger): MailPort | undefined => {
  switch (mail.kind) {
    case 'off':
      return undefined
    case 'sink':
      return mailSink(db, log)
    case 'smtp':
      return smtp(mail)
  }
}

/** The ports that the environment configures. */
export const portsOf = (config: Pick<Config, 'sms' | 'mail'>, db: Db, log: Logger) => ({
  sms: smsPort(config, db, log),
  mail: mailPort(config, db, log),
})
