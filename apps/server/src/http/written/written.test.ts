// Tests that an answer out of memory reaches every kind of reader whole: as bytes or packed, with its true length, the same text in both.
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { createInflateRaw, gunzipSync, inflateRawSync, deflateRawSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { publishedReport } from '../../../test/make.ts'
import { gzipOf } from './gzip.ts'

const app = await testApp()
const report = await publishedReport(app)
// A list of one is too short to be packed.
for (let n = 0; n < 3; n++) await publishedReport(app)
let origin = ''
beforeAll(async () => {
  await app.app.http.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(app.app.http.server.address() as AddressInfo).port}`
})

/** The answer as it is on the wire. */
async function sent(path: string, body: object, headers: Record<string, string>) {
  const text = JSON.stringify(body)
  const asking = request(origin + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } })
  asking.end(text)
  const [reply] = (await once(asking, 'response')) as [IncomingMessage]
  return { status: reply.statusCode, headers: reply.headers, bytes: await buffer(reply) }
}

const kinds = [
  ['a certificate', frontAnswer.path, { publicId: report.publicId }],
  ['a list', frontList.path, { pageNum: 1, pageSize: 20 }],
] as const

const lasting = (text: string) => text.replace(/"checks":\d+,"lookedUpAt":"[^"]+"/, '')

describe.each(kinds)('%s', (_, path, body) => {
  test.each(['gzip', 'gzip, deflate, br, zstd', 'x-gzip', '*', 'br;q=1.0, gzip;q=0.5', 'identity;q=0.5, GZIP'])(
    'is packed for a reader of "%s", also the second time',
    async (accepted) => {
      const plain = await sent(path, body, {})
      for (let time = 0; time < 2; time++) {
        const packed = await sent(path, body, { 'accept-encoding': accepted })
        expect(packed.headers).toMatchObject({
          'content-encoding': 'gzip',
          'content-type': 'application/json; charset=utf-8',
          'content-length': `${packed.bytes.length}`,
          vary: 'Authorization, Accept-Language, accept-encoding',
          'cache-control': 'no-store',
        })
        expect(packed.bytes.length).toBeLessThan(plain.bytes.length)
        expect(lasting(gunzipSync(packed.bytes).toString())).toBe(lasting(plain.bytes.toString()))
      }
    },
  )

  test.each(['', 'identity', 'gzip;q=0', 'gzip;q=0, *;q=0', 'gzip;q=0.5, identity', 'br', 'deflate'])(
    'is sent as it is to a reader of "%s"',
    async (accepted) => {
      const plain = await sent(path, body, { 'accept-encoding': accepted })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.headers['content-length']).toBe(`${plain.bytes.length}`)
      expect(plain.headers.vary).toBe('Authorization, Accept-Language')
      expect(JSON.parse(plain.bytes.toString())).toMatchObject({ code: 200 })
    },
  )

  test('is one member of gzip, because readers leave out what follows the first', async () => {
    const { bytes } = await sent(path, body, { 'accept-encoding': 'gzip' })
    // The head of a member without names has ten bytes, its end eight.
    const reading = createInflateRaw()
    reading.end(bytes.subarray(10))
    await buffer(reading)
    expect(reading.bytesWritten).toBe(bytes.length - 18)
  })

  test('is read by fetch, in the language asked for', async () => {
    const ask = async (lang: string) => {
      const headers = { 'content-type': 'application/json', 'accept-language': lang }
      return (await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    }
    expect(await ask('en')).toMatchObject({ code: 200, msg: 'Done' })
    expect(await ask('zh')).toMatchObject({ code: 200, msg: '操作成功' })
  })
})

test('a short answer is not packed', async () => {
  const none = { keyword: 'nothing of this kind', pageSize: 10 }
  const { headers } = await sent(frontList.path, none, { 'accept-encoding': 'gzip' })
  expect(headers['content-encoding']).toBeUndefined()
})

test.each([0, 1, 300, 65_535])('a begin of %i bytes is put in front of what was packed before', (length) => {
  const [begin, bytes] = [Buffer.alloc(length, '始'), Buffer.from('证书'.repeat(2_000))]
  const whole = gzipOf(begin, { bytes, packed: deflateRawSync(bytes) })
  expect(gunzipSync(whole).equals(Buffer.concat([begin, bytes]))).toBe(true)
  expect(inflateRawSync(whole.subarray(10)).length).toBe(begin.length + bytes.length)
})
