// Every refusal that an endpoint may answer, by what it declares; `default` is for the rare others.
import type { EndpointSpec } from '../endpoint.ts'
import type { Json } from './schema.ts'

const text = { type: 'string' }

/** The envelope of a refusal. `data` says what to do first (403) or how the record is now (409). */
const body: Json = {
  type: 'object',
  properties: {
    code: { type: 'integer', description: 'The HTTP status · 与 HTTP 状态相同' },
    msg: { ...text, description: 'In the language of Accept-Language · 语言随 Accept-Language' },
    data: {
      description:
        'null, or what is needed first (403: needs), or the present revision (409: rev, by, at) · 无，或须先完成的步骤，或当前修订',
    },
    errors: {
      type: 'array',
      maxItems: 20,
      description: 'Each field that is wrong, by its path · 有误的字段及其路径',
      items: { type: 'object', properties: { field: text, msg: text }, required: ['field', 'msg'] },
    },
    traceId: { ...text, description: 'Of an unexpected failure (500) · 意外错误的编号' },
    error: { ...text, description: 'Of the token endpoint: RFC 6749, 5.2 · 令牌接口的错误代码' },
    error_description: text,
  },
  required: ['code', 'msg', 'data'],
  additionalProperties: false,
}

const retry = { 'Retry-After': { description: 'Seconds · 秒', schema: { type: 'integer', minimum: 1 } } }
const left = {
  RateLimit: {
    description: 'The limit, the calls that are left, and the seconds until all are · 限额名称、剩余次数、复位秒数',
    schema: text,
  },
  'RateLimit-Policy': { description: 'The limit, its calls, and its seconds · 限额名称、次数、秒数', schema: text },
}
const proof = { 'WWW-Authenticate': { schema: text } }

/** By the name of the component: status, when it is answered, example of a message, and headers. */
const kinds = {
  BadInput: [400, 'The input is not valid; `errors` names the fields · 输入有误', 'Page size must be at most 200'],
  SignInNeeded: [401, 'No valid token · 未登录或令牌失效', 'You are signed out. Please sign in again', proof],
  NotAllowed: [
    403,
    'Not permitted, or something is needed first (`data.needs`) · 没有权限，或须先完成某一步',
    'You do not have permission to do this',
  ],
  NotFound: [
    404,
    'No such record within the caller’s scope · 记录不存在，或不在数据范围内',
    'This record does not exist or is outside your data scope',
  ],
  Conflict: [
    409,
    'The state of the record, a stale revision or a duplicate forbids it · 与当前状态、修订或已有记录冲突',
    'This duplicates an existing record',
  ],
  TooLarge: [413, 'The body or file is too large · 内容过大', 'Too large. The limit is 10 MB'],
  OtherBody: [
    422,
    'The Idempotency-Key was used with a different request · 同一 Idempotency-Key 的请求内容不同',
    'This Idempotency-Key was used with a different request',
  ],
  TooMany: [
    429,
    'Too many calls; repeat after Retry-After · 访问过于频繁',
    'Too many requests. Try again in 12 s',
    { ...retry, ...left },
  ],
  Unexpected: [
    500,
    'A fault of the server; nothing was saved · 服务器内部错误，未保存任何内容',
    'Something went wrong on our side',
  ],
  Busy: [
    503,
    'Busy or without database; repeat after Retry-After · 系统繁忙',
    'The system is busy. Please try again shortly',
    retry,
  ],
  NoSpace: [507, 'Storage is full; nothing was saved · 存储空间不足，未保存', 'Storage is full. Nothing was saved'],
} as const satisfies Record<string, readonly [number, string, string, Json?]>
type Kind = keyof typeof kinds

export const refusalSchema = { Refusal: body }

const content = (code: number | undefined, msg: string) => ({
  'application/json': {
    schema: { $ref: '#/components/schemas/Refusal' },
    ...(code === undefined ? {} : { example: { code, msg, data: null } }),
  },
})

export const refusalResponses: Json = {
  ...Object.fromEntries(
    Object.entries(kinds).map(([name, [code, description, msg, headers]]) => [
      name,
      { description, ...(headers ? { headers } : {}), content: content(code, msg) },
    ]),
  ),
  Refusal: { description: 'Any other refusal · 其他拒绝', content: content(undefined, '') },
}

function mayBe(endpoint: EndpointSpec): Kind[] {
  const { access, params, query, body: asked, upload, effect, idempotent, rate, proof: proves } = endpoint
  const found: [Kind, boolean][] = [
    ['BadInput', Boolean(params ?? query ?? asked ?? upload ?? idempotent)],
    ['SignInNeeded', access !== 'anyone' || proves !== undefined],
    ['NotAllowed', access !== 'anyone' || proves === 'refreshCookie'],
    // A write may miss what is the caller's own too, such as a picture.
    ['NotFound', Boolean(params ?? query ?? asked) || effect === 'write'],
    ['Conflict', effect === 'write'],
    ['TooLarge', Boolean(asked ?? upload)],
    ['OtherBody', Boolean(idempotent)],
    ['TooMany', rate !== 'none' || access !== 'anyone'],
    ['Unexpected', true],
    ['Busy', true],
    ['NoSpace', effect === 'write'],
  ]
  return found.flatMap(([kind, does]) => (does ? [kind] : []))
}

/** The refusals of one endpoint, as references to the components. */
export const refusalsOf = (endpoint: EndpointSpec): Json => ({
  ...Object.fromEntries(mayBe(endpoint).map((kind) => [kinds[kind][0], { $ref: `#/components/responses/${kind}` }])),
  default: { $ref: '#/components/responses/Refusal' },
})
