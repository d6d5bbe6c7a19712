// Sends generated requests to every endpoint: the result must be a refusal or an answer, quick and short, and never a 500.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '@register/contract/all'
import { demoStatus } from '@register/contract/demo/sample'
import type { EndpointSpec } from '@register/contract/endpoint'
import { logout } from '@register/contract/system/account'
import { sequenced } from './log/sequenced.ts'
import { testApp } from './app.ts'

const app = await testApp()
// Without a checkpoint the files of the public log are answered with 503.
await sequenced(app)
const admin = await app.as('admin')
const staff = await app.as('body-staff')

/** The same requests in every run; FUZZ_SEED chooses others, FUZZ_RUNS the number of runs. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)
const runs = Number(process.env['FUZZ_RUNS'] ?? 40)
/** An answer that takes longer counts as a hang; callers give up after 10 s. */
const patienceMs = 9_000
/** A refusal lists twenty problems at most. */
const longestRefusal = 32_000

const inherited = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'prototype', '__defineGetter__']
const oddTexts = [
  ...inherited,
  '',
  ' ',
  '0',
  '-1',
  '0x1',
  '1e3',
  '1.5',
  '９',
  '99999999999999999999',
  'NaN',
  'null',
  '0000-01-01',
  '0000-00-00',
  '-0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '+275760-09-13',
  '2026-01-01,0000-01-01',
  "' or 1=1 --",
  '%',
  '\\',
  '_%_',
  '\u0000',
  '\u200b',
  '\u202e',
  '\ud800',
  '😀',
  '梯',
  '|=',
  'a|include&&b|notinclude',
  '|include&&|include&&',
  'published|>',
  '../../etc/passwd',
  '%2e%2e%2f',
  'x'.repeat(600),
]
const text = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...oddTexts) }, fc.string({ maxLength: 30 }))
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: text },
  fc.constantFrom(null, true, false, 0, -1, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}, [[]], [null], [{}]),
  fc.array(text, { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 3 }),
)
const key = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...inherited) }, text)

interface Shape {
  properties?: Record<string, unknown>
}
const keysOf = (schema: z.ZodType | undefined): string[] =>
  schema ? Object.keys((z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape).properties ?? {}) : []

/** Some declared fields with arbitrary values, the others as in the example, and sometimes an undeclared field. */
function fieldsFrom(schema: z.ZodType | undefined, example: unknown, part: fc.Arbitrary<unknown>) {
  const declared = keysOf(schema)
  const known =
    declared.length > 0 ? fc.dictionary(fc.constantFrom(...declared), part, { maxKeys: 4 }) : fc.constant({})
  const strange = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, fc.dictionary(key, part, { maxKeys: 3 }))
  return fc
    .tuple(fc.boolean(), known, strange)
    .map(([whole, some, more]) => ({ ...(whole ? (example as object) : {}), ...some, ...more }))
}

interface Sent {
  type?: string
  payload?: string | Buffer
}
const asJson = (body: unknown): Sent => ({ type: 'application/json', payload: JSON.stringify(body) ?? '' })

const rawText = fc.oneof(
  fc.constantFrom(
    '{',
    '[',
    '"',
    '{"a":}',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '[1,2',
    'null',
    '1e999',
    '"\\ud800"',
    `${'['.repeat(3_000)}${']'.repeat(3_000)}`,
    `{"a":${'{"a":'.repeat(800)}1${'}'.repeat(800)}}`,
  ),
  fc.string({ maxLength: 200 }),
)
const mediaTypes = [
  'application/json',
  'text/plain',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  '',
  '/',
  'a/b;c',
]

/** A form with a file whose content does not agree with its name. */
const wholeForm = fc
  .tuple(
    fc.constantFrom('pdf', 'png', 'jpg', 'gif', 'xlsx', 'docx', 'zip', 'ofd', 'mp4', 'exe'),
    fc.uint8Array({ maxLength: 60 }),
    fc.constantFrom('', '89504e470d0a1a0a', 'ffd8ffe0', '474946383961', '504b0304', '25504446'),
  )
  .map(([type, bytes, magic]): Sent => ({
    type: 'multipart/form-data; boundary=b',
    payload: Buffer.concat([
      Buffer.from(`--b\r\ncontent-disposition: form-data; name="file"; filename="a.${type}"\r\n\r\n`),
      Buffer.from(magic, 'hex'),
      bytes,
      Buffer.from('\r\n--b--\r\n'),
    ]),
  }))

