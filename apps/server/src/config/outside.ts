// Which services send messages by SMS and mail, from the environment. A sink is refused in production.
import { problem } from './problem.ts'

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

type Get = (name: string) => string | undefined

/** `off` and `sink`, which SMS and mail have in common; undefined for another text. */
function readSimple(name: string, text: string | undefined, production: boolean): Simple | undefined {
  if (text === undefined) return { kind: production ? 'off' : 'sink' }
  if (text === 'off') return { kind: 'off' }
  if (text !== 'sink') return undefined
  if (!production) return { kind: 'sink' }
  return problem(
    name,
    [
      '在 NODE_ENV=production 时不允许：验证码会留在日志中',
      'is not allowed with NODE_ENV=production: codes would be written to the log',
    ],
    text,
  )
}

const servers = { aliyun: 'https://dysmsapi.aliyuncs.com', tencent: 'https://sms.tencentcloudapi.com' }

/** Must be encrypted in production, because codes are sent through it. */
function readEndpoint(text: string, production: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const fits = url && (url.protocol === 'https:' || (url.protocol === 'http:' && !production))
  if (fits && url.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin
  const form = servers.aliyun
  return problem('SMS_ENDPOINT', [`须为网址，形如 ${form}`, `must be an address such as ${form}`], text)
}

/** The message does not show the value, because it may be a secret. */
function needed(get: Get, name: string, by: string): string {
  const text = get(name)
  if (text !== undefined && text.length <= 200 && !/\p{Cc}/u.test(text)) return text
  return problem(name, [
    `在 ${by} 时必须设置，且为不超过 200 个字符的一行文字`,
    `is required with ${by}: one line of at most 200 characters`,
  ])
}

export function readSms(get: Get, production: boolean): SmsService {
  const kind = get('SMS')?.toLowerCase()
  const simple = readSimple('SMS', kind, production)
  if (simple) return simple
  if (kind !== 'aliyun' && kind !== 'tencent')
    return problem('SMS', ['须为 off、sink、aliyun 或 tencent', 'must be off, sink, aliyun or tencent'], kind)
  const by = `SMS=${kind}`
  const service = {
    keyId: needed(get, 'SMS_KEY_ID', by),
    keySecret: needed(get, 'SMS_KEY_SECRET', by),
    sign: needed(get, 'SMS_SIGN', by),
    templates: { code: needed(get, 'SMS_TEMPLATE_CODE', by), message: needed(get, 'SMS_TEMPLATE_MESSAGE', by) },
    endpoint: readEndpoint(get('SMS_ENDPOINT') ?? servers[kind], production),
  }
  if (kind === 'aliyun') return { kind, ...service }
  return { kind, ...service, appId: needed(get, 'SMS_APP_ID', by), region: get('SMS_REGION') ?? 'ap-guangzhou' }
}

/** The message does not show the address, because it may contain a password. */
export function readMail(get: Get, production: boolean): MailService {
  const url = get('SMTP_URL')
  const simple = readSimple('SMTP_URL', url?.toLowerCase(), production)
  if (simple) return simple
  const form = 'smtps://name:password@mail.example.cn'
  const parsed = url !== undefined && URL.canParse(url) ? new URL(url) : undefined
  if (url === undefined || !parsed?.hostname || !/^smtps?:$/.test(parsed.protocol))
    return problem('SMTP_URL', [`须为 off、sink，或形如 ${form}`, `must be off, sink, or look like ${form}`])
  const from = needed(get, 'MAIL_FROM', 'SMTP_URL')
  if (!/^([^<>]*<)?[^\s@<>]+@[^\s@<>]+>?$/.test(from))
    return problem('MAIL_FROM', ['须为邮箱地址', 'must be an e-mail address'], from)
  return { kind: 'smtp', url, from }
}
