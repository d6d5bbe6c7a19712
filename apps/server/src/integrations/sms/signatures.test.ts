// Tests the signatures of both services against their published examples, and the calls as a server of the test receives them.
import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { aliyun, queryOf, signed } from './aliyun.ts'
import { authorization, tencent } from './tencent.ts'

describe('the published example of', () => {
  test('Alibaba Cloud, V3 request structure and signature', () => {
    const headers = signed(
      {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        action: 'RunInstances',
        version: '2014-05-26',
        date: '2023-10-26T10:22:32Z',
        nonce: '3156853299f313e23d1673dc12e1703d',
        query: queryOf({
          RegionId: 'cn-shanghai',
          ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
        }),
      },
      { keyId: 'YourAccessKeyId', keySecret: 'YourAccessKeySecret' },
    )
    expect(headers.authorization).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    )
  })

  test('Tencent Cloud, signature v3', () => {
    const key = { keyId: `AKID${'*'.repeat(32)}`, keySecret: '*'.repeat(32) }
    const call = {
      host: 'cvm.tencentcloudapi.com',
      service: 'cvm',
      action: 'DescribeInstances',
      timestamp: 1_551_113_065,
      body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
    }
    expect(authorization(call, key)).toBe(
      `TC3-HMAC-SHA256 Credential=${key.keyId}/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f`,
    )
  })
})

test('a query is encoded by RFC 3986', () => {
  expect(queryOf({ b: "a b*'()!~", a: '签名' })).toBe('a=%E7%AD%BE%E5%90%8D&b=a%20b%2A%27%28%29%21~')
})

interface Received {
  request: IncomingMessage
  body: string
}

const received: Received[] = []
let answer: unknown
const server = createServer((request, reply) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    received.push({ request, body: Buffer.concat(chunks).toString('utf8') })
    reply.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())

const common = {
  keyId: 'id',
  keySecret: 'secret',
  sign: '登记系统',
  templates: { code: 'SMS_1', message: 'SMS_2' },
  endpoint,
}
const code = { to: '13800138000', lang: 'zh', template: 'code', values: { code: '012345', minutes: '5' } } as const
const message = {
  to: '+85261234567',
  lang: 'zh',
  template: 'message',
  values: { text: ['有一份报告待处理', 'A report waits'] },
} as const

describe('a message by', () => {
  test('Alibaba Cloud has its number, template and values in the signed query', async () => {
    answer = { Code: 'OK', Message: 'OK', RequestId: 'x', BizId: 'y' }
    await aliyun({ kind: 'aliyun', ...common }).send(code)
    await aliyun({ kind: 'aliyun', ...common }).send(message)
    const queries = received.splice(0).map(({ request }) => {
      expect(request).toMatchObject({
        method: 'POST',
        headers: { 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25', host: new URL(endpoint).host },
      })
      return Object.fromEntries(new URL(request.url ?? '', endpoint).searchParams)
    })
    expect(queries).toEqual([
      {
        PhoneNumbers: '8613800138000',
        SignName: '登记系统',
        TemplateCode: 'SMS_1',
        TemplateParam: '{"code":"012345","minutes":"5"}',
      },
      {
        PhoneNumbers: '85261234567',
        SignName: '登记系统',
        TemplateCode: 'SMS_2',
        TemplateParam: '{"text":"有一份报告待处理"}',
      },
    ])
  })

  test('Tencent Cloud has them in the signed body', async () => {
    answer = { Response: { SendStatusSet: [{ Code: 'Ok' }], RequestId: 'x' } }
    const port = tencent({ kind: 'tencent', ...common, appId: '1400006666', region: 'ap-guangzhou' })
    await port.send(code)
    await port.send(message)
    const [first, second] = received.splice(0)
    expect(first?.request.headers).toMatchObject({
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-region': 'ap-guangzhou',
    })
    expect(first?.request.headers.authorization).toBe(
      authorization(
        {
          host: new URL(endpoint).host,
          service: 'sms',
          action: 'SendSms',
          timestamp: Number(first?.request.headers['x-tc-timestamp']),
          body: first?.body ?? '',
        },
        common,
      ),
    )
    expect(JSON.parse(first?.body ?? '')).toEqual({
      PhoneNumberSet: ['+8613800138000'],
      SmsSdkAppId: '1400006666',
      SignName: '登记系统',
      TemplateId: 'SMS_1',
      TemplateParamSet: ['012345', '5'],
    })
    expect(JSON.parse(second?.body ?? '')).toMatchObject({
      PhoneNumberSet: ['+85261234567'],
      TemplateParamSet: ['有一份报告待处理'],
    })
  })

  test.each([
    [
      'Aliyun',
      aliyun({ kind: 'aliyun', ...common }),
      { Code: 'isv.BUSINESS_LIMIT_CONTROL' },
      'isv.BUSINESS_LIMIT_CONTROL',
    ],
    [
      'Tencent, of the call',
      tencent({ kind: 'tencent', ...common, appId: '1', region: 'x' }),
      { Response: { Error: { Code: 'AuthFailure.SignatureFailure', Message: 'x' } } },
      'AuthFailure.SignatureFailure',
    ],
    [
      'Tencent, of the number',
      tencent({ kind: 'tencent', ...common, appId: '1', region: 'x' }),
      { Response: { SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit' }] } },
      'LimitExceeded.PhoneNumberDailyLimit',
    ],
    ['a page instead of an answer', aliyun({ kind: 'aliyun', ...common }), '<html>', 'without JSON'],
  ])('a refusal of %s is an error that names the reason and not the number', async (_, port, said, reason) => {
    answer = said
    const refusal = await port.send(code).then(
      () => '',
      (error: unknown) => String(error),
    )
    received.length = 0
    expect(refusal).toContain(reason)
    expect(refusal).not.toMatch(/13800138000|012345/)
  })
})