/** Pieces of forms in any order, which seldom make a valid form. */
const formPieces = fc.constantFrom(
  '--b\r\n',
  '--b--\r\n',
  '--b',
  '\r\n',
  '\r\n\r\n',
  'content-disposition: form-data; name="file"; filename="a.pdf"\r\n',
  'content-disposition: form-data; name="file"; filename="a\u202e.pdf"\r\n',
  'content-disposition: form-data; name="kind"\r\n',
  'content-disposition: form-data; name="__proto__"\r\n',
  'content-disposition: form-data; name="constructor"\r\n',
  'content-disposition: form-data\r\n',
  'content-type: application/json\r\n',
  'content-transfer-encoding: base64\r\n',
  '%PDF-1.4\n%%EOF',
  'x',
)
const form = fc
  .tuple(
    fc.array(formPieces, { maxLength: 12 }),
    fc.constantFrom('; boundary=b', '; boundary=', '', '; boundary=other'),
  )
  .map(([pieces, boundary]): Sent => ({
    type: `multipart/form-data${boundary}`,
    payload: Buffer.from(pieces.join(''), 'latin1'),
  }))

function bodyFor(endpoint: EndpointSpec): fc.Arbitrary<Sent> {
  if (endpoint.method === 'GET') return fc.constant({})
  return fc.oneof(
    { weight: 6, arbitrary: fieldsFrom(endpoint.body, endpoint.example?.body, value).map(asJson) },
    { weight: 1, arbitrary: value.map(asJson) },
    { weight: 2, arbitrary: fc.record({ type: fc.constantFrom(...mediaTypes), payload: rawText }) },
    { weight: endpoint.upload ? 8 : 1, arbitrary: form },
    ...(endpoint.upload ? [{ weight: 8, arbitrary: wholeForm }] : []),
  )
}

/** Half a character cannot be part of an address. */
const inAddress = (part: string) => encodeURIComponent(part.replace(/\p{Surrogate}/gu, '?'))

function addressFor(endpoint: EndpointSpec): fc.Arbitrary<string> {
  const names = endpoint.path.match(/\{\+?\w+\}/g) ?? []
  const path = fc
    .array(fc.oneof(fc.constantFrom('1', '%00', '%ff', '%E0%A4%A', '.', '..'), text.map(inAddress)), {
      minLength: names.length,
      maxLength: names.length,
    })
    .map((given) => given.reduce((whole, one) => whole.replace(/\{\w+\}/, () => one || 'x'), endpoint.path as string))
  const query = fc.oneof(
    { weight: 1, arbitrary: fc.constant('') },
    {
      weight: 5,
      arbitrary: fieldsFrom(endpoint.query, endpoint.example?.query, text).map((given) =>
        Object.entries(given)
          .map(([name, one]) => `${inAddress(name)}=${inAddress(String(one))}`)
          .join('&'),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('&', '=', 'a[b]=1', 'a=1&a=2', '__proto__[x]=1', '%', '%ff=%ff', 'a=%E0%A4%A'),
    },
  )
  return fc.tuple(path, query).map(([where, asked]) => (asked ? `${where}?${asked}` : where))
}

const headers = fc.record(
  {
    'idempotency-key': fc.constantFrom('a', 'x'.repeat(300), 'ä', ''),
    range: fc.constantFrom('bytes=0-', 'bytes=999999999-', 'bytes=-0', 'bytes=5-1', 'lines=1'),
    'accept-language': fc.constantFrom('en', 'zh', '*', ';;;', 'x'.repeat(200)),
    origin: fc.constantFrom('null', 'https://evil.example', 'no address'),
    cookie: fc.constantFrom('RT=', '__Secure-RT=x', '=;;;', '__proto__=1'),
    'content-encoding': fc.constantFrom('gzip', 'br'),
  },
  { requiredKeys: [] },
)
const tokens = [admin.token, admin.token, staff.token, undefined, 'x'.repeat(43), 'short', 'ä']

const within = <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const hang = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patienceMs} ms`)), patienceMs)
  })
  return Promise.race([work, hang]).finally(() => clearTimeout(timer))
}

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    test('refuses or answers whatever is sent', async () => {
      // Signing out would end the session; the demonstration endpoint that returns any status returns 500 on purpose.
      const callers = endpoint === logout ? [undefined] : tokens
      const fewer = endpoint.rate === 'transfer' && !endpoint.upload ? 4 : 1
      await fc.assert(
        fc.asyncProperty(
          addressFor(endpoint),
          bodyFor(endpoint),
          headers,
          fc.constantFrom(...callers),
          async (url, { type, payload }, more, token) => {
            const reply = await within(
              app.app.http.inject({
                method: endpoint.method,
                url,
                headers: {
                  ...more,
                  ...(type === undefined ? {} : { 'content-type': type }),
                  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
                },
                ...(payload === undefined ? {} : { payload }),
              }),
            )
            if (endpoint === demoStatus && reply.statusCode >= 500) return
            expect(reply.statusCode, reply.body.slice(0, 300)).not.toBe(500)
            if (reply.statusCode < 400) return
            expect(reply.rawPayload.length).toBeLessThan(longestRefusal)
            expect(reply.json()).toMatchObject({ code: reply.statusCode, msg: expect.any(String) as string })
          },
        ),
        { seed, numRuns: Math.ceil(runs / fewer) },
      )
    })
  },
)
