// Sends short messages through Tencent Cloud: the call SendSms of 2021-01-11, signed with TC3-HMAC-SHA256.
import { createHash, createHmac } from 'node:crypto'
import type { TencentSms } from '../../config/services/integrations.ts'
import { askService, internationally, valuesIn, type SmsPort } from './port.ts'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
const mac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

interface Call {
  host: string
  service: string
  action: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

/** The value of `Authorization` for a POST of JSON. Tencent Cloud, "Signature v3". */
export function authorization(
  { host, service, action, timestamp, body }: Call,
  { keyId, keySecret }: Pick<TencentSms, 'keyId' | 'keySecret'>,
): string {
  const names = 'content-type;host;x-tc-action'
  const headers = `content-type:application/json; charset=utf-8\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`
  const request = ['POST', '/', '', headers, names, hash(body)].join('\n')
  const day = new Date(timestamp * 1_000).toISOString().slice(0, 10)
  const range = `${day}/${service}/tc3_request`
  const key = mac(mac(mac(`TC3${keySecret}`, day), service), 'tc3_request')
  const signature = mac(key, ['TC3-HMAC-SHA256', timestamp, range, hash(request)].join('\n')).toString('hex')
  return `TC3-HMAC-SHA256 Credential=${keyId}/${range}, SignedHeaders=${names}, Signature=${signature}`
}

interface Said {
  Response?: { Error?: { Code?: string }; SendStatusSet?: { Code?: string }[] }
}

export const tencent = (on: TencentSms): SmsPort => ({
  name: 'tencent',
  async send(sms) {
    const body = JSON.stringify({
      PhoneNumberSet: [internationally(sms.to)],
      SmsSdkAppId: on.appId,
      SignName: on.sign,
      TemplateId: on.templates[sms.template],
      // The template numbers its parameters by position.
      TemplateParamSet: Object.values(valuesIn(sms)),
    })
    const { host } = new URL(on.endpoint)
    const timestamp = Math.floor(Date.now() / 1_000)
    const { Response: said } = (await askService(on.endpoint, {
      method: 'POST',
      headers: {
        authorization: authorization({ host, service: 'sms', action: 'SendSms', timestamp, body }, on),
        'content-type': 'application/json; charset=utf-8',
        'x-tc-action': 'SendSms',
        'x-tc-version': '2021-01-11',
        'x-tc-timestamp': String(timestamp),
        'x-tc-region': on.region,
      },
      body,
    })) as Said
    const code = said?.Error?.Code ?? said?.SendStatusSet?.[0]?.Code
    if (code !== 'Ok') throw new Error(`Tencent did not take the message: ${String(code).slice(0, 100)}`)
  },
})
