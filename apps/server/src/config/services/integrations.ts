// Which services send messages by SMS and mail, from the environment. A sink is refused in production.
import type { Phrase } from '@register/contract/phrase'
import { problem, together } from '../problem.ts'
import type { Reading } from '../read.ts'

export interface AliyunSms {
  kind: 'aliyun'
  keyId: string
  keySecret: string
  /** The signature shown in the message, and the approved templates. */
  sign: string
  templates: { code: string; message: string }
  /** Scheme and host. */
  endpoint: string
}

/** As for Alibaba Cloud, and the application that signature and templates belong to. */
export interface TencentSms extends Omit<AliyunSms, 'kind'> {
  kind: 'tencent'
  appId: string
  region: string
}

export interface SmtpMail {
  kind: 'smtp'
  /** smtp: or smtps:, with name and password when the server demands them. */
  url: string
  /** The sender: an address, or a name with an address in angle brackets. */
  from: string
}

interface Simple {
  kind: 'off' | 'sink'
}
export type SmsService = Simple | AliyunSms | TencentSms
export type MailService = Simple | SmtpMail

/** `off` and `sink`, which SMS and mail have in common; undefined for a service. */
function readSimple(name: string, kind: string | undefined, production: boolean): Simple | undefined {
  if (kind === undefined) return { kind: production ? 'off' : 'sink' }
  if (kind === 'off') return { kind: 'off' }
  if (kind !== 'sink') return undefined
  if (!production) return { kind: 'sink' }
  return problem(
    name,
    [
      '在 NODE_ENV=production 时不允许：验证码会留在日志中',
      'is not allowed with NODE_ENV=production: codes would be written to the log',
    ],
    kind,
  )
}

const servers = { aliyun: 'https://dysmsapi.aliyuncs.com', tencent: 'https://sms.tencentcloudapi.com' }

/** Must be encrypted in production, because codes are sent through it. */
function readEndpoint(read: Reading, usual: string, production: boolean): string {
  const endpoint = read('SMS_ENDPOINT') ?? usual
  if (production && !endpoint.startsWith('https:'))
    problem('SMS_ENDPOINT', ['在 NODE_ENV=production 时须为 https', 'must be https with NODE_ENV=production'], endpoint)
  return endpoint
}

const requiredBy = (by: string): Phrase => [`在 ${by} 时必须设置`, `is required with ${by}`]

export function readSms(read: Reading, production: boolean): SmsService {
  const kind = read('SMS')
  const simple = readSimple('SMS', kind, production)
  if (simple || (kind !== 'aliyun' && kind !== 'tencent')) return simple ?? { kind: 'off' }
  const because = requiredBy(`SMS=${kind}`)
  const service = {
    keyId: () => read.needed('SMS_KEY_ID', because),
    keySecret: () => read.needed('SMS_KEY_SECRET', because),
    sign: () => read.needed('SMS_SIGN', because),
    templates: () =>
      together({
        code: () => read.needed('SMS_TEMPLATE_CODE', because),
        message: () => read.needed('SMS_TEMPLATE_MESSAGE', because),
      }),
    endpoint: () => readEndpoint(read, servers[kind], production),
  }
  if (kind === 'aliyun') return { kind, ...together(service) }
  const appId = () => read.needed('SMS_APP_ID', because)
  return { kind, ...together({ ...service, appId, region: () => read('SMS_REGION') ?? 'ap-guangzhou' }) }
}

export function readMail(read: Reading, production: boolean): MailService {
  const url = read('SMTP_URL')
  const simple = readSimple('SMTP_URL', url, production)
  if (simple || url === undefined) return simple ?? { kind: 'off' }
  return { kind: 'smtp', url, from: read.needed('MAIL_FROM', requiredBy('SMTP_URL')) }
}
