// Sends short messages through Alibaba Cloud: the call SendSms of 2017-05-25, signed with ACS3-HMAC-SHA256.
import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { AliyunSms } from '../../config/services/integrations.ts'
import { askService, internationally, valuesIn, type SmsPort } from './port.ts'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Encodes by RFC 3986: letters, digits and - _ . ~ stay. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

export const queryOf = (parameters: Readonly<Record<string, string>>): string =>
  Object.keys(parameters)
    .toSorted()
    .map((key) => `${encoded(key)}=${encoded(parameters[key] ?? '')}`)
    .join('&')

interface Call {
  host: string
  action: string
  version: string
  /** ISO 8601, to the second, in UTC. */
  date: string
  nonce: string
  query: string
}

/** The headers of a POST without a body, including the signature. Alibaba Cloud, "V3 request structure and signature". */
export function signed(call: Call, { keyId, keySecret }: Pick<AliyunSms, 'keyId' | 'keySecret'>) {
  const headers = {
    'x-acs-action': call.action,
    'x-acs-content-sha256': hash(''),
    'x-acs-date': call.date,
    'x-acs-signature-nonce': call.nonce,
    'x-acs-version': call.version,
  }
  // The host is signed too, but the HTTP client sets it by itself.
  const lines = [['host', call.host], ...Object.entries(headers)]
  const names = lines.map(([name]) => name).join(';')
  const request = ['POST', '/', call.query, lines.map((line) => `${line.join(':')}\n`).join(''), names, hash('')].join(
    '\n',
  )
  const signature = createHmac('sha256', keySecret)
    .update(`ACS3-HMAC-SHA256\n${hash(request)}`)
    .digest('hex')
  return {
    ...headers,
    authorization: `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${names},Signature=${signature}`,
  }
}

export const aliyun = (service: AliyunSms): SmsPort => ({
  name: 'aliyun',
  async send(sms) {
    const query = queryOf({
      PhoneNumbers: internationally(sms.to).slice(1),
      SignName: service.sign,
      TemplateCode: service.templates[sms.template],
      TemplateParam: JSON.stringify(valuesIn(sms)),
    })
    const { host } = new URL(service.endpoint)
    const date = new Date().toISOString().replace(/\.\d+/, '')
    const call = { host, action: 'SendSms', version: '2017-05-25', date, nonce: randomUUID(), query }
    const headers = signed(call, service)
    const said = (await askService(`${service.endpoint}/?${query}`, { method: 'POST', headers })) as { Code?: string }
    if (said.Code !== 'OK') throw new Error(`Aliyun did not take the message: ${String(said.Code).slice(0, 100)}`)
  },
})
